/// A number as people write it: at most `places` decimals, no trailing zeros, no `-0`.
///
/// Text forms of scenes use two decimals, so the last bit of a sine cannot change a golden.
package func shortNumber(_ value: Double, places: Int) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  guard value.magnitude < 1e12 else { return "\(value)" }
  var unit = 1
  for _ in 0..<places { unit *= 10 }
  let scaled = Int((value * Double(unit)).rounded())
  let (whole, fraction) = (scaled.magnitude / UInt(unit), scaled.magnitude % UInt(unit))
  var digits = String(fraction)
  digits = String(repeating: "0", count: places - digits.count) + digits
  while digits.hasSuffix("0") { digits.removeLast() }
  return (scaled < 0 ? "-" : "") + String(whole) + (fraction == 0 ? "" : "." + digits)
}
