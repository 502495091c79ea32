/// Children in a row or a column, as `HStack` and `VStack` lay them out.
///
/// - Source: SwiftUI's stack algorithm: rigid children are offered room before flexible ones, and
///   higher priorities before lower ones.
public struct StackLayout: Layout, Hashable {
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

  /// What the children answer, summed along the axis and united across it.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    arrangement(of: children, for: proposal).size
  }

  /// The children one after the other, aligned across the axis.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    var proposal = ProposedSize(box.size)
    // A side that was left open is offered again as it was, so that text is measured alike.
    if box.proposal[axis.cross] == nil { proposal[axis.cross] = nil }
    if box.proposal[axis] == nil { proposal[axis] = nil }
    let arrangement = arrangement(of: children, for: proposal)
    return zip(arrangement.offsets, arrangement.proposals).map { offset, proposal in
      Placement(origin: offset, proposal: proposal)
    }
  }

  /// The first child's room at the top and the last child's at the bottom, for a column.
  public func edgeSpacing(of children: LayoutChildren) -> (top: EdgeSpacing, bottom: EdgeSpacing) {
    guard let first = children.first, let last = children.last else { return (.plain, .plain) }
    return axis == .vertical
      ? (first.edgeSpacing.top, last.edgeSpacing.bottom) : first.edgeSpacing
  }

  private struct Arrangement {
    var size: Size
    var offsets: [Point]
    var proposals: [ProposedSize]
  }

  private func arrangement(of children: LayoutChildren, for proposal: ProposedSize) -> Arrangement {
    let gaps = gaps(between: children)
    let cross = proposal[axis.cross]
    let proposals = lengths(of: children, for: proposal, spacing: gaps.reduce(0, +)).map {
      ProposedSize(axis, $0, cross: cross)
    }
    let sizes = zip(children, proposals).map { $0.size(for: $1) }
    let guides = zip(children, proposals).map { $0.guide(alignment, for: $1) }
    let before = guides.max() ?? 0
    let after = zip(sizes, guides).map { $0[axis.cross] - $1 }.max() ?? 0
    var (offsets, cursor) = ([Point](), 0.0)
    for (index, size) in sizes.enumerated() {
      let across = before - guides[index]
      offsets.append(
        axis == .horizontal ? Point(x: cursor, y: across) : Point(x: across, y: cursor))
      cursor += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    return Arrangement(
      size: Size(axis, cursor, cross: before + after), offsets: offsets, proposals: proposals)
  }

  /// The length to propose to each child.
  private func lengths(
    of children: LayoutChildren, for proposal: ProposedSize, spacing: Double
  ) -> [Double?] {
    guard let length = proposal[axis] else { return children.map { _ in nil } }
    let cross = proposal[axis.cross]
    func extent(_ child: LayoutChild, _ offer: Double) -> Double {
      child.size(for: ProposedSize(axis, offer, cross: cross))[axis]
    }
    struct Flexibility {
      let index: Int
      let priority, least, range: Double
      var countedLeast: Double { least.isFinite ? least : 0 }
    }
    let measured = children.enumerated().map { index, child in
      let least = extent(child, 0)
      let most = extent(child, .infinity)
      return Flexibility(
        index: index, priority: child.traits.layoutPriority, least: least,
        range: most.isInfinite ? .infinity : most - least)
    }
    let order = measured.sorted { first, second in
      if first.priority != second.priority { return first.priority > second.priority }
      if first.range.isInfinite && second.range.isInfinite && first.least != second.least {
        return first.least > second.least
      }
      return first.range != second.range
        ? first.range < second.range : first.index < second.index
    }
    // A child may be endless at its least; it takes nothing that could be counted.
    var available = length - spacing - measured.reduce(0) { $0 + $1.countedLeast }
    var offers = [Double?](repeating: nil, count: children.count)
    var start = order.startIndex
    while start < order.endIndex {
      let group = order[start...].prefix { $0.priority == order[start].priority }
      available += group.reduce(0) { $0 + $1.countedLeast }
      for (position, child) in group.enumerated() {
        let offer = max(available / Double(group.count - position), 0)
        offers[child.index] = offer
        // Of endless room there is as much left afterwards.
        if available.isFinite { available -= extent(children[child.index], offer) }
      }
      start = group.endIndex
    }
    return offers
  }

  private func gaps(between children: LayoutChildren) -> [Double] {
    guard children.count > 1 else { return [] }
    return zip(children, children.dropFirst()).map { first, second in
      if let spacing { return spacing }
      if case .spacer = first.edgeSpacing.bottom { return 0 }
      if case .spacer = second.edgeSpacing.top { return 0 }
      return axis == .horizontal
        ? TypeTable.standardSpacing
        : EdgeSpacing.distance(below: first.edgeSpacing.bottom, above: second.edgeSpacing.top)
    }
  }
}
