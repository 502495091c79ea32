import HeroCore

/// Reads the text of a script, line by line.
struct ScriptParser {
  /// The words that start a command.
  static let words = ["tap", "wait", "drag", "settle"]

  private let lines: [[Character]]
  private var line = 0
  private var column = 0

  /// Prepares to read; lines end with any of Unicode's line ends.
  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(Array.init)
  }

  mutating func parse() throws(ScriptError) -> [Script.Step] {
    var steps: [Script.Step] = []
    var total = Rational.zero
    while line < lines.count {
      try parseLine(into: &steps, total: &total)
      (line, column) = (line + 1, 0)
    }
    return steps
  }

  private mutating func parseLine(
    into steps: inout [Script.Step], total: inout Rational
  ) throws(ScriptError) {
    while true {
      skip { $0.isWhitespace || $0 == ";" }
      guard let first = peek, first != "#" else { return }
      let start = column
      let command = try parseCommand()
      steps.append(Script.Step(command: command, line: line + 1))
      try add(command, to: &total, from: start)
      try expectEnd()
    }
  }

  private mutating func parseCommand() throws(ScriptError) -> Script.Command {
    let start = column
    let word = take { !$0.isWhitespace && $0 != ";" && !Self.isQuote($0) }
    switch word {
    case "tap": return .tap(try parseLabel(after: start))
    case "wait": return .wait(try parseTime(after: start))
    case "drag": return try parseDrag(after: start)
    case "settle": return .settle
    case "":
      let text = take { !$0.isWhitespace && $0 != ";" }
      throw error(.unknownCommand(text), from: start)
    case _: throw error(.unknownCommand(word), from: start)
    }
  }

  private mutating func parseLabel(after command: Int) throws(ScriptError) -> String {
    skip(\.isWhitespace)
    let start = column
    guard let opening = peek, opening != ";" else { throw error(.missingLabel, from: command) }
    guard Self.isQuote(opening) else {
      var word = take { $0 != ";" }
      while word.last?.isWhitespace == true {
        word.removeLast()
        column -= 1
      }
      throw error(.unquotedLabel(word), from: start)
    }
    column += 1
    let closing: Character = opening == "“" ? "”" : opening
    var label = ""
    while let character = peek, character != closing {
      column += 1
      label.append(character == "\\" && closing != "”" ? try parseEscape() : character)
    }
    guard peek == closing else { throw error(.openQuote, from: start) }
    column += 1
    guard label.contains(where: { !$0.isWhitespace }) else { throw error(.emptyLabel, from: start) }
    return label
  }

  private mutating func parseEscape() throws(ScriptError) -> Character {
    guard let character = peek else { throw error(.openQuote, from: column - 1) }
    column += 1
    switch character {
    case "\"", "'", "\\": return character
    case "n": return "\n"
    case _: throw error(.unknownEscape(character), from: column - 2)
    }
  }

  private mutating func parseTime(after command: Int) throws(ScriptError) -> ScriptTime {
    skip(\.isWhitespace)
    let start = column
    let word = take { !$0.isWhitespace && $0 != ";" }
    guard !word.isEmpty else { throw error(.missingTime, from: command) }
    do throws(BadTime) {
      return try ScriptTime(parsing: word)
    } catch {
      throw self.error(.badTime(error), from: start)
    }
  }

  /// Keeps the sum of all waits exact: it must neither grow too long nor need too fine a fraction.
  private func add(
    _ command: Script.Command, to total: inout Rational, from start: Int
  ) throws(ScriptError) {
    guard let time = command.seconds else { return }
    guard let sum = total.adding(time), sum.denominator <= 1000 * ScriptTime.finestDenominator
    else { throw error(.tooFine, from: start) }
    guard sum <= Rational(ScriptTime.longestSeconds) else { throw error(.tooLong, from: start) }
    total = sum
  }

  private mutating func expectEnd() throws(ScriptError) {
    skip(\.isWhitespace)
    guard let next = peek, next != ";", next != "#" else { return }
    let start = column
    var text = take { $0 != ";" }
    while text.last?.isWhitespace == true {
      text.removeLast()
      column -= 1
    }
    throw error(.leftover(text), from: start)
  }
}

// MARK: - Drags

extension ScriptParser {
  private mutating func parseDrag(after command: Int) throws(ScriptError) -> Script.Command {
    skip(\.isWhitespace)
    guard let first = peek, first != ";" else { throw error(.missingPlace, from: command) }
    let place: Script.Place =
      Self.isQuote(first) || first.isLetter
      ? .control(try parseLabel(after: command)) : .point(try parsePoint(after: command))
    let word = takeWord()
    let way: Script.Way
    switch word {
    case "by": way = .by(try parsePoint(after: command) - .zero)
    case "to": way = .to(try parsePoint(after: command))
    case _: throw error(.missingWay, from: word.isEmpty ? command : column - word.count)
    }
    let over = takeWord()
    guard over == "over" else {
      throw error(.missingOver, from: over.isEmpty ? command : column - over.count)
    }
    skip(\.isWhitespace)
    guard let next = peek, next != ";" else { throw error(.missingOver, from: command) }
    return .drag(from: place, way, over: try parseTime(after: command))
  }

  private mutating func takeWord() -> String {
    skip(\.isWhitespace)
    return take { !$0.isWhitespace && $0 != ";" && !Self.isQuote($0) }
  }

  private mutating func parsePoint(after command: Int) throws(ScriptError) -> Point {
    let word = takeWord()
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0).flatMap { $0.isFinite && abs($0) <= 100_000 ? $0 : nil }
    }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      throw error(.badPoint(word), from: word.isEmpty ? command : column - word.count)
    }
    return Point(x: x, y: y)
  }
}

extension Script.Command {
  /// The seconds it lets pass, where it tells them so.
  fileprivate var seconds: Rational? {
    switch self {
    case .wait(.seconds(let time)), .drag(_, _, over: .seconds(let time)): time
    case .wait(.frames), .drag(_, _, over: .frames), .tap, .settle: nil
    }
  }
}

// MARK: - Characters

extension ScriptParser {
  private static func isQuote(_ character: Character) -> Bool {
    character == "\"" || character == "'" || character == "“"
  }

  private var peek: Character? { column < lines[line].count ? lines[line][column] : nil }

  private mutating func skip(_ isSkipped: (Character) -> Bool) {
    while let character = peek, isSkipped(character) { column += 1 }
  }

  private mutating func take(_ isTaken: (Character) -> Bool) -> String {
    let start = column
    skip(isTaken)
    return String(lines[line][start..<column])
  }

  /// An error about everything from `start` to where reading has come.
  private func error(_ problem: ScriptError.Problem, from start: Int) -> ScriptError {
    ScriptError(
      problem: problem, line: line + 1, column: start + 1, width: max(1, column - start),
      sourceLine: String(lines[line]))
  }
}
