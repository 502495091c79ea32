import HeroRender

/// What comparing a motion with its goldens came to; a value, so that any test framework can use it.
public struct MotionResult: Hashable, Sendable {
  /// A file that helps to understand a failure.
  public struct Attachment: Hashable, Sendable {
    /// The name of the file.
    public var name: String
    /// Its contents.
    public var bytes: [UInt8]
  }

  /// What was found out.
  public var verdict: Verdict
  /// What was recorded, in words; empty where nothing was.
  public var recorded: [String]
  /// The report as a page, and frames that differ as pictures; empty for a pass.
  public var attachments: [Attachment]

  /// Whether everything was compared, nothing differs and nothing was recorded.
  public var isPass: Bool { verdict.outcome == .passed && recorded.isEmpty }

  /// What to tell a person; empty for a pass.
  public var message: String {
    guard !isPass else { return "" }
    let lines = verdict.outcome == .passed ? [] : VerdictText.lines(verdict)
    let note =
      recorded.isEmpty
      ? [] : ["recorded, which is never a pass; look at it and run again: "] + recorded
    return (lines + note).joined(separator: "\n")
  }
}
