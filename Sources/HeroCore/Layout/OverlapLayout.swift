/// Children on top of each other, as `ZStack` lays them out.
public struct OverlapLayout: Layout, Hashable {
  /// The guides by which children line up.
  public var alignment: Alignment

  /// Creates a stack in depth.
  public init(alignment: Alignment) { self.alignment = alignment }

  /// The union of the children of the highest priority, lined up by their guides.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    guard let highest = children.map(\.traits.layoutPriority).max() else { return .zero }
    let leading = children.filter { $0.traits.layoutPriority == highest }
    func extent(_ axis: Axis) -> Double {
      let guides = leading.map { $0.guide(alignment[axis], for: proposal) }
      let before = guides.max() ?? 0
      let after = zip(leading, guides).map { $0.size(for: proposal)[axis] - $1 }.max() ?? 0
      return before + after
    }
    return Size(width: extent(.horizontal), height: extent(.vertical))
  }

  /// Each child is proposed the final size; their guides meet at the largest value of those that set
  /// the size, which others may overflow.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let proposal = ProposedSize(box.size)
    let highest = children.map(\.traits.layoutPriority).max()
    let leading = children.filter { $0.traits.layoutPriority == highest }
    func meeting(_ axis: Axis) -> Double {
      leading.map { $0.guide(alignment[axis], for: proposal) }.max() ?? 0
    }
    let (x, y) = (meeting(.horizontal), meeting(.vertical))
    return children.map { child in
      Placement(
        origin: Point(
          x: x - child.guide(alignment.horizontal, for: proposal),
          y: y - child.guide(alignment.vertical, for: proposal)), proposal: proposal)
    }
  }

  /// What the only child prefers; several are kept apart as usual.
  public func edgeSpacing(of children: LayoutChildren) -> (top: EdgeSpacing, bottom: EdgeSpacing) {
    guard let first = children.first, children.count == 1 else { return (.standard, .standard) }
    return first.edgeSpacing
  }
}
