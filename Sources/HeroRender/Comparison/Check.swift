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

extension Check {
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
