/// Verdicts as Markdown, for a pull request.
public enum MarkdownSummary {
  /// The document: a line with the result, then a table of what did not pass.
  public static func document(_ verdicts: [Verdict]) -> String {
    let bad = verdicts.filter { $0.outcome != .passed }
    var lines = ["### Motion: \(VerdictText.total(verdicts))", ""]
    guard !bad.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["| golden | check | what |", "|---|---|---|"]
    for verdict in bad {
      for check in verdict.checks where check.outcome != .passed {
        let text = check.messages.map(escaped).joined(separator: "<br>")
        lines.append("| \(escaped(verdict.name)) | \(check.kind.rawValue) | \(text) |")
      }
    }
    let commands = bad.filter { $0.outcome == .failed }.map(\.acceptCommand)
      .filter { !$0.isEmpty }
    if !commands.isEmpty {
      lines += ["", "To accept what is there:", "", "```sh"] + commands + ["```"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text as it may stand in a cell; backquotes stay, as they mark the names of views.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|": result += "\\|"
      case "<": result += "&lt;"
      case "\n", "\r\n": result += "<br>"
      case _: result.append(character)
      }
    }
    return result
  }
}
