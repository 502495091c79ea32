/// The words of a file that mean something else on a phone than they would here.
enum PhoneSource {
  /// A part of the file to be replaced.
  struct Change: Hashable, Sendable {
    var range: Range<Int>
    var text: String
  }

  /// Modules whose names HeroUI has, where needed in a version that obeys the stage's clock.
  ///
  /// With the system's own Foundation or Dispatch beside it, names such as `DispatchQueue` would mean
  /// the real ones or nothing at all.
  static let modules: Set<String> = [
    "Foundation", "Dispatch", "Combine", "UIKit", "CoreGraphics", "QuartzCore",
  ]

  /// Modules of a phone that `canImport` has to find.
  private static let importable = modules.union(["SwiftUI"])

  /// Modules that a phone does not have, though the machine at hand does.
  private static let foreign: Set<String> = ["Glibc", "Musl", "AppKit", "FoundationNetworking"]

  /// What to replace, in order.
  static func changes(in tokens: [SwiftToken]) -> [Change] {
    var changes: [Change] = []
    var index = 0
    while index < tokens.count {
      if let change = importChange(tokens, at: index) ?? initChange(tokens, at: index) {
        changes.append(change)
      } else if tokens[index].text == "#", index + 1 < tokens.count,
        ["if", "elseif"].contains(tokens[index + 1].text)
      {
        let line = tokens[index].line
        while index < tokens.count, tokens[index].line == line {
          if let change = conditionChange(tokens, at: index) { changes.append(change) }
          index += 1
        }
        continue
      }
      index += 1
    }
    return changes
  }

  /// `import Foundation`, `import struct Foundation.Date` and their like become `import SwiftUI`.
  private static func importChange(_ tokens: [SwiftToken], at index: Int) -> Change? {
    let start = tokens[index]
    // An attribute may stand before it, such as @preconcurrency.
    let isStatement =
      start.isFirst
      || index > 0 && (tokens[index - 1].text == ";" || tokens[index - 1].line == start.line)
    guard start.kind == .word, start.text == "import", isStatement else { return nil }
    var last = index + 1
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    if last < tokens.count, kinds.contains(tokens[last].text) { last += 1 }
    guard last < tokens.count, modules.contains(tokens[last].text) else { return nil }
    while last + 2 < tokens.count, tokens[last + 1].text == ".", tokens[last + 2].kind == .word {
      last += 2
    }
    return Change(
      range: start.range.lowerBound..<tokens[last].range.upperBound, text: "import SwiftUI")
  }

  /// `UUID.init()` and `: UUID = .init()` become `UUID()`, which obeys the stage; so do dates.
  private static func initChange(_ tokens: [SwiftToken], at index: Int) -> Change? {
    let name = tokens[index].text
    guard name == "UUID" || name == "Date" else { return nil }
    let following = tokens[(index + 1)...].prefix(5)
    for start in [[], ["="]]
    where following.map(\.text).starts(with: start + [".", "init", "(", ")"]) {
      let first =
        start.isEmpty ? tokens[index].range.lowerBound : tokens[index + 2].range.lowerBound
      let last = tokens[index + start.count + 4].range.upperBound
      return Change(range: first..<last, text: name + "()")
    }
    return nil
  }

  /// `os(iOS)` and `canImport(UIKit)` are true, `os(Linux)` is false.
  private static func conditionChange(_ tokens: [SwiftToken], at index: Int) -> Change? {
    guard index + 3 < tokens.count, tokens[index + 1].text == "(", tokens[index + 3].text == ")"
    else { return nil }
    let argument = tokens[index + 2].text
    let answer: Bool
    switch tokens[index].text {
    case "os": answer = argument == "iOS"
    case "canImport" where importable.contains(argument): answer = true
    case "canImport" where foreign.contains(argument): answer = false
    case _: return nil
    }
    return Change(
      range: tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound,
      text: "\(answer)")
  }
}
