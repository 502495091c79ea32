import Foundation
import Testing

/// What is said about files that cannot be shown, and how the program ends.
@Suite(.enabled(if: Browser.isWanted, "set HERO_SLOW=1")) struct BadFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let status: Int32
    let says: [String]
    var testDescription: String { name }

    init(_ name: String, _ status: Int32, _ source: String, says: String...) {
      (self.name, self.source, self.status, self.says) = (name, source, status, says)
    }
  }

  /// A view called `Card` whose body runs some code first.
  private static func card(_ code: String) -> String {
    """
    import SwiftUI

    struct Card: View {
      var body: some View {
        \(code)
      }
    }
    """
  }

  static let cases: [Case] = [
    Case(
      "syntax error", 2, card("Text(\"a\""),
      says: "File.swift:6:3: error: expected ')' in expression list\n",
      "File.swift does not compile\n"),
    Case(
      "unclosed brace", 2, String(card("Text(\"a\")").dropLast(2)) + "\n\n",
      says: "render-demo: File.swift does not compile",
      "File.swift:6:4: error: expected '}' in struct\n  }\n   ^\n",
      "File.swift:3:19: note: to match this opening '{'"),
    Case(
      "type error", 2, card("Text(1 + true)"), says: "File.swift:5:12: error: ",
      "File.swift does not compile\n"),
    Case(
      "unsupported modifier", 2, card("Text(\"a\").fileImporter(isPresented: .constant(true))"),
      says: "File.swift:5:15: error: value of type 'Text' has no member 'fileImporter'",
      "\n.fileImporter is not supported yet; what is, is listed in Sources/HeroUI/HeroUI.docc/Supported.md"
    ),
    Case(
      "unsupported types", 2,
      card("VStack { MultiDatePicker(\"a\", selection: .constant([])); PasteButton() }"),
      says: "\nMultiDatePicker and PasteButton are not supported yet; "),
    Case(
      "unsupported module", 2, "import MapKit\n" + card("Text(\"a\")"),
      says: "File.swift:1:8: error: no such module 'MapKit'",
      "the module MapKit is not supported yet"),
    Case(
      "unknown name", 2, card("CardBackground()"),
      says: "File.swift:5:5: error: cannot find 'CardBackground' in scope"),
    Case("empty", 2, "", says: "File.swift: there is nothing to show\n"),
    Case(
      "only views with arguments", 2,
      "import SwiftUI\nstruct Card: View { let title: String; var body: some View { Text(title) } }",
      says: "File.swift: there is nothing to show\n"),
    Case(
      "several views", 2,
      card("Text(\"a\")") + "\nprivate struct Other: View { var body: some View { Text(\"b\") } }",
      says: "name one with --view\nviews: Card, Other\n"),
    Case(
      "endless body", 4, card("VStack { AnyView(Card()) }"),
      says: "the body of Card contains itself without end"),
    Case(
      "endless recursion", 4,
      "func f(_ x: Int) -> Int { f(x + 1) + 1 }\n" + card("Text(\"\\(f(1))\")"),
      says: "the code of File.swift crashed (signal 11), most likely by recursion without end"),
    Case(
      "fatal error", 4, card("if true { fatalError(\"no card\") }"),
      says: "File.swift:5: Fatal error: no card\n", "the code of File.swift crashed"),
    Case(
      "index out of range", 4, card("Text(\"\\([1][CommandLine.arguments.count])\")"),
      says: "Fatal error: Index out of range", "the code of File.swift crashed"),
    Case(
      "exit", 4, card("let _ = exit(0)\n    Text(\"a\")"),
      says: "the code of File.swift ended the program (status 0)"),
    Case(
      "endless loop", 4, "func f() -> String { while true {} }\n" + card("Text(f())"),
      says: "the code of File.swift ran for more than 2 s and was stopped", "--time-limit"),
  ]

  @Test("a bad file is named, with the place and the reason", arguments: cases)
  func bad(_ example: Case) throws {
    let run = try ProgramRun()
    try run.write(example.source, to: "File.swift")
    let limit = example.name == "endless loop" ? "2" : "120"
    // The time is for the code and for the compiler alike, so the code is compiled before.
    if example.name == "endless loop" {
      #expect(try run("trace", "File.swift", "--view", "None").status == 2)
    }
    let ended = try run("trace", "File.swift", "-o", "out.json", "--time-limit", limit)
    #expect(ended.status == example.status && !ended.isSignal, "\(ended.messages)")
    for text in example.says { #expect(ended.messages.contains(text), "\(ended.messages)") }
    // Neither our additions nor our dump are to be seen, and nothing is left behind.
    for text in ["sourceLocation", "heroScene", "<entries>", "Current stack trace", "herorender/"] {
      #expect(!ended.messages.contains(text), "\(ended.messages)")
    }
    #expect(ended.output == "")
    #expect(try run.names() == ["File.swift"])
    #expect(try run.cached().allSatisfy { !$0.hasPrefix("work-") })
  }

  @Test("files that are none are refused before anything is compiled")
  func noFiles() throws {
    let run = try ProgramRun()
    #expect(try run("trace", "None.swift").messages.contains("cannot read None.swift"))
    #expect(try run("trace", "../files").messages.contains("name the Swift files"))
    try Data([0xFF, 0xFE, 0x41]).write(to: URL(fileURLWithPath: run.folder + "/Bytes.swift"))
    let ended = try run("trace", "Bytes.swift")
    #expect(ended.status == 2 && ended.messages.contains("Bytes.swift is not UTF-8 text"))
    #expect(try run("trace", "Bytes.swift", "lisbon").messages.contains("“lisbon” is a scene"))
    #expect(try run("trace", "lisbon", "--view", "Card").messages.contains("--view is about Swift"))
    #expect(try run.cached() == [])
  }

  @Test("without a compiler, or with another version, a file is refused and a scene is not")
  func noCompiler() throws {
    let run = try ProgramRun()
    try run.write(Self.card("Text(\"a\")"), to: "File.swift")
    run.environment["PATH"] = run.folder
    let missing = try run("trace", "File.swift")
    #expect(missing.status == 2 && missing.messages.contains("https://www.swift.org/install"))
    #expect(try run("trace", "lisbon", "--at", "0").status == 0)

    try run.write("#!/bin/sh\necho Swift version 1.2.3 '(swift-1.2.3-RELEASE)'\n", to: "swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: run.folder + "/swiftc")
    let other = try run("trace", "File.swift")
    #expect(other.status == 2)
    #expect(other.messages.contains("swiftc is Swift 1.2.3; a file of your own needs the same"))
  }
}
