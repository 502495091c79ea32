/// A font as it is drawn: the design, the size in points and the weight; no text style any more.
public struct FontFace: Hashable, Sendable {
  /// The families that stand in for Apple's.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// SF Pro, drawn with Inter below 20 pt and Inter Display from 20 pt.
    case standard
    /// SF Pro Rounded, drawn with Quicksand.
    case rounded
    /// New York.
    case serif
    /// SF Mono.
    case monospaced
  }

  /// The nine weights of the system font, as CSS counts them.
  public enum Weight: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// The weights, from thinnest to blackest.
    case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500
    /// The weights, from thinnest to blackest.
    case semibold = 600, bold = 700, heavy = 800, black = 900

    /// Orders weights from thin to black.
    public static func < (first: Weight, second: Weight) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The family.
  public var design: Design
  /// The size in points; positive.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// Whether the letters lean.
  public var isItalic: Bool

  /// Creates a font.
  public init(
    design: Design = .standard, size: Double, weight: Weight = .regular, isItalic: Bool = false
  ) {
    (self.design, self.size, self.weight, self.isItalic) = (design, size, weight, isItalic)
  }
}
