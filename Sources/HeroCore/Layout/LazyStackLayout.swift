/// Children one after the other at their ideal lengths, as `LazyVStack` and `LazyHStack` do.
///
/// - Source: a lazy stack takes all the room across it, and offers none of a length along it.
public struct LazyStackLayout: Layout, Hashable {
  /// The direction of the row.
  public var axis: Axis
  /// The guide by which children line up across it.
  public var alignment: AlignmentGuide
  /// The room between neighbours, in points; `nil` for what they prefer.
  public var spacing: Double?

  /// Creates a stack.
  public init(axis: Axis, alignment: AlignmentGuide, spacing: Double?) {
    (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing)
  }

  private func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(axis, nil, cross: proposal[axis.cross])
  }

  private func gap(_ first: LayoutChild, _ second: LayoutChild) -> Double {
    if let spacing { return spacing }
    return axis == .horizontal
      ? 8 : EdgeSpacing.distance(below: first.edgeSpacing.bottom, above: second.edgeSpacing.top)
  }

  /// The sum of the ideal lengths, and all the room across.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    let sizes = children.map { $0.size(for: offer(for: proposal)) }
    let gaps = zip(children, children.dropFirst()).map(gap)
    let length = sizes.reduce(0) { $0 + $1[axis] } + gaps.reduce(0, +)
    let widest = sizes.map { $0[axis.cross] }.max() ?? 0
    let cross = proposal[axis.cross].flatMap { $0.isFinite ? $0 : nil } ?? widest
    return Size(axis, length, cross: max(cross, 0))
  }

  /// The children in order, aligned in the room across.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    var offer = offer(for: box.proposal)
    offer[axis.cross] = box.size[axis.cross]
    var (cursor, previous) = (0.0, LayoutChild?.none)
    return children.map { child in
      if let previous { cursor += gap(previous, child) }
      previous = child
      defer { cursor += child.size(for: offer)[axis] }
      let across = alignment.defaultValue(in: box.size) - child.guide(alignment, for: offer)
      return Placement(
        origin: axis == .horizontal
          ? Point(x: cursor, y: across) : Point(x: across, y: cursor), proposal: offer)
    }
  }
}

/// The first child that fits into the proposal, as `ViewThatFits` picks it.
public struct FirstFittingLayout: Layout, Hashable {
  /// The axes along which a child has to fit.
  public var axes: Set<Axis>

  /// Creates the layout.
  public init(axes: Set<Axis>) { self.axes = axes }

  /// The index of the first child whose ideal size is not larger than the proposal; else the last.
  private func choice(of children: LayoutChildren, for proposal: ProposedSize) -> Int? {
    let fitting = children.firstIndex { child in
      var ideal = ProposedSize.unspecified
      // An axis that does not count is offered as it is, so that text may wrap.
      for axis in [Axis.horizontal, .vertical] where !axes.contains(axis) {
        ideal[axis] = proposal[axis]
      }
      let size = child.size(for: ideal)
      // Within a bit of the last place, which sums of thirds of a point may leave over.
      return axes.allSatisfy { axis in proposal[axis].map { size[axis] <= $0 + 1e-9 } ?? true }
    }
    return fitting ?? children.indices.last
  }

  /// The answer of the choice.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    choice(of: children, for: proposal).map { children[$0].size(for: proposal) } ?? .zero
  }

  /// The choice at the corner, the others left out.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let choice = choice(of: children, for: box.proposal)
    return children.indices.map { index in
      index == choice ? Placement(origin: .zero, proposal: box.proposal) : .omitted
    }
  }

  /// The guide of the choice.
  public func guide(
    _ guide: AlignmentGuide, of children: LayoutChildren, in size: Size, for proposal: ProposedSize
  ) -> Double? {
    choice(of: children, for: proposal).flatMap { children[$0].explicitGuide(guide, for: proposal) }
  }
}

/// Children at the top-left corner, each offered everything, as `GeometryReader` places them.
public struct CornerLayout: Layout, Hashable {
  /// Creates the layout.
  public init() {}

  /// The proposal.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified()
  }

  /// The children at the corner.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedSize(box.size)) }
  }
}
