import HeroCore

/// One line of a golden, read word by word; texts stand in quotes.
struct GoldenLine {
  /// Which line of the file it is, from 1.
  let number: Int
  /// The words before and after quotes are removed.
  private var words: ArraySlice<Word>

  /// A word, and whether it stood in quotes.
  struct Word: Hashable {
    var text: String
    var isQuoted: Bool
  }

  /// What is wrong with a line.
  struct Problem: Error, Hashable {
    var line: Int
    var reason: String
  }

  /// Splits a line.
  init(_ text: Substring, number: Int) throws(Problem) {
    self.number = number
    var words: [Word] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == " " {
        rest.removeFirst()
      } else if scalar == "\"" {
        rest.removeFirst()
        words.append(Word(text: try Self.quoted(&rest, number), isQuoted: true))
      } else {
        let word = rest.prefix { $0 != " " }
        rest.removeFirst(word.count)
        words.append(Word(text: String(word), isQuoted: false))
      }
    }
    self.words = words[...]
  }

  private static func quoted(
    _ rest: inout Substring.UnicodeScalarView, _ number: Int
  ) throws(Problem) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        switch rest.popFirst() {
        case "n": text.append("\n")
        case "\"": text.append("\"")
        case "\\": text.append("\\")
        case let other:
          let name = other.map { "\\\($0)" } ?? "\\"
          throw Problem(line: number, reason: "“\(name)” is no escape")
        }
      case _: text.append(scalar)
      }
    }
    throw Problem(line: number, reason: "a quote is not closed")
  }

  /// A text as it stands in a line.
  static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { words.isEmpty }

  /// The next word, without taking it.
  var next: Word? { words.first }

  /// A problem with this line.
  func problem(_ reason: String) -> Problem { Problem(line: number, reason: reason) }

  /// Takes a word that is not in quotes.
  mutating func word(_ what: String) throws(Problem) -> String {
    guard let word = words.popFirst(), !word.isQuoted else {
      throw problem("\(what) is missing")
    }
    return word.text
  }

  /// Takes a text in quotes.
  mutating func text(_ what: String) throws(Problem) -> String {
    guard let word = words.popFirst(), word.isQuoted else {
      throw problem("\(what) in quotes is missing")
    }
    return word.text
  }

  /// Takes a whole number in a range.
  mutating func whole(_ what: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
    let word = try word(what)
    guard let number = Int(word), range.contains(number) else {
      throw problem("“\(word)” is not \(what)")
    }
    return number
  }

  /// Takes a positive number.
  mutating func positive(_ what: String) throws(Problem) -> Double {
    let word = try word(what)
    guard let number = Double(word), number.isFinite, number > 0 else {
      throw problem("“\(word)” is not \(what)")
    }
    return number
  }

  /// Makes sure that nothing is left.
  func finish() throws(Problem) {
    guard let word = words.first else { return }
    throw problem("“\(word.text)” does not belong here")
  }
}
