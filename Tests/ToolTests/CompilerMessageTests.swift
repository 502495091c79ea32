import Testing

@testable import render_demo

/// What is made of the compiler's words.
@Suite struct CompilerMessageTests {
  private static let output = """
    Card.swift:5:15: error: value of type 'Text' has no member 'searchable'
        Text("a").searchable()
        ~~~~~~~~~ ^~~~~~~~~~
    a: b.swift:7:1: \u{1B}[0;1;31merror: \u{1B}[0mcannot find 'Toggle' in scope
    <entries>:5:3: note: here
    error: fatalError
    """

  @Test("messages are told apart, with their places and lines")
  func messages() throws {
    let messages = CompilerMessage.messages(in: Self.output)
    #expect(messages.map(\.severity) == [.error, .error, .note, .error])
    #expect(messages.map(\.file) == ["Card.swift", "a: b.swift", "<entries>", ""])
    #expect(messages.map(\.line) == [5, 7, 5, 0])
    #expect(messages[1].text == "cannot find 'Toggle' in scope")
    #expect(messages.flatMap(\.lines).joined(separator: "\n") == Self.output)
  }

  /// The copy of a file with an open brace at its end.
  private static let open = SourceCopy(
    file: SourceFile(path: "Card.swift", bytes: Array("struct A {\n  var b = [ \n\n".utf8)),
    number: 0, entries: [])

  @Test(
    "what is noticed after the end of a file is said of its end",
    arguments: [
      (
        "/copies/0-Card.swift:12:1: error: expected '}' in struct\n\n^",
        "Card.swift:2:12: error: expected '}' in struct\n  var b = [\n           ^"
      ),
      (
        "Card.swift:7:1: error: unterminated '/*' comment\n*/",
        "Card.swift:2:12: error: unterminated '/*' comment\n  var b = [\n           ^"
      ),
      (
        "\u{1B}[1m/copies/0-Card.swift:12:1: \u{1B}[31merror: \u{1B}[0mx\n\n^",
        "\u{1B}[1mCard.swift:2:12: \u{1B}[31merror: \u{1B}[0mx\n  var b = [\n           ^"
      ),
      (
        "Card.swift:1:10: note: to match this\nstruct A {\n         ^",
        "Card.swift:1:10: note: to match this\nstruct A {\n         ^"
      ),
      ("<entries>:1:2: error: y", "<entries>:1:2: error: y"),
      ("error: fatalError", "error: fatalError"),
    ])
  func atTheEnd(printed: String, shown: String) throws {
    let message = try #require(CompilerMessage.messages(in: printed).first)
    let placed = Self.open.placed(message, compiledAt: "/copies/0-Card.swift")
    #expect(placed.lines.joined(separator: "\n") == shown)
    #expect(shown.contains("Card.swift:2:12") == (placed.file == "Card.swift" && placed.line == 2))
  }

  @Test("only SwiftUI's own names that we lack are called not supported")
  func explanation() {
    func explained(_ text: String, module: String = "\0opacity\0") -> String? {
      MissingAPI(module: Array(module.utf8))
        .explanation(of: CompilerMessage.messages(in: "A.swift:1:1: error: " + text))
    }
    let list = "what is, is listed in \(MissingAPI.list)"
    #expect(
      explained("value of type 'some View' has no member 'searchable'")
        == ".searchable is not supported yet; " + list)
    #expect(explained("cannot find 'Toggle' in scope") == "Toggle is not supported yet; " + list)
    #expect(
      explained("no such module 'Charts'") == "the module Charts is not supported yet; " + list)
    #expect(
      explained("cannot find type 'UISearchBar' in scope")?.hasPrefix("UISearchBar is") == true)
    #expect(
      explained("type 'ImageResource' has no member 'photo'")
        == ".photo is in no asset catalog; --assets DIR names the folder that holds it")
    // A misspelt name, and one of a file that was not given.
    #expect(explained("value of type 'Text' has no member 'opactiy'") == nil)
    #expect(explained("cannot find 'CardBackground' in scope") == nil)
    #expect(explained("cannot convert value of type 'Int'") == nil)
    // We have it, but perhaps not in this form.
    #expect(explained("value of type 'Int' has no member 'opacity'")?.hasPrefix("if Xcode") == true)
    #expect(explained("extra argument 'x' in call")?.hasPrefix("if Xcode") == true)
    #expect(
      explained("cannot find 'Toggle' in scope", module: "\0Toggle\0")?.hasPrefix("if") == true)
  }
}
