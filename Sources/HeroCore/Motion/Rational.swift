/// An exact fraction; times of frames and events are these, so no rounding error ever adds up.
///
/// ```swift
/// let moment = Rational(7, 12) + Rational(1, 60)  // 3/5
/// ```
public struct Rational: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The parts in lowest terms; the denominator is positive.
  public let numerator, denominator: Int

  /// Creates a fraction and reduces it.
  ///
  /// Traps on a denominator of 0; numbers from a script are checked where they are read.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0, "a fraction needs a denominator, got \(numerator)/0")
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int(max(a, 1)) * denominator.signum()
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Zero.
  public static let zero = Rational(0)

  /// The nearest `Double`.
  public var value: Double { Double(numerator) / Double(denominator) }

  /// As `7/12`, or as a whole number.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  /// The exact sum.
  public static func + (first: Rational, second: Rational) -> Rational {
    Rational(
      first.numerator * second.denominator + second.numerator * first.denominator,
      first.denominator * second.denominator)
  }

  /// The exact difference.
  public static func - (first: Rational, second: Rational) -> Rational {
    first + Rational(-second.numerator, second.denominator)
  }

  /// The exact product.
  public static func * (first: Rational, second: Rational) -> Rational {
    Rational(first.numerator * second.numerator, first.denominator * second.denominator)
  }

  /// Orders fractions by value.
  public static func < (first: Rational, second: Rational) -> Bool {
    first.numerator * second.denominator < second.numerator * first.denominator
  }
}
