import HeroCore

/// What an SVG file looks like, apart from what the scene says.
public struct SVGOptions: Hashable, Sendable {
  /// What is behind everything; `nil` for the scene's own background, clear for none.
  public var background: ResolvedColor?
  /// The width at which the picture is shown, in CSS pixels; `nil` for one pixel a point.
  public var width: Double?
  /// How long the first and the last frame are held beyond their own time, in seconds.
  public var hold: Rational
  /// How often the motion is shown; `nil` for without end.
  public var loopCount: Int?
  /// Whether text can be selected and searched, by letters that are there but not seen.
  public var isTextSelectable: Bool
  /// What all names in the file begin with, for a page that holds several pictures inline.
  public var namePrefix: String

  /// Creates options; the scene as it is, played again and again, unless told otherwise.
  public init(
    background: ResolvedColor? = nil, width: Double? = nil, hold: Rational = .zero,
    loopCount: Int? = nil, isTextSelectable: Bool = false, namePrefix: String = ""
  ) {
    (self.background, self.width, self.hold) = (background, width, hold)
    (self.loopCount, self.isTextSelectable) = (loopCount, isTextSelectable)
    self.namePrefix = namePrefix
  }
}
