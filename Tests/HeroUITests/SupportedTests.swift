import Foundation
import Testing

/// The table of what is supported says what the sources have: no more, and no less.
@Suite struct SupportedTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Folders that are the stage's and the renderer's, not SwiftUI's.
  private static let ownFolders = ["Stage/", "Resolve/", "Assets/"]

  private struct Row {
    let names: [String]
    let status: String
    let line: Int
  }

  private static func rows() throws -> [Row] {
    let file = package.appendingPathComponent("Sources/HeroUI/HeroUI.docc/Supported.md")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, text in
        guard text.hasPrefix("| `") else { return nil }
        let cells = text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let names = cells[0].matches(of: /`([^`]+)`/).map { String($0.output.1) }
        return Row(names: names, status: cells.count > 1 ? cells[1] : "", line: index + 1)
      }
  }

  /// The words of a name in the table: `ScrollViewProxy.scrollTo` has two, `frame(in:)` one.
  private static func words(_ name: String) -> [String] {
    name.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// Everything public that a view can be written with: types, and what `View` can be told.
  private static func declared() throws -> [String: String] {
    let root = package.appendingPathComponent("Sources/HeroUI")
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var result: [String: String] = [:]
    for name in files.sorted() where name.hasSuffix(".swift") {
      guard !ownFolders.contains(where: name.hasPrefix) else { continue }
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      var isView = false
      for line in text.split(separator: "\n") {
        if line.hasPrefix("extension ") { isView = line.hasPrefix("extension View ") }
        let indent = isView && line.hasPrefix("  ") && !line.hasPrefix("   ")
        guard !line.hasPrefix(" ") || indent, let found = Self.declaration(in: line)
        else { continue }
        if !line.hasPrefix(" ") || found.kind == "func" { result[found.name] = name }
      }
    }
    return result
  }

  /// The kind and the name of what a line declares to everybody.
  private static func declaration(in line: Substring) -> (kind: String, name: String)? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
    guard let start = words.firstIndex(of: "public") else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "macro", "func",
    ]
    guard let kind = words[start...].firstIndex(where: kinds.contains), kind + 1 < words.endIndex,
      words[start + 1..<kind].allSatisfy({ ["nonisolated", "final", "indirect"].contains($0) })
    else { return nil }
    return (String(words[kind]), String(words[kind + 1]))
  }

  @Test("every public type and modifier has a row")
  func complete() throws {
    let listed = Set(try Self.rows().flatMap(\.names).flatMap(Self.words))
    let missing = try Self.declared().filter { !listed.contains($0.key) }
    let names = missing.map { "\($0.key) (\($0.value))" }.sorted()
    #expect(names.isEmpty, "not in Supported.md: \(names.joined(separator: ", "))")
  }

  @Test("every row names something that is there")
  func truthful() throws {
    let root = Self.package.appendingPathComponent("Sources")
    var words: Set<Substring> = []
    for folder in ["HeroUI", "HeroUIKit", "HeroCombine", "HeroCore"] {
      let place = root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(atPath: place.path)
      for name in files?.compactMap({ $0 as? String }) ?? [] where name.hasSuffix(".swift") {
        let text = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
        // Comments may name what is not there.
        let code = text.replacing(/\/\/[^\n]*/, with: "")
        for match in code.matches(of: /[A-Za-z_]\w*/) { words.insert(match.output) }
      }
    }
    for row in try Self.rows() {
      for word in row.names.flatMap(Self.words) where !words.contains(Substring(word)) {
        Issue.record("Supported.md:\(row.line) names “\(word)”, which is nowhere in the sources")
      }
    }
  }

  @Test("every row has one of the three states, and a warning says what is left out or is named so")
  func states() throws {
    let rows = try Self.rows()
    #expect(rows.count > 20)
    for row in rows {
      #expect(["full", "still", "warning"].contains(row.status), "Supported.md:\(row.line)")
    }
  }

  @Test("the rows are in order, so that a name is found at once")
  func order() throws {
    let keys = try Self.rows().compactMap { $0.names.first.map(Self.words)?.first?.lowercased() }
    #expect(keys == keys.sorted())
  }
}
