/// How a page of a navigation stack, or a view over the whole display, comes and goes.
public enum PageTransition: Hashable, Sendable {
  /// Slides in from the trailing edge, over the page below, which makes way by a third as much.
  case push
  /// Grows out of a view of the page below, and shrinks back into it.
  case zoom(from: MatchKey, displayRadius: Double)
  /// Slides up from the bottom, over everything.
  case cover
  /// Slides up from the bottom, over what is below, which is darkened.
  case sheet

  /// Whether the page lies over the whole display instead of in a navigation stack.
  ///
  /// What is below a page of a stack is hidden once the page has arrived; below a cover it is not,
  /// since a cover may let it be seen.
  var isCover: Bool {
    switch self {
    case .push, .zoom: false
    case .cover, .sheet: true
    }
  }
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
