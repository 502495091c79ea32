/// One child with room around it, as `padding` lays it out; negative room lets it stick out.
public struct PaddingLayout: Layout, Hashable {
  /// The room at each edge, in points.
  public var insets: Insets

  /// Creates padding.
  public init(insets: Insets) { self.insets = insets }

  /// The child's answer to what is left, and the room around it.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    let child = children.first?.size(for: proposal.inset(by: insets)) ?? .zero
    return Size(
      width: max(0, child.width + insets[.horizontal]),
      height: max(0, child.height + insets[.vertical]))
  }

  /// The child inside the room.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    children.map { _ in
      Placement(
        origin: Point(x: insets.leading, y: insets.top),
        proposal: box.proposal.inset(by: insets))
    }
  }
}

/// One child at its ideal length on some axes, as `fixedSize` lays it out.
public struct FixedSizeLayout: Layout, Hashable {
  /// The axes on which the child is asked for its ideal.
  public var axes: Set<Axis>

  /// Creates the layout.
  public init(axes: Set<Axis>) { self.axes = axes }

  private func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// The child's ideal.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    WrapperLayout().size(of: children, for: offer(for: proposal))
  }

  /// The child at the corner.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: offer(for: box.proposal)) }
  }

  /// The guide of the child.
  public func guide(
    _ guide: AlignmentGuide, of children: LayoutChildren, in size: Size, for proposal: ProposedSize
  ) -> Double? { children.first?.explicitGuide(guide, for: offer(for: proposal)) }

  /// What the child prefers.
  public func edgeSpacing(of children: LayoutChildren) -> (top: EdgeSpacing, bottom: EdgeSpacing) {
    WrapperLayout().edgeSpacing(of: children)
  }
}
