import HeroCore

/// The names of the files of single frames.
enum FrameName {
  /// The name of a frame's file, with at least four digits so that names sort as frames do.
  static func name(ofFrame index: Int) -> String { "frame-\(padded(index)).png" }

  /// The name of the file of any moment; one between two frames gets decimals, `frame-0031.5.png`.
  static func name(at time: Rational, framesPerSecond: Int) -> String {
    let frames = time * Rational(framesPerSecond)
    let whole = frames.numerator / frames.denominator
    let rest = frames - Rational(whole)
    guard rest != .zero else { return name(ofFrame: whole) }
    return "frame-\(padded(whole))\(short(rest.value).dropFirst()).png"
  }

  /// Whether a file may be one of ours by its name.
  static func matches(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let number = name.dropFirst(6).dropLast(4)
    return number.prefix(4).count == 4
      && number.allSatisfy { $0.isASCII && ($0.isWholeNumber || $0 == ".") }
  }

  private static func padded(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
