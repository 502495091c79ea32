import HeroCore

extension ValueReader {
  /// A colour: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, with or without `#`, or one of three names.
  func color(_ flag: Flag) throws(Failure) -> ResolvedColor? {
    guard let text = values[flag] else { return nil }
    switch text.lowercased() {
    case "transparent": return .clear
    case "white": return .white
    case "black": return .black
    case let word:
      var digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
        let number = UInt32(digits.prefix(6), radix: 16),
        let alpha = UInt32(digits.count == 8 ? digits.suffix(2) : "ff", radix: 16)
      else {
        throw .badInput(
          "\(flag.rawValue) needs a colour such as #FF9500, #F90, #FF950080, black, white or "
            + "transparent, got “\(text)”")
      }
      return ResolvedColor(hex: number, opacity: Double(alpha) / 255)
    }
  }
}
