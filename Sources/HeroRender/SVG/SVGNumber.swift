/// A number as SVG and CSS take it in the fewest characters: `.5`, `-3`, `12.25`.
///
/// - Parameters:
///   - value: A number; what is none is written as 0, what is too large as a billion.
///   - places: The most decimals.
/// - Returns: The digits, without zeros at the end and without one before the point.
func svgNumber(_ value: Double, _ places: Int) -> String {
  svgNumber(lattice: svgLattice(value, places), places)
}

/// A number times a power of ten, as a whole number.
func svgLattice(_ value: Double, _ places: Int) -> Int {
  guard !value.isNaN else { return 0 }
  return Int((min(max(value, -1e9), 1e9) * powersOfTen[places]).rounded())
}

/// The whole number of `svgLattice`, with its point put back.
func svgNumber(lattice: Int, _ places: Int) -> String {
  let unit = UInt(powersOfTen[places])
  let (whole, fraction) = lattice.magnitude.quotientAndRemainder(dividingBy: unit)
  let sign = lattice < 0 ? "-" : ""
  guard fraction != 0 else { return sign + String(whole) }
  var digits = String(fraction)
  digits = String(repeating: "0", count: places - digits.count) + digits
  while digits.hasSuffix("0") { digits.removeLast() }
  return sign + (whole == 0 ? "" : String(whole)) + "." + digits
}

/// A value moved to the nearest that `svgNumber` can write.
func svgRounded(_ value: Double, _ places: Int) -> Double {
  Double(svgLattice(value, places)) / powersOfTen[places]
}

private let powersOfTen: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
