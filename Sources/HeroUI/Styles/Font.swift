import HeroCore

/// A font, which may depend on the size of text the person has chosen.
public struct Font: Hashable, Sendable {
  /// A style of text, which scales with the person's choice.
  public typealias TextStyle = HeroCore.TextStyle

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    let face: FontFace.Weight

    /// The thinnest weight.
    public static let ultraLight = Weight(face: .ultraLight)
    /// A very thin weight.
    public static let thin = Weight(face: .thin)
    /// A thin weight.
    public static let light = Weight(face: .light)
    /// The weight of running text.
    public static let regular = Weight(face: .regular)
    /// A little heavier than regular.
    public static let medium = Weight(face: .medium)
    /// The weight of headlines.
    public static let semibold = Weight(face: .semibold)
    /// A heavy weight.
    public static let bold = Weight(face: .bold)
    /// A very heavy weight.
    public static let heavy = Weight(face: .heavy)
    /// The heaviest weight.
    public static let black = Weight(face: .black)
  }

  /// The family of a system font.
  public enum Design: Hashable, Sendable {
    /// The four families.
    case `default`, serif, rounded, monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The usual distance, a smaller or a larger one.
    case standard, tight, loose
  }

  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  private var base: Base
  private var design = Design.default
  private var weight: Weight?
  private var isBold = false
  private var isItalic = false
  private var leading = Leading.standard

  private init(base: Base, design: Design?, weight: Weight?) {
    (self.base, self.design, self.weight) = (base, design ?? .default, weight)
  }

  /// A system font of a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(base: .style(style), design: design, weight: weight) }

  /// A system font of a size that never scales, in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(base: .fixed(size), design: design, weight: weight) }

  /// A font by its name; drawn in the system font, which is noted as a warning.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size: size, relativeTo: .body), design: nil, weight: nil)
  }

  /// A font by its name that scales like a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(base: .custom(name, size: size, relativeTo: style), design: nil, weight: nil)
  }

  /// A font by its name, of a size that never scales.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, size: fixedSize, relativeTo: nil), design: nil, weight: nil)
  }

  /// The same font with strokes of a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The same font, bold.
  public func bold() -> Font { with { $0.isBold = true } }
  /// The same font, leaning.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The same font with letters of one width.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// The same font; its figures already have one width in the families used here.
  public func monospacedDigit() -> Font { self }
  /// The same font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font {
  /// Text of the largest titles, 34 pt.
  public static let largeTitle = Font.system(.largeTitle)
  /// Text of first titles, 28 pt.
  public static let title = Font.system(.title)
  /// Text of second titles, 22 pt.
  public static let title2 = Font.system(.title2)
  /// Text of third titles, 20 pt.
  public static let title3 = Font.system(.title3)
  /// Text of headings, 17 pt semibold.
  public static let headline = Font.system(.headline)
  /// Text under headings, 15 pt.
  public static let subheadline = Font.system(.subheadline)
  /// Running text, 17 pt.
  public static let body = Font.system(.body)
  /// Text of callouts, 16 pt.
  public static let callout = Font.system(.callout)
  /// Text of footnotes, 13 pt.
  public static let footnote = Font.system(.footnote)
  /// Text of captions, 12 pt.
  public static let caption = Font.system(.caption)
  /// Text of second captions, 11 pt.
  public static let caption2 = Font.system(.caption2)
}

extension Font {
  /// A font ready to be drawn and laid out.
  struct Resolved: Hashable {
    var face: FontFace
    /// The distance between baselines, in points; `nil` for the line box of the font.
    var leading: Double?
    var tracking: Double
    /// The name of a font that is not there.
    var missingName: String?
  }

  func resolved(in environment: EnvironmentValues) -> Resolved {
    let typeSize = environment.dynamicTypeSize
    let attributes = environment.textAttributes
    var (size, regular, leading, missing) = (
      17.0, FontFace.Weight.regular, Double?.none, String?.none
    )
    var emphasized = FontFace.Weight.bold
    switch base {
    case .style(let style):
      size = TypeTable.pointSize(style, at: typeSize)
      regular = style.weight
      emphasized = style.boldWeight
      leading = TypeTable.leading(pointSize: size)
    case .fixed(let points): size = Double(points)
    case .custom(let name, let points, let style):
      missing = name
      size =
        Double(points) * (style.map { TypeTable.scaleFactor(relativeTo: $0, at: typeSize) } ?? 1)
    }
    var face = FontFace(
      design: (attributes.design ?? design).coreDesign, size: max(size, 0.5),
      weight: (attributes.weight ?? weight)?.face ?? regular,
      isItalic: isItalic || attributes.isItalic)
    if isBold || attributes.isBold { face.weight = max(face.weight, emphasized) }
    if let current = leading {
      switch self.leading {
      case .standard: break
      case .tight: leading = current - 2
      case .loose: leading = current + 2
      }
    }
    return Resolved(
      face: face, leading: leading,
      tracking: TypeTable.tracking(pointSize: face.size, design: face.design),
      missingName: missing)
  }
}

extension Font.Design {
  var coreDesign: FontFace.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
