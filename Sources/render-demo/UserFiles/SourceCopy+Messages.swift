extension SourceCopy {
  /// A message as it would be had the user's file been compiled, and not this text.
  ///
  /// What is left open in a file, such as a brace, is noticed only after its end: in the lines that stand
  /// there in the copy, or at the copy's own end, which the compiler knows by the copy's path alone. Both
  /// are said of the end of the user's file.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - path: Where the copy was written.
  /// - Returns: The message; another one only if it is about a place that the user's file does not have.
  func placed(_ message: CompilerMessage, compiledAt path: String) -> CompilerMessage {
    let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let last = lines.lastIndex { !$0.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } } ?? 0
    let isAfterEnd = message.file == file.path && message.line > lines.count
    guard message.file == path || isAfterEnd else { return message }
    let text = String(decoding: lines[last], as: UTF8.self).trimmedAtEnd
    var copy = message
    (copy.file, copy.line) = (file.path, last + 1)
    let place = "\(file.path):\(copy.line):\(text.utf8.count + 1)"
    let caret = text.map { $0 == "\t" ? "\t" : " " }.joined() + "^"
    copy.lines = [Substring(message.head(at: place)), Substring(text), Substring(caret)]
    return copy
  }
}

extension String {
  /// The text without white space at its end.
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
