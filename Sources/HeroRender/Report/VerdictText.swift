/// Verdicts as lines for a terminal.
public enum VerdictText {
  /// One verdict: a line for what was asked, and one for each thing that is wrong.
  public static func lines(_ verdict: Verdict) -> [String] {
    let mark =
      switch verdict.outcome {
      case .passed: "✓"
      case .failed: "✗"
      case .unusable: "!"
      }
    let kinds = verdict.checks.map(\.kind.rawValue).joined(separator: ", ")
    let frames = verdict.frameCount == 1 ? "1 frame" : "\(verdict.frameCount) frames"
    let isWhole = verdict.frames == 0..<verdict.frameCount
    let part = isWhole ? frames : "frames \(words(verdict.frames)) of \(verdict.frameCount)"
    var lines = ["\(mark) \(verdict.name)" + (kinds.isEmpty ? "" : "  \(kinds) (\(part))")]
    if verdict.outcome == .unusable, verdict.frameCount == 0 { lines = ["\(mark) \(verdict.name)"] }
    for check in verdict.checks {
      for message in check.messages {
        // Further lines of a message stand under its first.
        let text = message.split(separator: "\n").joined(separator: "\n      ")
        lines.append("    \(check.kind.rawValue): \(text)")
      }
      if check.kind != .physics { lines += check.notes.map { "    \(check.kind.rawValue): \($0)" } }
    }
    if verdict.outcome == .failed, !verdict.acceptCommand.isEmpty {
      lines.append("    to accept: \(verdict.acceptCommand)")
    }
    return lines
  }

  private static func words(_ frames: Range<Int>) -> String {
    frames.isEmpty ? "none" : "\(frames.lowerBound)–\(frames.upperBound - 1)"
  }

  /// One line about all verdicts.
  public static func total(_ verdicts: [Verdict]) -> String {
    let failed = verdicts.filter { $0.outcome == .failed }.count
    let unusable = verdicts.filter { $0.outcome == .unusable }.count
    let passed = verdicts.count - failed - unusable
    guard !verdicts.isEmpty else { return "nothing was compared" }
    return [
      passed > 0 ? "\(passed) passed" : nil, failed > 0 ? "\(failed) failed" : nil,
      unusable > 0 ? "\(unusable) could not be compared" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
