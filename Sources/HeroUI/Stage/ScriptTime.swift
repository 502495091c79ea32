import HeroCore

/// A length of time or a moment, as scripts and flags write it.
///
/// Three ways: seconds with decimals (`0.3`), a fraction of seconds (`7/12`), or frames (`#12`),
/// which need a frame rate to become a time.
public enum ScriptTime: Hashable, Sendable {
  /// So many seconds.
  case seconds(Rational)
  /// So many frames.
  case frames(Int)

  /// The longest time that can be written: an hour.
  public static let longestSeconds = 3600
  /// The largest frame number that can be written.
  public static let mostFrames = 1_000_000
  /// The finest fraction that can be written; it keeps sums of times exact.
  ///
  /// An hour in such parts, over a rate of up to 1000 frames a second, still fits into an `Int`.
  public static let finestDenominator = 1_000_000

  /// The time in seconds at a frame rate of at least 1.
  public func seconds(framesPerSecond: Int) -> Rational {
    switch self {
    case .seconds(let time): time
    case .frames(let count): Rational(count, framesPerSecond)
    }
  }
}

extension ScriptTime: CustomStringConvertible {
  /// The time as it would be typed: a fraction in lowest terms, or `#` and the frames.
  public var description: String {
    switch self {
    case .seconds(let time): time.description
    case .frames(let count): "#\(count)"
    }
  }
}

// MARK: - Reading

extension ScriptTime {
  /// Reads a time.
  ///
  /// - Parameter text: The word, without blanks around it.
  /// - Throws: `BadTime`, with a sentence that says what is wrong and how to write it.
  public init(parsing text: String) throws(BadTime) {
    if text.hasPrefix("#") {
      self = .frames(
        try Self.whole(text.dropFirst(), in: text, atMost: Self.mostFrames, "frames"))
    } else if let slash = text.firstIndex(of: "/") {
      self = .seconds(try Self.fraction(text[..<slash], text[text.index(after: slash)...], text))
    } else {
      self = .seconds(try Self.decimal(text))
    }
  }

  private static func fraction(
    _ numerator: Substring, _ denominator: Substring, _ text: String
  ) throws(BadTime) -> Rational {
    let most = longestSeconds * finestDenominator
    let parts = try whole(denominator, in: text, atMost: finestDenominator, "parts of a second")
    guard parts > 0 else {
      throw BadTime(text: text, problem: "has a denominator of 0")
    }
    return try limited(
      Rational(try whole(numerator, in: text, atMost: most, "parts"), parts), text)
  }

  private static func decimal(_ text: String) throws(BadTime) -> Rational {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let seconds = parts.first ?? ""
    var digits = parts.count > 1 ? parts[1] : "0"
    while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    guard digits.count <= 6 else {
      throw BadTime(text: text, problem: "has more than six decimals; a fraction is exact")
    }
    let unit = digits.reduce(1) { scale, _ in scale * 10 }
    let whole = try whole(seconds, in: text, atMost: longestSeconds, "seconds")
    let rest = try self.whole(digits, in: text, atMost: unit, "parts")
    return try limited(Rational(whole * unit + rest, unit), text)
  }

  private static func limited(_ time: Rational, _ text: String) throws(BadTime) -> Rational {
    guard time <= Rational(longestSeconds) else {
      throw BadTime(text: text, problem: "is more than \(longestSeconds) seconds")
    }
    return time
  }

  private static func whole(
    _ digits: Substring, in text: String, atMost limit: Int, _ unit: String
  ) throws(BadTime) -> Int {
    guard !text.hasPrefix("-") && !digits.hasPrefix("-") else {
      throw BadTime(text: text, problem: "is negative; time only goes on")
    }
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isWholeNumber }) else {
      throw BadTime(text: text, problem: "is not a time")
    }
    // Digits that do not fit into an Int are too many for any limit.
    guard let number = Int(digits), number <= limit else {
      throw BadTime(text: text, problem: "is more than \(limit) \(unit)")
    }
    return number
  }
}

/// A word that should have been a time.
public struct BadTime: Error, Hashable, CustomStringConvertible {
  /// The word.
  public let text: String
  /// What is wrong with it, following the word in a sentence.
  public let problem: String

  /// What is wrong, and how times are written.
  public var description: String { "“\(text)” \(problem)\n\(Self.remedy)" }

  /// How times are written.
  public static let remedy = "times: seconds 0.3, a fraction 7/12, or frames #12"
}
