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
}
