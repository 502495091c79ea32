import HeroCore

/// A report as one page: everything is in it, and it asks nothing of any network.
///
/// The table of verdicts is plain HTML; players, curves and contact sheets are drawn by the script from
/// the report itself, which the page holds as JSON.
public struct ReportPage: Sendable {
  private let report: Report

  /// How every page begins; by this a file is known to be ours.
  public static let signature = "<!DOCTYPE html>\n<!-- render-demo report -->\n"

  /// Creates a page.
  public init(_ report: Report) { self.report = report }

  /// The page.
  public var html: String {
    let total = VerdictText.total(report.verdicts)
    let isOnlyShown = report.entries.allSatisfy { $0.verdict?.acceptCommand.isEmpty ?? true }
    let title = isOnlyShown ? report.goldens.joined(separator: ", ") : "Motion: \(total)"
    return Self.signature + """
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(Markup.escaped(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(Markup.escaped(title))</h1>
      <p class="keys">Keys: <kbd>Space</kbd> plays, <kbd>←</kbd> <kbd>→</kbd> step by a frame, \
      <kbd>Home</kbd> <kbd>End</kbd> jump, <kbd>N</kbd> goes to the next frame that differs.</p>
      </header>
      <main>
      \(table)
      \(sections)
      </main>
      <noscript><p>Players and curves need JavaScript; the table above does not.</p></noscript>
      <script type="application/json" id="report">\(data)</script>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private var table: String {
    let rows = report.entries.map { entry -> String in
      let name = Markup.escaped(entry.name)
      let link = entry.scene == nil ? name : "<a href=\"#\(name)\">\(name)</a>"
      guard let verdict = entry.verdict else {
        return "<tr><td></td><th>\(link)</th><td></td></tr>"
      }
      let mark =
        switch verdict.outcome {
        case .passed: "<span class=\"mark passed\">passed</span>"
        case .failed: "<span class=\"mark failed\">failed</span>"
        case .unusable: "<span class=\"mark failed\">not comparable</span>"
        }
      let checks = verdict.checks.flatMap { check in
        check.messages.isEmpty
          ? ["<li>\(check.kind.rawValue): passed\(notes(check))</li>"]
          : check.messages.map { "<li>\(check.kind.rawValue): \(Self.marked($0))</li>" }
      }
      return "<tr><td>\(mark)</td><th scope=\"row\">\(link)\(settings(verdict))</th>"
        + "<td><ul>\(checks.joined())</ul></td></tr>"
    }
    return "<table class=\"verdicts\">\(rows.joined(separator: "\n"))</table>"
  }

  private func notes(_ check: Check) -> String {
    check.notes.isEmpty ? "" : " (\(Markup.escaped(check.notes.joined(separator: "; "))))"
  }

  private func settings(_ verdict: Verdict) -> String {
    guard let settings = verdict.settings else { return "" }
    let words = [
      settings.device, "@\(short(settings.scale))x", "\(settings.framesPerSecond) fps",
      settings.appearance, settings.typeSize, settings.reduceMotion ? "reduce motion" : "",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
    return "<small>\(Markup.escaped(words))</small>"
      + "<small>\(Markup.escaped(settings.script))</small>"
  }

  /// A message; what stands in backquotes is the name of a view.
  private static func marked(_ message: String) -> String {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return Markup.escaped(message) }
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? "<b>\(Markup.escaped(String(part)))</b>" : Markup.escaped(String(part))
    }.joined()
  }

  private var sections: String {
    report.entries.filter { $0.scene != nil }.map { entry in
      let name = Markup.escaped(entry.name)
      let command = entry.verdict.map { verdict in
        verdict.outcome == .failed && !verdict.acceptCommand.isEmpty
          ? """
          <p class="accept">To accept what is there as the new golden: \
          <code>\(Markup.escaped(verdict.acceptCommand))</code> \
          <button type="button" class="copy">Copy</button></p>
          """ : ""
      }
      return """
        <section class="scene" id="\(name)" aria-label="\(name)">
        <h2>\(name)</h2>
        \(command ?? "")
        </section>
        """
    }.joined(separator: "\n")
  }

  /// The report as it may stand in a script element.
  private var data: String {
    guard let bytes = try? report.json() else { return "null" }
    return String(decoding: bytes, as: UTF8.self).replacing("<", with: "\\u003c")
  }
}
