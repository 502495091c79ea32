/// Verdicts as JUnit XML, which most systems for continuous integration read.
///
/// Each golden is a test suite and each check a test case: what differs is a `failure`, what could not be
/// compared an `error`. There is no time in it, so that equal results are equal files.
public enum JUnit {
  /// The document.
  public static func document(_ verdicts: [Verdict]) -> String {
    let checks = verdicts.flatMap(\.checks)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"render-demo\" \(counts(checks))>",
    ]
    for verdict in verdicts {
      let name = Markup.escaped(verdict.name)
      lines.append("  <testsuite name=\"\(name)\" \(counts(verdict.checks))>")
      for check in verdict.checks {
        let head = "    <testcase name=\"\(check.kind.rawValue)\" classname=\"\(name)\""
        guard check.outcome != .passed else {
          lines.append(head + "/>")
          continue
        }
        let element = check.outcome == .failed ? "failure" : "error"
        let text = (check.messages + check.notes + accept(verdict)).joined(separator: "\n")
        lines.append(head + ">")
        lines.append(
          "      <\(element) message=\"\(Markup.escaped(check.messages.first ?? ""))\" "
            + "type=\"\(check.kind.rawValue)\">\(Markup.escaped(text))</\(element)>")
        lines.append("    </testcase>")
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private static func accept(_ verdict: Verdict) -> [String] {
    verdict.outcome == .failed && !verdict.acceptCommand.isEmpty
      ? ["to accept: " + verdict.acceptCommand] : []
  }

  private static func counts(_ checks: [Check]) -> String {
    let failures = checks.filter { $0.outcome == .failed }.count
    let errors = checks.filter { $0.outcome == .unusable }.count
    return "tests=\"\(checks.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"0\""
  }
}
