/// One thing that the compiler says, with the lines that belong to it.
struct CompilerMessage: Hashable, Sendable {
  /// How serious it is.
  enum Severity: String, Hashable, Sendable {
    case error, warning, note, remark
  }

  var severity: Severity
  /// The file as the compiler names it; empty when the message is about none.
  var file: String
  /// The line, counted from 1; 0 when the message is about none.
  var line: Int
  /// The sentence.
  var text: String
  /// The whole message as it was printed, colours included.
  var lines: [Substring]

  /// Reads what a compiler has printed; lines before the first message are left out.
  static func messages(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let message = CompilerMessage(head: line) {
        messages.append(message)
      } else if !messages.isEmpty {
        messages[messages.count - 1].lines.append(line)
      }
    }
    return messages
  }

  /// Reads `path:line:column: error: text`, or `error: text`.
  private init?(head line: Substring) {
    let plain = Self.withoutColours(line)
    let kinds: [Severity] = [.error, .warning, .note, .remark]
    for kind in kinds {
      let mark = "\(kind.rawValue): "
      if plain.hasPrefix(mark) {
        self.init(
          severity: kind, file: "", line: 0, text: String(plain.dropFirst(mark.count)),
          lines: [line])
        return
      }
      guard let range = plain.firstRange(of: ": " + mark) else { continue }
      let place = plain[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, Int(place[place.count - 1]) != nil,
        let number = Int(place[place.count - 2]), !plain.hasPrefix(" ")
      else { continue }
      self.init(
        severity: kind, file: place.dropLast(2).joined(separator: ":"), line: number,
        text: String(plain[range.upperBound...]), lines: [line])
      return
    }
    return nil
  }

  private init(severity: Severity, file: String, line: Int, text: String, lines: [Substring]) {
    (self.severity, self.file, self.line) = (severity, file, line)
    (self.text, self.lines) = (text, lines)
  }

  /// The first line with another place in it, its colours kept.
  func head(at place: String) -> String {
    let line = String(lines.first ?? "")
    let start = "\(file):\(self.line):"
    guard let found = line.firstRange(of: start) else {
      return "\(place): \(severity.rawValue): \(text)"
    }
    let column = line[found.upperBound...].prefix { $0.isNumber }
    return line[..<found.lowerBound] + place + line[column.endIndex...]
  }

  /// A line without the codes by which terminals change colour.
  private static func withoutColours(_ line: Substring) -> String {
    var result = ""
    var isCode = false
    for character in line {
      if character == "\u{1B}" {
        isCode = true
      } else if isCode {
        isCode = character != "m"
      } else {
        result.append(character)
      }
    }
    return result
  }
}
