import HeroCore

/// Turns exact durations into the whole delays of a file format.
///
/// The rest that one frame loses, a later one gets, so that the total is right to half a step.
struct DelayClock {
  private let stepsPerSecond, shortest: Int
  private var exact = Rational.zero
  private var told = 0

  /// Hundredths of a second, as a GIF has them; none under 2, because players show those as 10.
  static var hundredths: DelayClock { DelayClock(stepsPerSecond: 100, shortest: 2) }

  /// Thousandths of a second, as WebP has them.
  static var thousandths: DelayClock { DelayClock(stepsPerSecond: 1000, shortest: 1) }

  private init(stepsPerSecond: Int, shortest: Int) {
    (self.stepsPerSecond, self.shortest) = (stepsPerSecond, shortest)
  }

  /// The delay of the next frame.
  mutating func delay(for duration: Rational) -> Int {
    exact = exact + duration
    let scaled = exact * Rational(stepsPerSecond) + Rational(1, 2)
    let end = scaled.numerator / scaled.denominator
    let delay = max(shortest, end - told)
    told += delay
    return delay
  }
}
