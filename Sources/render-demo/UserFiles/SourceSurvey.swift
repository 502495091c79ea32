/// Finds what in a file may be shown: previews, and views that are made without arguments.
///
/// It looks at the words only, as no type is known yet. Where that is not enough it errs on the side
/// of finding too much, and the compiler sorts out what does not hold.
struct SourceSurvey {
  private let tokens: [SwiftToken]
  private let closers: [Int: Int]

  /// The declarations of a file, in its order.
  static func declarations(in tokens: [SwiftToken]) -> [Declaration] {
    SourceSurvey(tokens: tokens).declarations
  }

  private init(tokens: [SwiftToken]) {
    self.tokens = tokens
    var (open, closers): ([Int], [Int: Int]) = ([], [:])
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      if "([{".contains(token.text) {
        open.append(index)
      } else if ")]}".contains(token.text), let start = open.popLast() {
        closers[start] = index
      }
    }
    self.closers = closers
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Where the bracket that opens at an index closes.
  private func end(of index: Int) -> Int { closers[index] ?? tokens.count }

  private var declarations: [Declaration] {
    var found: [Declaration] = []
    var types: [String: (line: Int, body: Range<Int>)] = [:]
    var conformances: [(name: String, list: [String])] = []
    var index = 0
    var start: Int?
    while index < tokens.count {
      let word = text(index)
      switch word {
      case "{", "(", "[":
        index = end(of: index)
        if word == "{" { start = nil }
      case "@": start = start ?? index
      case "#" where text(index + 1) == "Preview":
        found.append(
          Declaration(kind: .preview, name: "", line: tokens[start ?? index].line))
        start = nil
      case "struct", "class", "enum", "extension":
        guard let head = head(at: index) else { break }
        if word != "extension", !head.isGeneric {
          types[head.name] = (tokens[index].line, head.body)
        }
        conformances.append((head.name, head.conformances))
        (index, start) = (head.body.upperBound, nil)
      case _: break
      }
      index += 1
    }
    for (name, list) in conformances {
      guard let type = types[name], let kind = Self.kind(of: list) else { continue }
      guard kind != .view || isMadeWithoutArguments(type.body) else { continue }
      found.append(Declaration(kind: kind, name: name, line: type.line))
    }
    return found.sorted { $0.line < $1.line }
  }

  private static func kind(of conformances: [String]) -> Declaration.Kind? {
    for name in conformances {
      switch name {
      case "View": return .view
      case "PreviewProvider": return .provider
      case "App": return .app
      case _: break
      }
    }
    return nil
  }

  private struct Head {
    var name: String
    var isGeneric = false
    var conformances: [String] = []
    /// From the opening to the closing brace.
    var body: Range<Int>
  }

  /// Reads `struct Name<Parameters>: Conformances where … {`.
  private func head(at index: Int) -> Head? {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return nil }
    var head = Head(name: text(index + 1), body: 0..<0)
    var position = index + 2
    head.isGeneric = text(position) == "<"
    var isList = false
    while position < tokens.count, text(position) != "{" {
      let token = tokens[position]
      if token.text == ":" { isList = true }
      if token.text == "where" { isList = false }
      if token.text == "(" || token.text == "[" { position = end(of: position) }
      // Of SwiftUI.View the last part counts.
      if isList, token.kind == .word, text(position + 1) != "." {
        head.conformances.append(token.text)
      }
      position += 1
    }
    guard position < tokens.count else { return nil }
    head.body = position..<end(of: position)
    return head
  }
}

// MARK: - Initialisers

extension SourceSurvey {
  /// Wrappers that bring their own value.
  private static let selfMade: Set<String> = [
    "Namespace", "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState",
  ]

  /// Whether `Name()` makes a value of the type with this body.
  private func isMadeWithoutArguments(_ body: Range<Int>) -> Bool {
    var hasInitialiser = false
    var needsValue = false
    var attributes: Set<String> = []
    var isStatic = false
    var index = body.lowerBound + 1
    while index < body.upperBound {
      switch text(index) {
      case "@":
        attributes.insert(text(index + 1))
        index += 1
      case "static", "class": isStatic = true
      case "let", "var":
        let property = property(at: index, in: body)
        let isMade = property.hasValue || isStatic || !attributes.isDisjoint(with: Self.selfMade)
        if !isMade { needsValue = true }
        index = property.end
        (attributes, isStatic) = ([], false)
        continue
      case "init" where text(index + 1) == "(" && text(index - 1) != ".":
        hasInitialiser = true
        if parametersHaveDefaults(index + 1) { return true }
        index = end(of: index + 1)
      case "func", "struct", "enum", "typealias", "subscript":
        (attributes, isStatic) = ([], false)
      case "{", "(", "[": index = end(of: index)
      case _: break
      }
      index += 1
    }
    return !hasInitialiser && !needsValue
  }

  /// Reads a property from its `let` or `var`.
  ///
  /// - Returns: Whether it has a value by itself or is computed, and the index after its head.
  private func property(at start: Int, in body: Range<Int>) -> (hasValue: Bool, end: Int) {
    var index = start + 1
    while index < body.upperBound {
      let token = tokens[index]
      let isNewStatement = token.isFirst && index > start + 1 && token.kind == .word
      switch token.text {
      case "=": return (true, index + 1)
      case "{": return (!isObserved(index) || isOptional(start, index), end(of: index) + 1)
      case "(", "[": index = end(of: index)
      case ";", "@": return (isOptional(start, index), index)
      case _ where isNewStatement: return (isOptional(start, index), index)
      case _: break
      }
      index += 1
    }
    return (isOptional(start, index), index)
  }

  /// Whether the braces hold observers of a stored property, and not its computation.
  private func isObserved(_ brace: Int) -> Bool {
    ["willSet", "didSet"].contains(text(brace + 1))
  }

  /// Whether a variable's type ends with a question mark, so that it is `nil` at first.
  private func isOptional(_ start: Int, _ end: Int) -> Bool {
    text(start) == "var" && ["?", "!"].contains(text(end - 1))
  }

  private func parametersHaveDefaults(_ open: Int) -> Bool {
    var hasDefault = true
    var index = open + 1
    let close = end(of: open)
    while index < close {
      switch text(index) {
      case "(", "[", "{": index = end(of: index)
      case ":": hasDefault = false
      case "=": hasDefault = true
      case "," where !hasDefault: return false
      case _: break
      }
      index += 1
    }
    return hasDefault
  }
}
