/// A view with another behind it or over it, as `background` and `overlay` lay them out.
///
/// The content alone decides the size; the others are proposed that size and aligned in it.
public struct SecondaryLayout: Layout, Hashable {
  /// Which child is the content.
  public var primary: Int
  /// Where the others stand.
  public var alignment: Alignment

  /// Creates the layout of a background (content last) or an overlay (content first).
  public init(primary: Int, alignment: Alignment) {
    (self.primary, self.alignment) = (primary, alignment)
  }

  /// The size of the content.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    children[primary].size(for: proposal)
  }

  /// The content at the corner, the others by their guides.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let offer = ProposedSize(box.size)
    return children.enumerated().map { index, child in
      guard index != primary else { return Placement(origin: .zero, proposal: box.proposal) }
      func offset(_ axis: Axis) -> Double {
        children[primary].guide(alignment[axis], for: box.proposal)
          - child.guide(alignment[axis], for: offer)
      }
      return Placement(
        origin: Point(x: offset(.horizontal), y: offset(.vertical)), proposal: offer)
    }
  }

  /// The guide of the content.
  public func guide(
    _ guide: AlignmentGuide, of children: LayoutChildren, in size: Size, for proposal: ProposedSize
  ) -> Double? { children[primary].explicitGuide(guide, for: proposal) }

  /// What the content prefers.
  public func edgeSpacing(of children: LayoutChildren) -> (top: EdgeSpacing, bottom: EdgeSpacing) {
    children[primary].edgeSpacing
  }
}
