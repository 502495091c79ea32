import HeroCore

/// Pages over the whole display and a bar at the top of the part that is free.
struct NavigationLayout: HeroCore.Layout {
  /// The height of the bar over each page, in points.
  let bars: [Double]
  let scale: Double

  func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    let size = proposal.replacingUnspecified()
    return size
  }

  func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let safe = Rect(origin: box.origin, size: box.size)
    let display = safe.grown(to: box.safeArea, tolerance: 0.5 / scale + 0.001)
    let offset = display.origin - safe.origin
    return children.indices.map { index in
      guard index < bars.count else {
        return Placement(
          origin: .zero, proposal: ProposedSize(width: safe.width, height: bars.last ?? 0))
      }
      return Placement(
        origin: .zero + offset, proposal: ProposedSize(display.size),
        safeArea: SafeArea(
          container: display, safe: safe.inset(by: Insets(top: bars[index]))))
    }
  }
}

/// A background over all of a page, and its content in the part that is free.
struct PageLayout: HeroCore.Layout {
  func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified()
  }

  func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let safe = box.safeArea.safe
    return children.enumerated().map { index, child in
      guard index > 0 else { return Placement(origin: .zero, proposal: ProposedSize(box.size)) }
      let proposal = ProposedSize(safe.size)
      let size = child.size(for: proposal)
      let corner = safe.origin - box.origin
      return Placement(
        origin: Point(
          x: corner.dx + (safe.width - size.width) / 2,
          y: corner.dy + (safe.height - size.height) / 2), proposal: proposal)
    }
  }
}

extension Rect {
  /// The rectangle with the edges that touch the boundary of the safe area moved to the container's.
  fileprivate func grown(to area: SafeArea, tolerance: Double) -> Rect {
    func edge(_ value: Double, _ boundary: Double, _ outer: Double) -> Double {
      abs(value - boundary) <= tolerance ? outer : value
    }
    let (left, top) = (
      edge(minX, area.safe.minX, area.container.minX),
      edge(minY, area.safe.minY, area.container.minY)
    )
    let right = edge(maxX, area.safe.maxX, area.container.maxX)
    let bottom = edge(maxY, area.safe.maxY, area.container.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
