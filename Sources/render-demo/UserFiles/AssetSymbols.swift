import HeroUI

/// The members by which source names assets without their names in quotes, such as `.cardBlue`.
///
/// Xcode makes them from the asset catalogs of a project. Here they are made from the folders of
/// `--assets`, and only those that the files mention, so that nothing else depends on the folders.
struct AssetSymbols {
  /// A name of an asset, and the member it is known by.
  private struct Symbol: Hashable {
    let member, asset: String
  }

  private let colors, images: [Symbol]

  /// Finds what the files mention.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - colorNames: The names of the colours in the folders.
  ///   - imageNames: The names of the pictures in the folders.
  init(for files: [SourceFile], colorNames: [String], imageNames: [String]) {
    var mentioned: Set<String> = []
    var declared: Set<String> = []
    for tokens in files.map(\.tokens) {
      for (word, next) in zip(tokens, tokens.dropFirst()) where next.kind == .word {
        if word.text == "." { mentioned.insert(next.text) }
        if ["var", "let", "func", "case"].contains(word.text) { declared.insert(next.text) }
      }
    }
    func symbols(_ names: [String], _ ending: String) -> [Symbol] {
      var members: Set<String> = []
      return names.compactMap { name in
        guard let member = Self.member(for: name, without: ending), mentioned.contains(member),
          // A member that the files have themselves would be there twice.
          !declared.contains(member), members.insert(member).inserted
        else { return nil }
        return Symbol(member: member, asset: name)
      }
    }
    colors = symbols(colorNames, "Color")
    images = symbols(imageNames, "Image")
  }

  /// Whether there is nothing to compile.
  var isEmpty: Bool { colors.isEmpty && images.isEmpty }

  /// The source that is compiled beside the files.
  var source: String {
    var lines = ["import SwiftUI"]
    for symbol in colors {
      let (member, name) = ("`\(symbol.member)`", Self.quoted(symbol.asset))
      lines.append(
        "extension ColorResource { static let \(member) = ColorResource(name: \(name)) }")
      guard !Self.taken.contains(symbol.member) else { continue }
      lines += [
        "extension Color { static var \(member): Color { Color(ColorResource.\(member)) } }",
        "extension ShapeStyle where Self == Color { static var \(member): Color "
          + "{ Color(ColorResource.\(member)) } }",
        "extension UIColor { static var \(member): UIColor "
          + "{ UIColor(resource: ColorResource.\(member)) } }",
      ]
    }
    for symbol in images {
      let (member, name) = ("`\(symbol.member)`", Self.quoted(symbol.asset))
      lines += [
        "extension ImageResource { static let \(member) = ImageResource(name: \(name)) }",
        "extension UIImage { static var \(member): UIImage "
          + "{ UIImage(resource: ImageResource.\(member)) } }",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The member for the name of an asset.
  ///
  /// - Parameters:
  ///   - name: The name; one with a namespace has no member here.
  ///   - ending: A last word that says what the asset is, which the member leaves out.
  /// - Returns: The member; `nil` when the name does not make one.
  /// - Source: what Xcode 15 and later make: words are joined, each with a large first letter but
  ///   the first word with a small one; a name in large letters stays so; an ending `Color` or
  ///   `Image` is left out.
  static func member(for name: String, without ending: String) -> String? {
    guard !name.contains("/") else { return nil }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let first = words.first else { return nil }
    var member = first
    for word in words.dropFirst() { member += word.prefix(1).uppercased() + word.dropFirst() }
    if member.hasSuffix(ending), member.count > ending.count {
      member.removeLast(ending.count)
    }
    if member.contains(where: \.isLowercase) {
      // Of several large letters at the start, the last belongs to the next word: URLField, urlField.
      let large = member.prefix(while: \.isUppercase).count
      let rest = member.dropFirst(large)
      let count = large > 1 && rest.first?.isLowercase == true ? large - 1 : large
      member = member.prefix(count).lowercased() + member.dropFirst(count)
    }
    return member.first?.isNumber == true ? "_" + member : member
  }

  /// Members that colours, styles or UIKit's colours have already; Xcode makes no others of the name.
  private static let taken: Set<String> = [
    "clear", "black", "white", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue",
    "indigo", "purple", "pink", "brown", "gray", "accentColor", "primary", "secondary", "tertiary",
    "quaternary", "quinary", "foreground", "background", "tint", "fill", "separator", "link",
    "placeholder", "selection", "label", "lightGray", "darkGray", "magenta",
  ]

  private static func quoted(_ name: String) -> String {
    let escaped = name.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}
