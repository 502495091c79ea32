/// Chance: on a stage the same in every run, elsewhere the system's.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// Creates a generator.
  public init() {}

  /// The next number.
  public mutating func next() -> UInt64 {
    guard let clock = StageClock.current else {
      var system = Swift.SystemRandomNumberGenerator()
      return system.next()
    }
    return clock.random()
  }
}
