/// Pages of one size side by side, of which one is in view.
public struct PageRowLayout: Layout, Hashable {
  /// The page in view.
  public var chosen: Int

  /// Creates the layout.
  public init(chosen: Int) { self.chosen = chosen }

  /// The proposal, or the largest page where none is made.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    func length(_ axis: Axis) -> Double {
      proposal[axis] ?? children.map { $0.size(for: proposal)[axis] }.max() ?? 0
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  /// Each page in the middle of a box of the size of the view.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    children.enumerated().map { index, child in
      var place = child.aligned(.center, in: box.size, proposal: ProposedSize(box.size))
      place.origin.x += Double(index - chosen) * box.size.width
      return place
    }
  }
}

/// A child whose middle stands on a place, in all the room there is, as `position` puts it.
public struct PositionLayout: Layout, Hashable {
  /// The place, in points from the corner.
  public var position: Point

  /// Creates the layout.
  public init(position: Point) { self.position = position }

  /// The proposal.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified()
  }

  /// The child around the place.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    children.map { child in
      let size = child.size(for: box.proposal)
      return Placement(
        origin: position - Vector(dx: size.width / 2, dy: size.height / 2),
        proposal: box.proposal)
    }
  }
}
