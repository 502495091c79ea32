/// The moments at which frames are taken: frame n shows the time n ÷ rate.
public struct FrameClock: Hashable, Sendable {
  /// Frames per second; at least 1.
  public let framesPerSecond: Int

  /// Creates a clock.
  ///
  /// Traps below one frame a second; a rate from a flag is checked where it is read.
  public init(framesPerSecond: Int) {
    precondition(framesPerSecond >= 1, "a clock needs a positive rate, got \(framesPerSecond)")
    self.framesPerSecond = framesPerSecond
  }

  /// The time that a frame shows, in seconds.
  public func time(ofFrame index: Int) -> Rational { Rational(index, framesPerSecond) }

  /// The first frame that shows `time` or later.
  public func firstFrame(atOrAfter time: Rational) -> Int {
    let scaled = time * Rational(framesPerSecond)
    let (whole, rest) = scaled.numerator.quotientAndRemainder(dividingBy: scaled.denominator)
    return rest > 0 ? whole + 1 : whole
  }

  /// The first frame that shows `seconds` or later; a millionth of a frame counts as nothing.
  public func firstFrame(atOrAfter seconds: Double) -> Int {
    Int((seconds * Double(framesPerSecond) - 1e-6).rounded(.up))
  }
}
