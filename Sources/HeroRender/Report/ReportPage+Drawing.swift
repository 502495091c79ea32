extension ReportPage {
  /// The part of the script that draws.
  static let drawing = #"""

      // One side of a frame: its picture, or where that is not kept, the boxes of its views.
      drawSide(context, side, frame, caption) {
        const picture = this.scene[side][frame];
        const { width, height } = context.canvas;
        if (picture !== null && picture !== undefined) {
          context.drawImage(this.images[picture], 0, 0, width, height);
          if (caption) caption.textContent = caption.textContent.replace(/ \(.*/, "");
          return;
        }
        context.fillStyle = color("--panel");
        context.fillRect(0, 0, width, height);
        const limit = side === "expected" ? this.scene.expectedCount : this.scene.actualCount;
        const words = frame >= limit ? " (no such frame)" : " (drawn from its geometry)";
        if (caption) caption.textContent = caption.textContent.replace(/ \(.*/, "") + words;
        if (frame >= limit) return;
        for (const track of this.scene.tracks) {
          if (track.kind !== "clip") this.drawBox(context, track, rowAt(track[side], frame), track.color, true);
        }
      }

      drawBox(context, track, row, stroke, isFilled) {
        if (!row || row[5] <= 0) return;
        const scale = context.canvas.width / this.scene.width;
        const [, x, y, width, height, opacity, radius] = row;
        context.save();
        context.beginPath();
        const corner = Math.max(0, Math.min(radius, width / 2, height / 2)) * scale;
        context.roundRect(x * scale, y * scale, Math.max(width, 0) * scale, Math.max(height, 0) * scale, corner);
        if (isFilled) {
          context.globalAlpha = opacity * 0.25;
          context.fillStyle = stroke;
          context.fill();
        }
        context.globalAlpha = isFilled ? Math.max(opacity, 0.15) : 1;
        context.strokeStyle = stroke;
        context.lineWidth = isFilled ? 1.5 : 3;
        context.stroke();
        if (isFilled && track.kind === "text") {
          context.fillStyle = color("--text");
          context.font = `${Math.max(12, Math.min(height * 0.7, 30) * scale * 0.8)}px sans-serif`;
          context.fillText(track.name.replace(/[“”]/g, ""), x * scale + 2, (y + height * 0.75) * scale, width * scale);
        }
        context.restore();
      }

      drawPaths(context, sides) {
        if (!this.showsPaths) return;
        const scale = context.canvas.width / this.scene.width;
        const shown = this.scene.tracks.filter((track) =>
          track.isMoving && track.kind !== "clip" && (!this.hasGolden || track.isDifferent));
        for (const side of sides) {
          context.strokeStyle = context.fillStyle = color("--" + side);
          context.setLineDash(side === "expected" ? [8, 6] : []);
          context.lineWidth = 2.5;
          for (const track of shown) {
            context.beginPath();
            let isDown = false;
            for (let frame = 0; frame < this.count; frame++) {
              const row = rowAt(track[side], frame);
              if (!row || row[5] <= 0) { isDown = false; continue; }
              const [x, y] = [(row[1] + row[3] / 2) * scale, (row[2] + row[4] / 2) * scale];
              if (isDown) context.lineTo(x, y); else context.moveTo(x, y);
              isDown = true;
            }
            context.stroke();
            const row = rowAt(track[side], this.frame);
            if (!row || row[5] <= 0) continue;
            context.beginPath();
            context.arc((row[1] + row[3] / 2) * scale, (row[2] + row[4] / 2) * scale, 5, 0, 7);
            context.fill();
          }
          context.setLineDash([]);
        }
      }

      draw() {
        this.pathButton.setAttribute("aria-pressed", this.showsPaths);
        const frame = this.frame;
        for (const [name, canvas] of Object.entries(this.canvases)) {
          const context = canvas.getContext("2d");
          context.globalAlpha = 1;
          context.clearRect(0, 0, canvas.width, canvas.height);
          if (this.mode === "onion") this.drawOnion(context, frame);
          else if (this.mode === "swipe") this.drawSwipe(context, frame);
          else if (name === "difference") this.drawDifference(context, frame);
          else {
            this.drawSide(context, name, frame, canvas.caption);
            this.drawPaths(context, [name]);
          }
        }
      }

      drawOnion(context, frame) {
        if (this.hasGolden) {
          this.drawSide(context, "expected", frame);
          context.globalAlpha = this.amount;
          this.drawSide(context, "actual", frame);
          context.globalAlpha = 1;
          return this.drawPaths(context, ["expected", "actual"]);
        }
        // Moments at equal distances, each as faint as makes all of them equally strong.
        const moments = Math.min(9, this.count);
        for (let index = 0; index < moments; index++) {
          context.globalAlpha = 1 / (index + 1);
          this.drawSide(context, "actual", Math.round((index * (this.count - 1)) / Math.max(moments - 1, 1)));
        }
        context.globalAlpha = 1;
        this.drawPaths(context, ["actual"]);
      }

      drawSwipe(context, frame) {
        const { width, height } = context.canvas;
        const edge = width * this.amount;
        for (const [side, start, end] of [["expected", 0, edge], ["actual", edge, width]]) {
          context.save();
          context.beginPath();
          context.rect(start, 0, end - start, height);
          context.clip();
          this.drawSide(context, side, frame);
          this.drawPaths(context, [side]);
          context.restore();
        }
        context.fillStyle = color("--accent");
        context.fillRect(edge - 1.5, 0, 3, height);
      }

      drawDifference(context, frame) {
        const { width, height } = context.canvas;
        const picture = this.scene.difference[frame];
        if (picture !== null && picture !== undefined) {
          return context.drawImage(this.images[picture], 0, 0, width, height);
        }
        context.fillStyle = color("--panel");
        context.fillRect(0, 0, width, height);
        context.globalAlpha = 0.2;
        this.drawSide(context, "actual", frame);
        context.globalAlpha = 1;
        for (const track of this.scene.tracks) {
          if (!track.isDifferent || !this.trackDiffers(track, frame)) continue;
          context.setLineDash([8, 6]);
          this.drawBox(context, track, rowAt(track.expected, frame), color("--expected"), false);
          context.setLineDash([]);
          this.drawBox(context, track, rowAt(track.actual, frame), color("--actual"), false);
        }
      }

      buildPlots() {
        const rank = (track) =>
          (track.isDifferent ? 4 : 0) + (track.isMoving ? 2 : 0) + (track.kind === "clip" ? 0 : 1);
        const tracks = this.scene.tracks.filter((track) => rank(track) > 1 || this.scene.tracks.length < 2);
        tracks.sort((first, second) => rank(second) - rank(first));
        if (!tracks.length) return;
        const choice = make("select", { onchange: () => this.plot(tracks[choice.selectedIndex]) },
          ...tracks.map((track) => make("option", {
            textContent: `${track.name} (${track.kind})${track.isDifferent ? " · differs" : ""}` })));
        const label = make("label", {}, "View ", choice);
        const keys = make("span", { className: "dim" });
        if (this.hasGolden) keys.append(make("span", { className: "key expected" }), " golden   ");
        keys.append(make("span", { className: "key actual" }), " actual");
        this.section.append(make("h3", { textContent: "Curves" }),
          make("div", { className: "bar" }, label, keys));
        this.plots = make("div", { className: "plots" });
        this.section.append(this.plots);
        this.plot(tracks[0]);
      }

      plot(track) {
        this.cursors = [];
        this.plots.replaceChildren(...["x", "y", "width", "height", "opacity"].map((name, index) =>
          this.curve(track, name, index + 1)));
        this.moveCursor();
      }

      curve(track, name, column) {
        const sides = this.hasGolden ? ["expected", "actual"] : ["actual"];
        const values = sides.map((side) => Array.from({ length: this.count },
          (_, frame) => rowAt(track[side], frame)?.[column] ?? null));
        const all = values.flat().filter((value) => value !== null);
        let [low, high] = all.length ? [Math.min(...all), Math.max(...all)] : [0, 1];
        if (high - low < 0.01) { low -= 0.5; high += 0.5; }
        const [left, top, width, height] = [54, 26, 332, 100];
        const x = (frame) => left + (frame / Math.max(this.count - 1, 1)) * width;
        const y = (value) => top + ((high - value) / (high - low)) * height;
        const unit = name === "opacity" ? "" : " pt";
        const plot = svg("svg", { viewBox: "0 0 400 150", role: "img",
          "aria-label": `${name} of ${track.name}, from ${low.toFixed(2)} to ${high.toFixed(2)}${unit}` });
        const text = (x, y, words, anchor, kind) => {
          const label = svg("text", { x, y, "text-anchor": anchor, class: kind ?? "" });
          label.textContent = words;
          plot.append(label);
        };
        text(8, 16, name, "start", "title");
        text(left - 6, top + 8, high.toFixed(name === "opacity" ? 2 : 1), "end");
        text(left - 6, top + height, low.toFixed(name === "opacity" ? 2 : 1), "end");
        text(left, 144, "0 s", "start");
        text(left + width, 144, seconds((this.count - 1) / this.scene.framesPerSecond), "end");
        for (const time of this.scene.changes) {
          const at = x(time * this.scene.framesPerSecond);
          plot.append(svg("line", { x1: at, x2: at, y1: top, y2: top + height, stroke: "var(--line)" }));
        }
        sides.forEach((side, number) => {
          let path = "", isDown = false;
          values[number].forEach((value, frame) => {
            if (value === null) { isDown = false; return; }
            path += `${isDown ? "L" : "M"}${x(frame).toFixed(2)} ${y(value).toFixed(2)}`;
            isDown = true;
          });
          plot.append(svg("path", { d: path, fill: "none", class: side, "stroke-width": 2,
            "stroke-dasharray": side === "expected" ? "6 4" : "none" }));
        });
        const cursor = svg("line", { y1: top, y2: top + height, stroke: "var(--accent)", "stroke-width": 1.5 });
        plot.append(cursor);
        this.cursors.push({ cursor, x });
        return plot;
      }

      moveCursor() {
        for (const { cursor, x } of this.cursors ?? []) {
          cursor.setAttribute("x1", x(this.frame));
          cursor.setAttribute("x2", x(this.frame));
        }
      }

      drawSheet() {
        const count = Math.min(24, this.count);
        const chosen = new Set(Array.from({ length: count },
          (_, index) => Math.round((index * (this.count - 1)) / Math.max(count - 1, 1))));
        this.failing.slice(0, 8).forEach((frame) => chosen.add(frame));
        for (const frame of [...chosen].sort((first, second) => first - second)) {
          const canvas = make("canvas", { width: 184,
            height: Math.round((184 * this.scene.height) / this.scene.width) });
          const button = make("button", { type: "button", className: this.differs(frame) ? "differs" : "",
            onclick: () => { this.stop(); this.show(frame); } }, canvas,
            `${frame} · ${seconds(frame / this.scene.framesPerSecond)}`);
          this.drawSide(canvas.getContext("2d"), "actual", frame);
          this.sheet.append(button);
        }
      }
    }

    const players = report.entries.filter((entry) => entry.scene).map((entry) =>
      new Player(document.getElementById(entry.name), entry.scene));
    const current = () => {
      const active = document.activeElement?.closest?.("section.scene");
      const seen = players.find((player) => player.section.getBoundingClientRect().bottom > 80);
      return players.find((player) => player.section === active) ?? seen ?? players[0];
    };
    document.addEventListener("keydown", (event) => {
      const player = current();
      const target = event.target;
      if (!player || event.ctrlKey || event.metaKey || event.altKey || target.tagName === "SELECT") return;
      const isMixer = target === player.mixer;
      const isButton = target.tagName === "BUTTON" || target.tagName === "A";
      const actions = {
        " ": () => player.toggle(),
        ArrowLeft: () => { player.stop(); player.show(player.frame - 1); },
        ArrowRight: () => { player.stop(); player.show(player.frame + 1); },
        Home: () => { player.stop(); player.show(0); },
        End: () => { player.stop(); player.show(player.count - 1); },
        n: () => player.next(),
        N: () => player.next(),
      };
      const action = actions[event.key];
      if (!action || isMixer || (isButton && event.key === " ")) return;
      event.preventDefault();
      action();
    });
    for (const button of document.querySelectorAll(".copy")) {
      button.onclick = () => {
        const code = button.previousElementSibling;
        getSelection().selectAllChildren(code);
        try { document.execCommand("copy"); } catch { return; }
        button.textContent = "Copied";
      };
    }
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () =>
      players.forEach((player) => player.draw()));
    """#
}
