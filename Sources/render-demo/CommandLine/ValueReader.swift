import HeroCore
import HeroUI

/// Turns the values of options into numbers, names and scripts.
struct ValueReader {
  /// What follows each option.
  let values: [Flag: String]

  /// A number in a range.
  func number(_ flag: Flag, in range: ClosedRange<Double>) throws(Failure) -> Double? {
    guard let text = values[flag] else { return nil }
    return try Self.number(text, flag, in: range)
  }

  /// A whole number in a range.
  func whole(_ flag: Flag, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = values[flag] else { return nil }
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    let number = try Self.number(text, flag, in: limits)
    guard let whole = Int(exactly: number) else {
      throw .badInput("\(flag.rawValue) needs a whole number, got “\(text)”")
    }
    return whole
  }

  /// A number of bytes: `20000`, `20k` or `1.5M`, where k is a thousand and M a million.
  func bytes(_ flag: Flag, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = values[flag] else { return nil }
    let factors: [Character: Double] = ["k": 1e3, "K": 1e3, "m": 1e6, "M": 1e6]
    let factor = text.last.flatMap { factors[$0] }
    let digits = factor == nil ? text[...] : text.dropLast()
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }),
      let number = Double(digits), let count = Int(exactly: (number * (factor ?? 1)).rounded()),
      factor != nil || Double(count) == number
    else {
      throw .badInput(
        "\(flag.rawValue) needs a number of bytes, such as 20000, 20k or 1.5M "
          + "(k is 1000, M is 1000000), got “\(text)”")
    }
    guard range.contains(count) else {
      throw .badInput(
        "\(flag.rawValue) “\(text)” is out of range; it goes from \(range.lowerBound) to "
          + "\(range.upperBound) bytes")
    }
    return count
  }

  /// One of the cases of an enumeration, by its name; upper and lower case count as equal.
  func choice<Choice: CaseIterable>(
    _ flag: Flag, named what: String
  ) throws(Failure) -> Choice? {
    guard let text = values[flag] else { return nil }
    let wanted = text.lowercased()
    guard let choice = Choice.allCases.first(where: { "\($0)".lowercased() == wanted }) else {
      throw .unknown(what, text, choices: Choice.allCases.map { "\($0)" }, place: flag.rawValue)
    }
    return choice
  }

  /// A moment.
  func time(_ flag: Flag) throws(Failure) -> ScriptTime? {
    guard let text = values[flag] else { return nil }
    do throws(BadTime) {
      return try ScriptTime(parsing: text)
    } catch {
      throw .badInput("\(flag.rawValue): \(error)")
    }
  }

  /// The display of `--device`.
  func device() throws(Failure) -> Device? {
    guard let name = values[.device] else { return nil }
    guard values[.size] == nil else {
      throw .badInput("--device and --size exclude each other: a device has its own size")
    }
    do throws(UnknownDevice) {
      return try Device.named(name)
    } catch {
      throw .badInput("--device: \(error)")
    }
  }

  /// The display of `--size`.
  func size() throws(Failure) -> Size? {
    guard let text = values[.size] else { return nil }
    let sides = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    guard sides.count == 2 else {
      throw .badInput("--size needs a width and a height in points, such as 400x300, got “\(text)”")
    }
    return Size(
      width: try Self.number(String(sides[0]), .size, in: Limits.side),
      height: try Self.number(String(sides[1]), .size, in: Limits.side))
  }

  /// The script of `--script`: that of a file if there is one of that name, else the text itself.
  func script(readFile: (String) throws(Failure) -> String?) throws(Failure) -> Script? {
    guard let value = values[.script] else { return nil }
    let file = value.contains(where: \.isNewline) ? nil : try readFile(value)
    do throws(ScriptError) {
      return try Script(parsing: file ?? value)
    } catch {
      guard file == nil else { throw .badInput("\(value), \(error)") }
      let isOneWord = !value.contains { $0.isWhitespace || $0 == ";" }
      let hint = isOneWord ? "\nnor is there a file “\(value)”" : ""
      throw .badInput("--script, \(error)\(hint)")
    }
  }

  private static func number(
    _ text: String, _ flag: Flag, in range: ClosedRange<Double>
  ) throws(Failure) -> Double {
    let limits = "from \(short(range.lowerBound)) to \(short(range.upperBound))"
    guard let number = Double(text) else {
      throw .badInput("\(flag.rawValue) needs a number \(limits), got “\(text)”")
    }
    guard number.isFinite else {
      throw .badInput("\(flag.rawValue) needs a finite number \(limits), got “\(text)”")
    }
    guard range.contains(number) else {
      throw .badInput("\(flag.rawValue) “\(text)” is out of range; it goes \(limits)")
    }
    return number
  }
}
