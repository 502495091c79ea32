/// A JSON document whose members keep the order they are given in, so that its text is always the
/// same bytes.
package indirect enum JSONValue: Hashable, Sendable {
  /// The literals and numbers; a number that is not finite is written as `null`.
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name with its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var name: String
    /// What it stands for.
    package var value: JSONValue

    /// Creates a member.
    package init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
  }

  /// The text, ending in a line feed.
  ///
  /// - Parameter levels: How many levels of arrays and objects, counted from the outermost, have
  ///   one element a line; those within are written on one line, and so are those below the
  ///   outermost that hold no others.
  /// - Returns: The document.
  package func text(breakingLevels levels: Int) -> String {
    var text = ""
    write(to: &text, levels: levels, indent: 0)
    return text + "\n"
  }

  /// The text of an element of a longer document, without a line feed.
  ///
  /// - Parameters:
  ///   - levels: As for `text(breakingLevels:)`, counted from the element.
  ///   - indent: How many levels the element lies within the document.
  /// - Returns: The text.
  func elementText(breakingLevels levels: Int, indent: Int) -> String {
    var text = ""
    write(to: &text, levels: levels, indent: indent)
    return text
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .integer, .number, .string: false
    }
  }

  private func write(to text: inout String, levels: Int, indent: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? shortNumber(value, places: 6) : "null"
    case .string(let value): Self.write(string: value, to: &text)
    case .array(let values):
      let levels = indent == 0 || values.contains(where: \.isContainer) ? levels : 0
      Self.write(values, between: "[]", to: &text, levels: levels, indent: indent) {
        $0.write(to: &$1, levels: levels - 1, indent: indent + 1)
      }
    case .object(let members):
      let levels = indent == 0 || members.contains { $0.value.isContainer } ? levels : 0
      Self.write(members, between: "{}", to: &text, levels: levels, indent: indent) {
        Self.write(string: $0.name, to: &$1)
        $1 += levels > 0 ? ": " : ":"
        $0.value.write(to: &$1, levels: levels - 1, indent: indent + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: String, to text: inout String, levels: Int,
    indent: Int, element: (Element, inout String) -> Void
  ) {
    let isBroken = levels > 0 && !elements.isEmpty
    func newLine(_ depth: Int) -> String {
      isBroken ? "\n" + String(repeating: "  ", count: depth) : ""
    }
    text += brackets.prefix(1)
    for (position, value) in elements.enumerated() {
      if position > 0 { text += "," }
      text += newLine(indent + 1)
      element(value, &text)
    }
    text += newLine(indent) + brackets.suffix(1)
  }

  private static func write(string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      case _: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
