import HeroCore
import Testing

@testable import render_demo

/// What is found in a user's file by its words alone, and what is compiled in its place.
@Suite struct SourceSurveyTests {
  private func found(_ source: String) -> [String] {
    SourceFile(path: "A.swift", bytes: Array(source.utf8)).declarations.map {
      "\($0.line) \($0.kind) \($0.name)"
    }
  }

  /// The bodies of views, and whether `Card()` makes one.
  static let bodies: [(String, Bool)] = [
    ("", true), ("let title: String", false), ("let title = \"\"", true), ("var count: Int?", true),
    ("let count: Int?", false), ("@Binding var isOn: Bool", false),
    ("@State var isOn = true", true),
    ("@State private var isOn: Bool", false), ("@Namespace private var space", true),
    ("@Environment(\\.dismiss) private var dismiss", true), ("static let shared: Int = 1", true),
    ("var double: Int { 2 }", true), ("var count: Int { didSet {} }", false),
    ("var count = 1 { didSet {} }", true), ("init(title: String) {}", false),
    ("init(title: String = \"a, b: c\") {}", true), ("init() {}; init(x: Int) {}", true),
    ("let make: (Int, Int) -> String", false), ("var pairs: [String: Int] = .init()", true),
    ("func f() { let inner: Int; inner = 1 }", true), ("var a = 1, b = 2", true),
  ]

  @Test("a view counts when it is made without arguments", arguments: bodies)
  func withoutArguments(body: String, counts: Bool) {
    let source = "struct Card: View { \(body)\n var body: some View { Text(\"\") } }"
    #expect(found(source) == (counts ? ["1 view Card"] : []))
  }

  @Test("declarations at the top of the file count, with their lines; others do not")
  func declarations() {
    let source = #"""
      // struct Comment: View {}
      /* /* struct Nested: View {} */ #Preview {} */
      let text = "\("struct Text: View {}") #Preview {}" + #"" #Preview {} "#
      private struct Card: SwiftUI.View, Sendable { struct Inner: View {} }
      struct Row<Content: View>: View { let content: Content }
      struct Late {}
      extension Late: View {}
      @available(iOS 17, *)
      #Preview("a") { #Preview {} }
      #if DEBUG
      struct Card_Previews: PreviewProvider {}
      #endif
      @main struct CardApp: App {}
      class Model: ObservableObject {}
      """#
    #expect(
      found(source) == [
        "4 view Card", "6 view Late", "8 preview ", "11 provider Card_Previews", "13 app CardApp",
      ])
  }

  /// Lines, and what they become.
  static let lines: [(String, String)] = [
    ("import Foundation", "import SwiftUI"),
    ("import struct Foundation.Date // a", "import SwiftUI // a"),
    ("@preconcurrency import Combine", "@preconcurrency import SwiftUI"),
    ("import SwiftUI", "import SwiftUI"), ("import Charts", "import Charts"),
    ("let a = \"import Foundation\"", "let a = \"import Foundation\""),
    ("#if os(iOS) || os(Linux)", "#if true || false"), ("#if os(macOS)", "#if false"),
    ("#if canImport(UIKit) && !canImport(AppKit)", "#if true && !false"),
    ("#if canImport(Charts)", "#if canImport(Charts)"), ("// os(iOS)", "// os(iOS)"),
    ("let id: UUID = .init()", "let id: UUID = UUID()"),
    ("let day = Date.init()", "let day = Date()"),
    ("let id = UUID(uuidString: \"\")", "let id = UUID(uuidString: \"\")"),
  ]

  @Test("words that mean something else on a phone are changed, and nothing else", arguments: lines)
  func changes(line: String, becomes: String) {
    #expect(copy(of: line + "\n").contains("\n" + becomes + "\n"))
  }

  @Test("every line of the file is one further down in what is compiled")
  func copiedLines() {
    let source = "\u{FEFF}import Foundation\r\n\r\n#Preview {\r\n  Text(\"ä\")\r\n}"
    let lines = copy(of: source).split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(2).joined()
        == "#sourceLocation(file: \"A \\\"b\\\".swift\", line: 1)\nimport SwiftUI")
    #expect(lines[2] == "#Preview {" && lines[3] == "  Text(\"ä\")")
    #expect(copy(of: source).contains("PreviewLine<4>()), line: 3"))
  }

  private func copy(of source: String) -> String {
    let file = SourceFile(path: "A \"b\".swift", bytes: Array(source.utf8))
    let copy = SourceCopy(file: file, number: 0, entries: file.declarations)
    return String(decoding: copy.bytes, as: UTF8.self)
  }
}
