extension ReportPage {
  /// What moves the page; plain JavaScript without a library.
  static let script = #"""
    "use strict";
    const report = JSON.parse(document.getElementById("report").textContent);
    const make = (name, properties = {}, ...children) => {
      const element = Object.assign(document.createElement(name), properties);
      element.append(...children);
      return element;
    };
    const svg = (name, attributes, ...children) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const key in attributes) element.setAttribute(key, attributes[key]);
      element.append(...children);
      return element;
    };
    const color = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    const seconds = (time) => time.toFixed(3) + " s";

    // The row of a view that holds at a frame: [frame, x, y, width, height, opacity, radius], or null.
    const rowAt = (rows, frame) => {
      let found = null;
      for (const row of rows) {
        if (row[0] > frame) break;
        found = row;
      }
      return found && found.length > 1 ? found : null;
    };

    class Player {
      constructor(section, scene) {
        this.section = section;
        this.scene = scene;
        this.count = scene.actual.length;
        this.hasGolden = scene.expectedCount !== undefined && scene.expectedCount !== null;
        this.images = scene.pictures.map((data) => {
          const image = new Image();
          image.src = "data:image/png;base64," + data;
          return image;
        });
        this.frame = 0;
        this.mode = "side";
        this.amount = 0.5;
        this.showsPaths = true;
        this.failing = [];
        for (let frame = 0; frame < this.count; frame++) if (this.differs(frame)) this.failing.push(frame);
        this.build();
        const ready = this.images.map((image) => image.decode().catch(() => {}));
        Promise.all(ready).then(() => {
          this.drawSheet();
          this.show(this.failing.length ? this.failing[0] : 0);
          section.dataset.ready = "yes";
        });
      }

      differs(frame) {
        if (!this.hasGolden) return false;
        if (frame >= this.scene.expectedCount || frame >= this.scene.actualCount) return true;
        const [expected, actual] = [this.scene.expected[frame], this.scene.actual[frame]];
        if (expected !== null && actual !== null) return expected !== actual;
        return this.scene.tracks.some((track) => track.isDifferent && this.trackDiffers(track, frame));
      }

      trackDiffers(track, frame) {
        const [old, now] = [rowAt(track.expected, frame), rowAt(track.actual, frame)];
        if (!old || !now) return old !== now;
        return old.slice(1).some((value, index) => value !== now[index + 1]);
      }

      build() {
        this.playButton = make("button", { type: "button", textContent: "Play", onclick: () => this.toggle() });
        this.slider = make("input", {
          type: "range", min: 0, max: this.count - 1, step: 1, value: 0,
          oninput: () => { this.stop(); this.show(Number(this.slider.value)); },
        });
        this.slider.setAttribute("aria-label", "Frame");
        this.ticks = svg("svg", { class: "ticks", viewBox: `0 0 ${Math.max(this.count - 1, 1)} 8`,
          preserveAspectRatio: "none", "aria-hidden": "true" });
        for (const frame of this.failing) {
          this.ticks.append(svg("rect", { x: frame - 0.4, y: 0, width: 0.8, height: 8, fill: "var(--bad)" }));
        }
        for (const time of this.scene.changes) {
          const x = time * this.scene.framesPerSecond;
          this.ticks.append(svg("rect", { x: x - 0.15, y: 3, width: 0.3, height: 5, fill: "var(--dim)" }));
        }
        this.clock = make("output", { className: "clock" });
        const scrubber = make("div", { className: "scrubber" }, this.playButton,
          make("div", { className: "track" }, this.slider, this.ticks), this.clock);

        const bar = make("div", { className: "bar" });
        const modes = this.hasGolden
          ? [["side", "Side by side"], ["onion", "Onion skin"], ["swipe", "Swipe"]]
          : [["side", "Player"], ["onion", "Onion skin"]];
        this.modeButtons = modes.map(([mode, label]) => make("button", {
          type: "button", textContent: label, value: mode, onclick: () => this.setMode(mode) }));
        bar.append(...this.modeButtons);
        this.mixer = make("input", { type: "range", min: 0, max: 1, step: 0.01, value: 0.5,
          oninput: () => { this.amount = Number(this.mixer.value); this.draw(); } });
        this.mixer.setAttribute("aria-label", "Golden to actual");
        this.mixer.hidden = true;
        this.pathButton = make("button", { type: "button", textContent: "Paths", onclick: () => {
          this.showsPaths = !this.showsPaths;
          this.draw();
        } });
        this.speed = make("select", {}, ...[1, 0.5, 0.25, 0.1].map((speed) =>
          make("option", { value: speed, textContent: speed === 1 ? "Full speed" : speed + " × speed" })));
        this.speed.setAttribute("aria-label", "Speed");
        bar.append(this.mixer, this.pathButton, this.speed);
        if (this.failing.length) {
          bar.append(make("button", { type: "button", textContent: "Next that differs", onclick: () => this.next() }));
        }

        this.panes = make("div", { className: "panes" });
        this.section.append(scrubber, bar, this.panes);
        this.buildPanes();
        this.buildPlots();
        this.section.append(make("h3", { textContent: "Contact sheet" }));
        this.sheet = make("div", { className: "sheet" });
        this.section.append(this.sheet);
      }

      buildPanes() {
        this.panes.replaceChildren();
        this.canvases = {};
        const names = this.mode === "side" && this.hasGolden
          ? [["expected", "Golden"], ["actual", "Actual"], ["difference", "Difference"]]
          : [["actual", this.mode === "side" ? "" : this.hasGolden ? "Golden and actual" : "All moments"]];
        for (const [name, label] of names) {
          const canvas = make("canvas");
          const width = Math.min(340, this.scene.width);
          const scale = width / this.scene.width;
          canvas.width = Math.round(width * 2);
          canvas.height = Math.round(this.scene.height * scale * 2);
          canvas.style.width = width + "px";
          this.canvases[name] = canvas;
          canvas.setAttribute("role", "img");
          canvas.setAttribute("aria-label", label || "Frame");
          const caption = make("figcaption", { textContent: label });
          canvas.caption = caption;
          this.panes.append(make("figure", {}, caption, canvas));
        }
        for (const button of this.modeButtons) button.setAttribute("aria-pressed", button.value === this.mode);
        this.mixer.hidden = this.mode === "side" || !this.hasGolden;
      }

      setMode(mode) { this.mode = mode; this.buildPanes(); this.draw(); }

      show(frame) {
        this.frame = Math.max(0, Math.min(this.count - 1, frame));
        this.slider.value = this.frame;
        const mark = this.differs(this.frame) ? " · differs" : "";
        const time = this.frame / this.scene.framesPerSecond;
        this.clock.textContent = `frame ${this.frame} of ${this.count - 1} · ${seconds(time)}${mark}`;
        this.slider.setAttribute("aria-valuetext", this.clock.textContent);
        this.draw();
        this.moveCursor();
      }

      next() {
        this.stop();
        this.show(this.failing.find((frame) => frame > this.frame) ?? this.failing[0] ?? this.frame);
      }

      toggle() { if (this.timer) this.stop(); else this.play(); }

      play() {
        const start = this.frame >= this.count - 1 ? 0 : this.frame;
        const began = performance.now();
        const step = (now) => {
          const rate = this.scene.framesPerSecond * Number(this.speed.value);
          const frame = start + Math.floor(((now - began) / 1000) * rate);
          this.show(frame);
          if (frame >= this.count - 1) this.stop();
          else this.timer = requestAnimationFrame(step);
        };
        this.playButton.textContent = "Pause";
        this.timer = requestAnimationFrame(step);
      }

      stop() {
        cancelAnimationFrame(this.timer);
        this.timer = null;
        this.playButton.textContent = "Play";
      }
    """# + drawing

  /// The part of the script that draws.
  private static let drawing = #"""

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
        this.drawSide(context, "actual", frame);
        context.save();
        context.beginPath();
        context.rect(0, 0, width * this.amount, height);
        context.clip();
        this.drawSide(context, "expected", frame);
        context.restore();
        context.fillStyle = color("--accent");
        context.fillRect(width * this.amount - 1.5, 0, 3, height);
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
