/// How a page of a navigation stack comes and goes.
public enum PageTransition: Hashable, Sendable {
  /// Slides in from the trailing edge, over the page below, which makes way by a third as much.
  case push
  /// Grows out of a view of the page below, and shrinks back into it.
  case zoom(from: MatchKey, displayRadius: Double)
}

/// A view that a page can grow out of.
public struct ZoomSource: Hashable, Sendable {
  /// The id by which a page names it.
  public var key: MatchKey
  /// The radius of its corners, in points, from which the page's radius starts.
  public var cornerRadius: Double
  /// What is drawn behind it while it is stretched; clear for nothing.
  public var background: ResolvedColor

  /// Creates a source.
  public init(key: MatchKey, cornerRadius: Double, background: ResolvedColor = .clear) {
    (self.key, self.cornerRadius, self.background) = (key, cornerRadius, background)
  }
}
