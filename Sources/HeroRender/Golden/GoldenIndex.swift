/// The list of the goldens in a folder, so that one that has gone is missed.
///
/// One line a golden, sorted, so that two people who each add one seldom get in each other's way:
///
/// ```text
/// render-demo goldens 1
/// lisbon geometry pixels
/// lisbon~dark geometry pixels
/// ```
struct GoldenIndex: Hashable, Sendable {
  /// The kinds there have to be of each golden, by name.
  var kinds: [String: Set<GoldenHeader.Kind>]

  /// The name of its file.
  static let fileName = "goldens.txt"
  private static let firstLine = "render-demo goldens \(GoldenHeader.version)"

  /// Creates a list of nothing.
  init() { kinds = [:] }

  /// Reads a list.
  init(reading bytes: [UInt8], path: String) throws(GoldenError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path: path, reason: "it is not UTF-8 text")
    }
    guard !text.hasPrefix("version https://git-lfs.github.com/spec/") else {
      throw .largeFilePointer(path: path)
    }
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first, first == Self.firstLine else {
      throw .version(path: path, found: String(lines.first?.prefix(60) ?? ""))
    }
    kinds = [:]
    for (index, line) in lines.enumerated().dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      let found = words.dropFirst().map(GoldenHeader.Kind.init(rawValue:))
      guard let name = words.first, GoldenName.isValid(name), !found.isEmpty,
        found.allSatisfy({ $0 != nil })
      else {
        throw .malformed(
          path: path, line: index + 1, reason: "“\(line.prefix(60))” names no golden and its kinds")
      }
      kinds[name, default: []].formUnion(found.compactMap(\.self))
    }
  }

  /// The list as the text of its file.
  var text: String {
    let lines = kinds.sorted { $0.key < $1.key }.map { name, kinds in
      let words = GoldenHeader.Kind.allCases.filter(kinds.contains).map(\.rawValue)
      return "\(name) \(words.joined(separator: " "))"
    }
    return ([Self.firstLine] + lines + [""]).joined(separator: "\n")
  }
}
