import HeroCore

/// `doctor`: what the machine has, what it lacks, and how to get that.
@MainActor struct DoctorCommand {
  let options: Options
  let tool: Tool

  /// Prints the findings; fails when something is missing without which nothing can be rendered.
  func run() throws(Failure) {
    let findings = tool.engine.findings()
    let missing = findings.filter { $0.found == nil }
    guard options.wantsJSON else {
      try tool.console.output(Self.text(findings, missing: missing))
      return try check(missing)
    }
    try check(missing)
    try tool.console.output(
      Summary.done(.doctor, [.init("findings", .array(findings.map(\.json)))]))
  }

  private func check(_ missing: [Finding]) throws(Failure) {
    let needed = missing.filter(\.isNeeded)
    guard !needed.isEmpty else { return }
    throw .badInput(
      "missing: \(needed.map(\.name).joined(separator: ", "))\n" + Self.remedy(needed))
  }

  private static func text(_ findings: [Finding], missing: [Finding]) -> String {
    var groups: [String] = []
    for finding in findings where !groups.contains(finding.group) { groups.append(finding.group) }
    let parts = groups.map { group in
      let rows = findings.filter { $0.group == group }.map { finding in
        let mark = finding.found == nil ? "✗" : "✓"
        return [mark, finding.name, finding.found ?? "missing: \(finding.purpose)"]
      }
      return group + "\n" + ListCommand.table(rows)
    }
    let end = missing.isEmpty ? "nothing is missing" : remedy(missing)
    return parts.joined(separator: "\n\n") + "\n\n" + end + "\n"
  }

  private static func remedy(_ missing: [Finding]) -> String {
    let apt = missing.compactMap(\.debianPackage)
    let brew = missing.compactMap(\.homebrewPackage)
    return [
      apt.isEmpty ? nil : "Debian, Ubuntu: apt-get install " + apt.joined(separator: " "),
      brew.isEmpty ? nil : "Homebrew: brew install " + brew.joined(separator: " "),
      missing.contains { $0.name == "swift" }
        ? "Swift: https://www.swift.org/install (only needed for files of your own)"
        : nil,
    ].compactMap(\.self).joined(separator: "\n")
  }
}
