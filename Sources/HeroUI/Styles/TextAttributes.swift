import HeroCore

/// What a text, or the views around it, say about its letters.
struct TextAttributes: Hashable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var tracking: CGFloat = 0
  var decorations: Set<TextDrawing.Decoration> = []
  var textCase: Text.Case?
  var reservesSpace = false
  var foreground: AnyShapeStyle?

  /// Takes over what `inner`, which is nearer to the text, says.
  mutating func override(with inner: TextAttributes) {
    font = inner.font ?? font
    weight = inner.weight ?? weight
    design = inner.design ?? design
    isBold = isBold || inner.isBold
    isItalic = isItalic || inner.isItalic
    if inner.tracking != 0 { tracking = inner.tracking }
    decorations.formUnion(inner.decorations)
    textCase = inner.textCase ?? textCase
    reservesSpace = reservesSpace || inner.reservesSpace
    foreground = inner.foreground ?? foreground
  }

  static func == (first: TextAttributes, second: TextAttributes) -> Bool {
    first.font == second.font && first.weight == second.weight && first.design == second.design
      && first.isBold == second.isBold && first.isItalic == second.isItalic
      && first.tracking == second.tracking && first.decorations == second.decorations
      && first.textCase == second.textCase
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(weight)
  }
}

extension Text {
  /// Letters all large or all small.
  public enum Case: Hashable, Sendable {
    /// The two cases.
    case uppercase, lowercase

    func applied(to string: String) -> String {
      switch self {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    }
  }

  private func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var copy = self
    change(&copy.attributes)
    return copy
  }

  /// The same text in a font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// The same text with strokes of a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// The same text in another family.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  /// The same text, bold.
  public func bold() -> Text { with { $0.isBold = true } }
  /// The same text, bold or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  /// The same text, leaning.
  public func italic() -> Text { with { $0.isItalic = true } }
  /// The same text, leaning or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// The same text with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.design = isActive ? .monospaced : $0.design }
  }
  /// The same text; its figures already have one width in the families used here.
  public func monospacedDigit() -> Text { self }
  /// The same text with its letters further apart, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// The same text with its letters further apart, in points.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = kerning } }
  /// The same text with a line under it.
  public func underline(_ isActive: Bool = true) -> Text {
    with { if isActive { $0.decorations.insert(.underline) } }
  }
  /// The same text with a line through it.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    with { if isActive { $0.decorations.insert(.strikethrough) } }
  }
  /// The same text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { AnyShapeStyle($0) } }
  }
  /// The same text in a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.foreground = AnyShapeStyle(style) }
  }
}
