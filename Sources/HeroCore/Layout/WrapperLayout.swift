/// One child in a box of its own size: what modifiers that only draw or mark lay out.
public struct WrapperLayout: Layout, Hashable {
  /// Creates the layout.
  public init() {}

  /// The size of the child.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    children.first?.size(for: proposal) ?? .zero
  }

  /// The child at the corner.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: box.proposal) }
  }

  /// The guide of the child.
  public func guide(
    _ guide: AlignmentGuide, of children: LayoutChildren, in size: Size, for proposal: ProposedSize
  ) -> Double? { children.first?.explicitGuide(guide, for: proposal) }

  /// What the child prefers.
  public func edgeSpacing(of children: LayoutChildren) -> (top: EdgeSpacing, bottom: EdgeSpacing) {
    children.first?.edgeSpacing ?? (.plain, .plain)
  }
}

/// One child, with one of its guides moved, as `alignmentGuide` does.
public struct GuideLayout: Layout {
  /// The guide that is set.
  public var guide: AlignmentGuide
  /// Its value in a child of a size, given the values the child has for other guides.
  public var value: @Sendable (Size, (AlignmentGuide) -> Double) -> Double

  /// Creates the layout.
  public init(
    guide: AlignmentGuide,
    value: @escaping @Sendable (Size, (AlignmentGuide) -> Double) -> Double
  ) { (self.guide, self.value) = (guide, value) }

  /// The size of the child.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    WrapperLayout().size(of: children, for: proposal)
  }

  /// The child at the corner.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    WrapperLayout().placements(of: children, in: box)
  }

  /// The value that is set, or the child's own.
  public func guide(
    _ asked: AlignmentGuide, of children: LayoutChildren, in size: Size, for proposal: ProposedSize
  ) -> Double? {
    guard asked == guide, let child = children.first else {
      return children.first?.explicitGuide(asked, for: proposal)
    }
    return value(size) { child.guide($0, for: proposal) }
  }

  /// What the child prefers.
  public func edgeSpacing(of children: LayoutChildren) -> (top: EdgeSpacing, bottom: EdgeSpacing) {
    WrapperLayout().edgeSpacing(of: children)
  }
}
