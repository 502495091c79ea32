/// How the golden of a scene is called: the scene, then what differs from the usual, as in
/// `lisbon~dark~iPhone-SE-3`.
public struct GoldenName: Hashable, Sendable, CustomStringConvertible {
  /// The name without an extension.
  public let description: String

  /// The ends of the names of files.
  public static func fileName(_ name: String, _ kind: GoldenHeader.Kind) -> String {
    switch kind {
    case .geometry: name + ".geometry.txt"
    case .pixels: name + ".pixels.txt"
    }
  }

  /// The name of the golden in a file; `nil` for any other file.
  public static func name(of file: String, _ kind: GoldenHeader.Kind) -> String? {
    let suffix = fileName("", kind)
    guard file.hasSuffix(suffix), file.count > suffix.count else { return nil }
    return String(file.dropLast(suffix.count))
  }

  /// Whether a word can be the name of a golden on every file system.
  public static func isValid(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first.isNumber, name.count <= 120 else {
      return false
    }
    return name.allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "._-~".contains(character))
    }
  }

  /// Creates a name from words.
  ///
  /// - Parameters:
  ///   - scene: The scene or file.
  ///   - variant: What differs from the usual, in the order it is to be told.
  public init(scene: String, variant: [String]) {
    description = ([scene] + variant).map(Self.plain).joined(separator: "~")
  }

  /// Letters, digits, dots, dashes and underscores only, so that every file system takes it.
  static func plain(_ word: String) -> String {
    let last = word.split(separator: "/").last.map(String.init) ?? word
    let characters = last.map { character -> Character in
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      return isPlain || "._-".contains(character) ? character : "-"
    }
    let name = String(characters.drop { $0 == "." || $0 == "-" })
    return name.isEmpty ? "scene" : name
  }
}
