import Foundation
import Testing

/// The house and its order, read from the source itself.
@Suite struct StructureTests {
  /// A source file: where it is, and its text without comments and strings.
  private struct Source {
    let path: String
    let text: String
    let code: String

    var module: String { String(path.split(separator: "/")[1]) }
    var folder: String {
      let parts = path.split(separator: "/")
      return parts.count > 3 ? String(parts[2]) : ""
    }

    var imports: Set<String> {
      Set(
        code.matches(of: /(?m)^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(\w+)/)
          .map { String($0.output.1) })
    }

    func words() -> Set<Substring> { Set(code.matches(of: /\b[A-Za-z_]\w*/).map(\.output)) }
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let sources: [Source] = {
    let root = package.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: root.path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { name in
        guard
          let text = try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        else { return nil }
        let code = text.replacing(/\/\/[^\n]*/, with: "")
          .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
        return Source(path: "Sources/" + name, text: text, code: code)
      }
  }()

  /// What each module may import; C modules stop at the renderer.
  private static let allowed: [String: Set<String>] = [
    "HeroCore": ["Glibc", "Darwin"],
    "HeroUI": [
      "HeroCore", "Foundation", "Swift", "Dispatch", "Synchronization", "Observation",
    ],
    "HeroRender": [
      "HeroCore", "Foundation", "FoundationEssentials", "Glibc", "Darwin", "Dispatch",
      "Synchronization",
    ],
    "SwiftUI": ["HeroUI"],
  ]

  @Test("modules import in one direction; the front end and the renderer never meet")
  func imports() {
    #expect(Self.sources.count > 100)
    for source in Self.sources {
      guard let allowed = Self.allowed[source.module] else { continue }
      // A C library is called as it is, with a C before it.
      let extra = source.imports.subtracting(allowed).filter {
        source.module != "HeroRender" || $0.wholeMatch(of: /C[A-Z]\w*/) == nil
      }
      #expect(extra.isEmpty, "\(source.path) imports \(extra.sorted())")
    }
  }

  @Test("C libraries are imported for a file's own use only")
  func internalImports() {
    for source in Self.sources where source.module == "HeroRender" {
      for line in source.code.matches(of: /(?m)^(.*)import (C[A-Z]\w+)$/) {
        #expect(line.output.1.contains("internal"), "\(source.path): \(line.output.0)")
      }
    }
  }

  @Test("a folder of the core uses those before it, never those after")
  func folders() {
    let order = [
      "Geometry", "Motion", "Notation", "Scene", "Layout", "Matching", "Timeline",
    ]
    let core = Self.sources.filter { $0.module == "HeroCore" }
    var homes: [Substring: Int] = [:]
    for source in core {
      guard let place = order.firstIndex(of: source.folder) else {
        Issue.record("\(source.path) is in no folder of the order")
        continue
      }
      let declarations = source.code.matches(
        of: /(?m)^(?:public |final |indirect )*(?:struct|enum|class|protocol|func|let) (\w+)/)
      for declaration in declarations { homes[declaration.output.1] = place }
    }
    #expect(homes.count > 100)
    for source in core {
      guard let place = order.firstIndex(of: source.folder) else { continue }
      let late = source.words().filter { (homes[$0] ?? 0) > place }
      #expect(late.isEmpty, "\(source.path) uses \(late.sorted()) of a later folder")
    }
  }

  @Test("the C library's mathematics is called in one file")
  func mathematics() {
    for source in Self.sources where source.module == "HeroCore" {
      let isHome = source.path.hasSuffix("/Elementary.swift")
      #expect(source.imports.isEmpty != isHome, "\(source.path) imports \(source.imports)")
      let calls = source.code.matches(of: /\b(?:sin|cos|tan|atan2?|exp|expm1|log|pow|cbrt|hypot)\(/)
      #expect(calls.isEmpty || isHome, "\(source.path) calls \(calls.map(\.output))")
    }
  }

  /// Files that may be longer, and why.
  private static let long: [String: String] = [:]

  @Test("a file has one subject and at most 350 lines")
  func lengths() {
    for source in Self.sources {
      let count = source.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(count <= 351 || Self.long[source.path] != nil, "\(source.path) has \(count) lines")
    }
    for path in Self.long.keys {
      #expect(Self.sources.contains { $0.path == path }, "\(path) is gone from the list")
    }
  }

  @Test("no trap without a value, no force, no unfinished business")
  func habits() {
    for source in Self.sources {
      #expect(!source.code.contains("try!"), "\(source.path)")
      for word in ["TO" + "DO", "FIX" + "ME"] {
        #expect(!source.text.contains(word), "\(source.path)")
      }
      #expect(!source.code.contains(" as! "), "\(source.path)")
    }
  }
}
