import HeroCore

/// Turns exact durations into the whole hundredths of a second of a GIF.
///
/// The rest that one frame loses, a later one gets, so that the total is right to half a hundredth.
/// No delay is under 2, because players show those as 10.
struct HundredthsClock {
  /// The shortest delay.
  static let shortest = 2
  private var exact = Rational.zero
  private var told = 0

  /// The delay of the next frame.
  mutating func delay(for duration: Rational) -> Int {
    exact = exact + duration
    let scaled = exact * Rational(100) + Rational(1, 2)
    let end = scaled.numerator / scaled.denominator
    let delay = max(Self.shortest, end - told)
    told += delay
    return delay
  }
}
