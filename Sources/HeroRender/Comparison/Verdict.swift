/// Everything that was found out about one golden.
public struct Verdict: Hashable, Sendable, Codable {
  /// The name of the golden.
  public var name: String
  /// How it was played; `nil` when not even that could be read.
  public var settings: GoldenSettings?
  /// The checks.
  public var checks: [Check]
  /// How many frames there are here; 0 when the scene was not played.
  public var frameCount: Int
  /// The frames that were looked at: all, or those of a shard.
  public var frames: Range<Int>
  /// The command that accepts what is there as the new golden.
  public var acceptCommand: String
  /// The status of a program that ends because of this, where the outcome alone does not tell.
  public var failureStatus: Int?

  /// Creates a verdict.
  public init(
    name: String, settings: GoldenSettings?, checks: [Check], frameCount: Int, frames: Range<Int>,
    acceptCommand: String
  ) {
    (self.name, self.settings, self.checks) = (name, settings, checks)
    (self.frameCount, self.frames, self.acceptCommand) = (frameCount, frames, acceptCommand)
  }

  /// The status of a program that has this to say: 0 passed, 1 something differs, 2 not comparable.
  public var status: Int {
    switch outcome {
    case .passed: 0
    case .failed: 1
    case .unusable: failureStatus ?? 2
    }
  }

  /// The worst answer of all checks; what was not checked at all is no pass.
  public var outcome: Check.Outcome {
    if checks.isEmpty || checks.contains(where: { $0.outcome == .unusable }) { return .unusable }
    return checks.contains { $0.outcome == .failed } ? .failed : .passed
  }
}
