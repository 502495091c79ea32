/// How front ends learn the size of text and symbols without knowing what draws them.
///
/// A value of closures: the renderer makes one from its fonts, tests make one from arithmetic.
public struct TextMeasurer: Sendable {
  /// The advances and break opportunities of a string in a font, without tracking.
  public var shape: @Sendable (_ string: String, _ face: FontFace) -> ShapedText

  /// The size of the box around a symbol, in points, before rounding to pixels.
  public var symbolSize: @Sendable (_ symbol: SymbolDrawing) -> Size

  /// Whether a symbol of this name has a picture; one that has none is drawn as a placeholder.
  public var hasSymbol: @Sendable (_ name: String) -> Bool

  /// The characters of a string that no font has, each once.
  public var missingCharacters: @Sendable (_ string: String, _ face: FontFace) -> [Character]

  /// Creates a measurer from its answers.
  public init(
    shape: @escaping @Sendable (_ string: String, _ face: FontFace) -> ShapedText,
    symbolSize: @escaping @Sendable (_ symbol: SymbolDrawing) -> Size,
    hasSymbol: @escaping @Sendable (_ name: String) -> Bool = { _ in true },
    missingCharacters: @escaping @Sendable (_ string: String, _ face: FontFace) -> [Character] = {
      _, _ in []
    }
  ) {
    (self.shape, self.symbolSize) = (shape, symbolSize)
    (self.hasSymbol, self.missingCharacters) = (hasSymbol, missingCharacters)
  }
}

/// A string measured once, so that it can be broken into lines at any width by adding numbers.
public struct ShapedText: Hashable, Sendable {
  /// What may follow a cluster.
  public enum Break: Hashable, Sendable {
    /// The line goes on, a new line may start, or a new line must start.
    case none, allowed, required
  }

  /// One user-perceived character.
  public struct Cluster: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// How far the pen moves, in points, without tracking.
    public var advance: Double
    /// What may follow.
    public var lineBreak: Break
    /// Whether it vanishes at the end of a line.
    public var isWhitespace: Bool

    /// Creates a cluster.
    public init(text: String, advance: Double, lineBreak: Break, isWhitespace: Bool) {
      (self.text, self.advance) = (text, advance)
      (self.lineBreak, self.isWhitespace) = (lineBreak, isWhitespace)
    }
  }

  /// The clusters in logical order.
  public var clusters: [Cluster]
  /// The advance of "…" in the same font, in points.
  public var ellipsisAdvance: Double

  /// Creates a measured string.
  public init(clusters: [Cluster], ellipsisAdvance: Double) {
    (self.clusters, self.ellipsisAdvance) = (clusters, ellipsisAdvance)
  }
}
