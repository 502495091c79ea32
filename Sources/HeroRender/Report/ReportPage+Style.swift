extension ReportPage {
  /// The looks of the page, in light and dark.
  static let style = """
    :root {
      color-scheme: light dark;
      --back: #ffffff; --text: #1c1c1e; --dim: #5b5b61; --line: #d8d8dd; --panel: #f4f4f6;
      --accent: #0060c9; --bad: #c4122f; --good: #1b7a36; --expected: #8a4fd0; --actual: #d1600a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #161618; --text: #f2f2f4; --dim: #a9a9b2; --line: #3a3a40; --panel: #222226;
        --accent: #6cb4ff; --bad: #ff7a85; --good: #63d486; --expected: #c39bff; --actual: #ffa45c;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 24px; max-width: 1280px; background: var(--back); color: var(--text);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Inter, sans-serif;
    }
    h1 { font-size: 24px; margin: 0 0 4px; }
    h2 { font-size: 19px; margin: 40px 0 8px; padding-top: 16px; border-top: 1px solid var(--line); }
    h3 { font-size: 15px; margin: 24px 0 8px; }
    small, .keys, .dim { color: var(--dim); font-size: 13px; font-weight: 400; }
    .verdicts { width: 100%; border-collapse: collapse; margin-top: 16px; }
    .verdicts td, .verdicts th {
      text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-top: 1px solid var(--line);
    }
    .verdicts small { display: block; }
    .verdicts ul { margin: 0; padding-left: 18px; overflow-wrap: anywhere; }
    .mark { font-weight: 600; white-space: nowrap; }
    .passed { color: var(--good); } .failed { color: var(--bad); }
    a { color: var(--accent); }
    code { background: var(--panel); padding: 2px 6px; border-radius: 4px; overflow-wrap: anywhere; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: inherit; }
    button, select, input { font: inherit; }
    button, select {
      color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 6px;
      padding: 4px 10px; cursor: pointer;
    }
    button[aria-pressed="true"] { background: var(--accent); color: var(--back); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .bar { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin: 8px 0; }
    .scrubber { display: grid; grid-template-columns: auto 1fr auto; gap: 12px; align-items: center; }
    .scrubber .track { position: relative; }
    .scrubber input { width: 100%; display: block; accent-color: var(--accent); margin: 0; }
    .ticks { width: 100%; height: 8px; display: block; }
    .clock { font-variant-numeric: tabular-nums; min-width: 15em; text-align: right; }
    .panes { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 12px; }
    .panes figure { margin: 0; flex: 0 1 auto; }
    .panes figcaption { font-size: 13px; color: var(--dim); margin-bottom: 4px; }
    .panes canvas {
      display: block; max-width: 100%; border: 1px solid var(--line); border-radius: 8px;
    }
    .plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(340px, 1fr)); gap: 12px; }
    .plots svg { display: block; width: 100%; height: 150px; background: var(--panel); border-radius: 8px; }
    .plots text { fill: var(--dim); font-size: 11px; }
    .plots .title { fill: var(--text); font-size: 12px; font-weight: 600; }
    .expected { stroke: var(--expected); } .actual { stroke: var(--actual); }
    .key { display: inline-block; width: 22px; height: 0; border-top: 2px solid; vertical-align: middle; }
    .key.expected { border-color: var(--expected); border-top-style: dashed; }
    .key.actual { border-color: var(--actual); }
    .sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(92px, 1fr)); gap: 8px; }
    .sheet button { padding: 3px; font-size: 12px; display: block; }
    .sheet button.differs { border-color: var(--bad); border-width: 2px; color: var(--bad); }
    .sheet canvas { width: 100%; display: block; border-radius: 4px; }
    @media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto; } }
    """
}
