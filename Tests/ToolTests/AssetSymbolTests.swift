import Testing

@testable import render_demo

/// The members by which source names assets.
@Suite struct AssetSymbolTests {
  /// Names of assets, and their members.
  static let names: [(String, String?)] = [
    ("pic", "pic"), ("Custom Purple", "customPurple"), ("spotify-green", "spotifyGreen"),
    ("BG", "BG"), ("TabBG", "tabBG"), ("URLField", "urlField"), ("AccentColor", "accent"),
    ("Color", "color"), ("1", "_1"), ("image 2", "image2"), ("Group/name", nil), ("--", nil),
  ]

  @Test("a name becomes a member as Xcode makes it", arguments: names)
  func member(name: String, member: String?) {
    #expect(AssetSymbols.member(for: name, without: "Color") == member)
  }

  private func source(_ text: String, colors: [String] = [], images: [String] = []) -> String {
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    let symbols = AssetSymbols(for: [file], colorNames: colors, imageNames: images)
    #expect(symbols.isEmpty == (symbols.source == "import SwiftUI\n"))
    return symbols.source
  }

  @Test("only what the files mention and do not have themselves is made")
  func mentioned() {
    let text =
      "let a = Color(.card), b = \"\\(x).other\"; extension Color { static var own: Color { .own } }"
    let made = source(text, colors: ["Card", "Other", "Own"], images: ["Portrait"])
    #expect(
      made.contains("extension ColorResource { static let `card` = ColorResource(name: \"Card\") }")
    )
    #expect(!made.contains("Other") && !made.contains("Own") && !made.contains("Portrait"))
    #expect(
      source("Image(.portrait)", images: ["Portrait"]).contains("ImageResource(name: \"Portrait\")")
    )
  }

  @Test("a colour that SwiftUI has already is only a resource")
  func taken() {
    let made = source("Color(.blue)", colors: ["blue"])
    #expect(made.contains("extension ColorResource") && !made.contains("extension Color {"))
  }
}
