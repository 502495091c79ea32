/// The text that is compiled in the place of a user's file.
///
/// It is the file with one line before it, by which the compiler speaks of the original; with the
/// few words changed that mean something else here than on a phone; and with a list of what can be
/// shown at its end, where private names can be named. No line of the file moves.
struct SourceCopy {
  let file: SourceFile
  /// The number of the file among those compiled together, counted from 0.
  let number: Int
  /// The declarations to list.
  let entries: [Declaration]

  /// What the compiler calls the list of entries; no file has such a path.
  static let entriesPath = "<entries>"

  /// The name of the C function that returns the entries of a file.
  static func symbol(_ number: Int) -> String { "heroSceneEntries\(number)" }

  /// The name of the file that is compiled; two originals may have one name.
  var fileName: String { "\(number)-\(AtomicFile.split(file.path).name)" }

  /// The text.
  var bytes: [UInt8] {
    var result = Array("#sourceLocation(file: \(Self.quoted(file.path)), line: 1)\n".utf8)
    var position = 0
    for change in PhoneSource.changes(in: file.tokens) {
      result += file.bytes[position..<change.range.lowerBound]
      result += change.text.utf8
      position = change.range.upperBound
    }
    result += file.bytes[position...]
    return result + entryList.utf8
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 32: result += "\\u{\(String(scalar.value, radix: 16))}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return "\"" + result + "\""
  }

  /// The list; the entry of `entries[n]` is on line n + 5 of `<entries>`.
  private var entryList: String {
    let lines = entries.map { "    " + Self.call($0) + "," }
    return """

      #sourceLocation(file: "\(Self.entriesPath)", line: 1)
      import SwiftUI
      @_cdecl("\(Self.symbol(number))")
      public func \(Self.symbol(number))() -> Swift.UnsafeMutableRawPointer {
        SwiftUI.SceneEntryList { [
      \(lines.joined(separator: "\n"))
        ] }.pointer
      }

      """
  }

  /// The number of an entry, given the line of `<entries>` on which the compiler complains.
  static func entryIndex(ofLine line: Int) -> Int { line - 5 }

  private static func call(_ entry: Declaration) -> String {
    let name = "`\(entry.name)`"
    switch entry.kind {
    case .preview:
      // The macro counts the lines of the copy, which has one more at its start.
      let call = "heroPreviewRegistration(SwiftUI.PreviewLine<\(entry.line + 1)>())"
      return "SwiftUI.SceneEntry.preview(\(call), line: \(entry.line))"
    case .provider: return "SwiftUI.SceneEntry.provider(\(name).self, line: \(entry.line))"
    case .view:
      return "SwiftUI.SceneEntry.view(\"\(entry.name)\", line: \(entry.line)) { \(name)() }"
    case .app: return "SwiftUI.SceneEntry.app(\(name).self, line: \(entry.line))"
    }
  }
}
