/// Cuts Swift source into words, just well enough to find declarations and imports.
///
/// Nothing inside a comment, a string or a regular expression is ever taken for code; that is what a
/// search by text would get wrong. Source that is not Swift gives some words or other: the compiler
/// is there to complain.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isFirst = true
  private var tokens: [SwiftToken] = []

  /// The words of a text.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: bytes)
    while lexer.position < bytes.count { lexer.step() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private func sees(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return position + wanted.count <= bytes.count
      && bytes[position..<position + wanted.count].elementsEqual(wanted)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        isFirst = true
      }
      position += 1
    }
  }

  private mutating func step() {
    let byte = peek()
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t"): advance()
    case _ where sees("//"):
      while position < bytes.count, peek() != UInt8(ascii: "\n") { advance() }
    case _ where sees("/*"): skipComment()
    case UInt8(ascii: "\""): add(.literal) { $0.skipString(pounds: 0) }
    case UInt8(ascii: "#") where poundsBeforeQuote > 0:
      let pounds = poundsBeforeQuote
      add(.literal) { lexer in
        lexer.advance(pounds)
        lexer.skipString(pounds: pounds)
      }
    case UInt8(ascii: "#") where sees("#/"): add(.literal) { $0.skipRegularExpression() }
    case UInt8(ascii: "`"):
      add(.word) { lexer in
        repeat {
          lexer.advance()
        } while lexer.position < lexer.bytes.count
          && lexer.peek() != UInt8(ascii: "`")
        lexer.advance()
      }
    case _ where Self.isDigit(byte):
      add(.literal) { lexer in
        while Self.isWord(lexer.peek())
          || lexer.peek() == UInt8(ascii: ".") && Self.isDigit(lexer.peek(1))
        { lexer.advance() }
      }
    case _ where Self.isWord(byte):
      add(.word) { lexer in while Self.isWord(lexer.peek()) { lexer.advance() } }
    case _ where sees("==") || sees("->") || sees("!=") || sees("<=") || sees(">="):
      add(.mark) { $0.advance(2) }
    case _: add(.mark) { $0.advance() }
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ skip: (inout SwiftLexer) -> Void) {
    let (start, startLine, wasFirst) = (position, line, isFirst)
    skip(&self)
    isFirst = false
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(
      SwiftToken(
        kind: kind, text: kind == .word ? text.filter { $0 != "`" } : text, range: start..<position,
        line: startLine, isFirst: wasFirst))
  }

  /// Letters, digits, `_`, `$`, and whatever is not ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    case _: isDigit(byte)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

// MARK: - Comments and literals

extension SwiftLexer {
  /// Skips a comment, and the comments inside it.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        advance(2)
      } else if sees("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  /// How many `#` stand here before a quotation mark; 0 when something else follows them.
  private var poundsBeforeQuote: Int {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == UInt8(ascii: "\"") ? count : 0
  }

  private func seesPounds(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  /// Skips a string of any kind, from its first quotation mark.
  private mutating func skipString(pounds: Int) {
    let isLong = sees("\"\"\"")
    let quotes = isLong ? 3 : 1
    advance(quotes)
    while position < bytes.count {
      if peek() == UInt8(ascii: "\\"), seesPounds(pounds, after: 1) {
        let isInterpolation = peek(1 + pounds) == UInt8(ascii: "(")
        advance(2 + pounds)
        if isInterpolation { skipInterpolation() }
      } else if isLong ? sees("\"\"\"") : peek() == UInt8(ascii: "\""),
        seesPounds(pounds, after: quotes)
      {
        return advance(quotes + pounds)
      } else if !isLong, peek() == UInt8(ascii: "\n") {
        return  // It is never closed, which the compiler will say.
      } else {
        advance()
      }
    }
  }

  /// Skips the code inside `\(…)`, strings in it included.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, position < bytes.count {
      switch peek() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString(pounds: 0)
        continue
      case _: break
      }
      advance()
    }
  }

  private mutating func skipRegularExpression() {
    advance(2)
    while position < bytes.count, !sees("/#") { advance() }
    advance(2)
  }
}
