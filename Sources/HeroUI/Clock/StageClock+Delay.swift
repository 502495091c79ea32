import HeroCore

extension StageClock {
  /// Puts work off for some seconds; to the next whole millionth of one.
  func schedule(
    after seconds: Double, named name: String, _ action: @escaping @MainActor () -> Void
  ) {
    let millionths = Int((seconds * 1_000_000).rounded(.up))
    schedule(at: now + Rational(millionths, 1_000_000), named: name, action)
  }
}
