/// One child that grows over the edges of the safe area it touches, as `ignoresSafeArea` does.
///
/// - Source: measuring changes nothing; on placement an edge within half a pixel of the boundary is
///   moved to the container's edge, and the child is proposed that much more.
public struct SafeAreaIgnoringLayout: Layout, Hashable {
  /// The edges that may be crossed.
  public var edges: Set<Edge>
  /// Pixels per point, for the tolerance.
  public var scale: Double

  /// An edge of a box.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The four edges.
    case top, leading, bottom, trailing
  }

  /// Creates the layout.
  public init(edges: Set<Edge>, scale: Double) { (self.edges, self.scale) = (edges, scale) }

  /// The size of the child.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    WrapperLayout().size(of: children, for: proposal)
  }

  /// The child with its edges moved out.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let (safe, all) = (box.safeArea.safe, box.safeArea.container)
    let frame = Rect(origin: box.origin, size: box.size)
    let insets = box.safeArea.growth(of: frame, over: edges, scale: scale)
    let offer = ProposedSize(
      width: (box.proposal.width ?? box.size.width) + insets[.horizontal],
      height: (box.proposal.height ?? box.size.height) + insets[.vertical])
    // Inside, the edges that were crossed are no boundary any more.
    let inner = Rect(
      x: safe.minX - (insets.leading > 0 ? safe.minX - all.minX : 0),
      y: safe.minY - (insets.top > 0 ? safe.minY - all.minY : 0), width: 0, height: 0)
    let farX = insets.trailing > 0 ? all.maxX : safe.maxX
    let farY = insets.bottom > 0 ? all.maxY : safe.maxY
    let area = SafeArea(
      container: all,
      safe: Rect(
        x: inner.minX, y: inner.minY, width: farX - inner.minX, height: farY - inner.minY))
    return children.map { _ in
      Placement(
        origin: Point(x: -insets.leading, y: -insets.top),
        proposal: insets == .zero ? box.proposal : offer, safeArea: area)
    }
  }

  /// What the child prefers.
  public func edgeSpacing(of children: LayoutChildren) -> (top: EdgeSpacing, bottom: EdgeSpacing) {
    WrapperLayout().edgeSpacing(of: children)
  }
}
