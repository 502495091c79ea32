/// An exact fraction; times of frames and events are these, so no rounding error ever adds up.
///
/// ```swift
/// let moment = Rational(7, 12) + Rational(1, 60)  // 3/5
/// ```
///
/// Comparing never overflows. Sums and products trap when their result, in lowest terms and over
/// the common denominator, does not fit; `adding` answers `nil` instead, for numbers that come from
/// a script.
public struct Rational: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The parts in lowest terms; the denominator is positive.
  public let numerator, denominator: Int

  /// Creates a fraction and reduces it.
  ///
  /// Traps on a denominator of 0; numbers from a script are checked where they are read.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0, "a fraction needs a denominator, got \(numerator)/0")
    let divisor = commonDivisor(numerator, denominator) * denominator.signum()
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

  /// The exact sum; `nil` when a part of it does not fit into an `Int`.
  public func adding(_ other: Rational) -> Rational? {
    let divisor = commonDivisor(denominator, other.denominator)
    let (common, overflow0) = denominator.multipliedReportingOverflow(
      by: other.denominator / divisor)
    let (first, overflow1) = numerator.multipliedReportingOverflow(by: other.denominator / divisor)
    let (second, overflow2) = other.numerator.multipliedReportingOverflow(by: denominator / divisor)
    let (sum, overflow3) = first.addingReportingOverflow(second)
    return overflow0 || overflow1 || overflow2 || overflow3 ? nil : Rational(sum, common)
  }

  /// The exact sum.
  public static func + (first: Rational, second: Rational) -> Rational {
    guard let sum = first.adding(second) else { preconditionFailure("\(first) + \(second)") }
    return sum
  }

  /// The exact difference.
  public static func - (first: Rational, second: Rational) -> Rational {
    first + Rational(-second.numerator, second.denominator)
  }

  /// The exact product.
  public static func * (first: Rational, second: Rational) -> Rational {
    // Reduced crosswise first, so that nothing overflows unless the result does.
    let a = Rational(first.numerator, second.denominator)
    let b = Rational(second.numerator, first.denominator)
    return Rational(a.numerator * b.numerator, a.denominator * b.denominator)
  }

  /// Orders fractions by value.
  public static func < (first: Rational, second: Rational) -> Bool {
    let left = first.numerator.multipliedFullWidth(by: second.denominator)
    let right = second.numerator.multipliedFullWidth(by: first.denominator)
    return (left.high, left.low) < (right.high, right.low)
  }
}

/// The greatest whole number that divides both, at least 1; Euclid's algorithm.
private func commonDivisor(_ first: Int, _ second: Int) -> Int {
  var (a, b) = (first.magnitude, second.magnitude)
  while b != 0 { (a, b) = (b, a % b) }
  return Int(max(a, 1))
}
