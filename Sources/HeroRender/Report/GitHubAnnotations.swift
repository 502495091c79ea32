/// Verdicts as the lines by which programs annotate a run on GitHub.
public enum GitHubAnnotations {
  /// One line for each check that did not pass, and none for a verdict without such.
  public static func lines(_ verdict: Verdict) -> [String] {
    verdict.checks.filter { $0.outcome != .passed }.map { check in
      let title = "\(verdict.name): \(check.kind.rawValue)"
      let file = verdict.settings?.files.first.map { "file=\(property($0))," } ?? ""
      return "::error \(file)title=\(property(title))::"
        + data(check.messages.joined(separator: "\n"))
    }
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
