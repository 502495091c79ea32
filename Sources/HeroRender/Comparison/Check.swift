/// One question that was asked of a motion, and the answer.
public struct Check: Hashable, Sendable, Codable {
  /// What was asked.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Whether everything is where the golden has it.
    case geometry
    /// Whether every pixel is the golden's.
    case pixels
    /// Whether it moves as anything does that has a golden or not.
    case physics
    /// Whether there is a golden, and the scene can be played, at all.
    case input
  }

  /// The answer; ordered from good to bad.
  public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// Everything is equal.
    case passed
    /// Something differs.
    case failed
    /// It could not be asked; never a pass.
    case unusable
  }

  /// What was asked.
  public var kind: Kind
  /// The answer.
  public var outcome: Outcome
  /// What is wrong, the most telling first; empty for a pass.
  public var messages: [String]
  /// What a reader should know all the same, such as a tolerance.
  public var notes: [String]

  /// Creates a check: passed unless there are messages.
  public init(_ kind: Kind, messages: [String], notes: [String] = [], isUsable: Bool = true) {
    (self.kind, self.messages, self.notes) = (kind, messages, notes)
    outcome = messages.isEmpty ? .passed : isUsable ? .failed : .unusable
  }
}

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

  /// Creates a verdict.
  public init(
    name: String, settings: GoldenSettings?, checks: [Check], frameCount: Int, frames: Range<Int>,
    acceptCommand: String
  ) {
    (self.name, self.settings, self.checks) = (name, settings, checks)
    (self.frameCount, self.frames, self.acceptCommand) = (frameCount, frames, acceptCommand)
  }

  /// The worst answer of all checks; what was not checked at all is no pass.
  public var outcome: Check.Outcome {
    if checks.isEmpty || checks.contains(where: { $0.outcome == .unusable }) { return .unusable }
    return checks.contains { $0.outcome == .failed } ? .failed : .passed
  }
}

extension Verdict {
  /// Compares geometry.
  ///
  /// - Parameters:
  ///   - golden: The golden.
  ///   - actual: What is there.
  ///   - fonts: All fonts that are installed here.
  /// - Returns: The check.
  public static func geometry(
    _ golden: GeometryGolden, _ actual: GeometryGolden, fonts: [GoldenFont]
  ) -> Check {
    let notes = [golden.header.tolerance.description].filter { !$0.isEmpty }
    let identity = IdentityComparison.messages(golden.header, fonts: fonts, libraries: [])
    guard identity.isEmpty else { return Check(.geometry, messages: identity, notes: notes) }
    let clock = FrameWords(framesPerSecond: golden.header.settings.framesPerSecond)
    let comparison = GeometryComparison(expected: golden, actual: actual)
    var messages = comparison.messages(clock)
    let most = 12
    if messages.count > most {
      messages = Array(messages.prefix(most)) + ["and \(messages.count - most) more like these"]
    }
    return Check(.geometry, messages: messages, notes: notes)
  }

  /// Compares pixels.
  ///
  /// - Parameters:
  ///   - tally: What the frames were like.
  ///   - frameCount: How many frames there are here.
  ///   - isWhole: Whether all of them were looked at.
  ///   - fonts: All fonts that are installed here.
  /// - Returns: The check.
  public static func pixels(
    _ tally: PixelTally, frameCount: Int, isWhole: Bool, fonts: [GoldenFont]
  ) -> Check {
    let notes = [tally.golden.header.tolerance.description, tally.toleranceNote ?? ""]
      .filter { !$0.isEmpty }
    let identity = IdentityComparison.messages(
      tally.golden.header, fonts: fonts, libraries: GoldenLibrary.rasterizer)
    guard identity.isEmpty else { return Check(.pixels, messages: identity, notes: notes) }
    return Check(
      .pixels, messages: tally.messages(frameCount: frameCount, isWhole: isWhole), notes: notes)
  }

  /// Checks what holds for every motion.
  ///
  /// - Parameter physics: What was found.
  /// - Returns: The check.
  public static func physics(_ physics: MotionPhysics) -> Check {
    Check(.physics, messages: physics.violations, notes: [physics.counts.words])
  }
}
