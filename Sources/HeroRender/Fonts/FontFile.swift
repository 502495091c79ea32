import HeroCore

/// A font file that is known by name, and the Debian package that brings it.
public struct FontFile: Hashable, Sendable {
  /// The family, as people call it.
  public let family: String
  /// The file's name, such as `Inter-Bold.otf`.
  public let name: String
  /// The folder of the file below a font root such as `/usr/share/fonts`.
  public let folder: String
  /// The Debian package that installs it.
  public let package: String
}

extension FontFile {
  /// The icon font that stands in for SF Symbols.
  static let symbols = FontFile(
    family: "Material Icons", name: "MaterialIcons-Regular.ttf",
    folder: "truetype/material-design-icons-iconfont",
    package: "fonts-material-design-icons-iconfont")

  /// Fonts asked in this order for a character that the named font lacks; none has to be there.
  static let fallbacks = [
    FontFile(
      family: "Noto Color Emoji", name: "NotoColorEmoji.ttf", folder: "truetype/noto",
      package: "fonts-noto-color-emoji"),
    FontFile(
      family: "Noto Sans CJK", name: "NotoSansCJK-Regular.ttc", folder: "opentype/noto",
      package: "fonts-noto-cjk"),
    dejaVu("DejaVu Sans", "DejaVuSans", package: "fonts-dejavu-core"),
  ]

  /// The files without which no scene is drawn: SF Pro's and SF Pro Rounded's stand-ins, symbols.
  static let required: [FontFile] =
    [true, false].flatMap { isDisplay in
      FontFace.Weight.allCases.flatMap { weight in
        [false, true].map { inter(isDisplay: isDisplay, weight: weight, isItalic: $0) }
      }
    } + FontFace.Weight.allCases.map(quicksand).uniqued + [symbols]

  /// The files that are used where they are installed.
  static let optional: [FontFile] =
    [FontFace.Design.serif, .monospaced].flatMap { design in
      [FontFace.Weight.regular, .bold].flatMap { weight in
        [false, true].map {
          file(for: FontFace(design: design, size: 17, weight: weight, isItalic: $0))
        }
      }
    } + fallbacks

  /// The file that draws a face; for the serif and the monospaced design it may not be installed.
  ///
  /// SF Pro changes its drawing at 20 pt, and so does Inter with its Display cut.
  static func file(for face: FontFace) -> FontFile {
    switch face.design {
    case .standard:
      inter(isDisplay: face.size >= 20, weight: face.weight, isItalic: face.isItalic)
    case .rounded: quicksand(face.weight)
    case .serif:
      dejaVu(
        "DejaVu Serif",
        "DejaVuSerif" + cut(face, bold: "Bold", italic: "Italic"),
        package: face.isItalic ? "fonts-dejavu-extra" : "fonts-dejavu-core")
    case .monospaced:
      dejaVu(
        "DejaVu Sans Mono", "DejaVuSansMono" + cut(face, bold: "Bold", italic: "Oblique"),
        package: face.isItalic ? "fonts-dejavu-extra" : "fonts-dejavu-core")
    }
  }

  /// Whether a face leans although its file does not, so that the outlines have to be slanted.
  static func needsSlant(_ face: FontFace) -> Bool { face.isItalic && face.design == .rounded }

  private static func inter(isDisplay: Bool, weight: FontFace.Weight, isItalic: Bool) -> FontFile {
    let name =
      switch weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    let family = isDisplay ? "InterDisplay" : "Inter"
    return FontFile(
      family: isDisplay ? "Inter Display" : "Inter",
      name: "\(family)-\(name)\(isItalic ? "Italic" : "").otf", folder: "opentype/inter",
      package: "fonts-inter")
  }

  /// Quicksand has four weights; each of the nine takes the nearest, the semibold the bolder one.
  private static func quicksand(_ weight: FontFace.Weight) -> FontFile {
    let name =
      switch weight {
      case .ultraLight, .thin, .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold, .bold, .heavy, .black: "Bold"
      }
    return FontFile(
      family: "Quicksand", name: "Quicksand-\(name).ttf", folder: "truetype/quicksand",
      package: "fonts-quicksand")
  }

  private static func cut(_ face: FontFace, bold: String, italic: String) -> String {
    let parts = (face.weight >= .semibold ? bold : "") + (face.isItalic ? italic : "")
    return parts.isEmpty ? "" : "-" + parts
  }

  private static func dejaVu(_ family: String, _ name: String, package: String) -> FontFile {
    FontFile(family: family, name: name + ".ttf", folder: "truetype/dejavu", package: package)
  }
}

extension [FontFile] {
  /// The elements without later repetitions.
  fileprivate var uniqued: [FontFile] {
    var seen: Set<FontFile> = []
    return filter { seen.insert($0).inserted }
  }
}
