/// Content whose safe area is made smaller at one edge, by a view or by a length.
///
/// The first child is the content; a second one, if there is one, stands at the edge and takes the
/// room. Content that scrolls or grows over edges may go on behind it.
public struct SafeAreaInsetLayout: Layout, Hashable {
  /// The edge.
  public var edge: SafeAreaIgnoringLayout.Edge
  /// Where the second child stands along the edge.
  public var alignment: AlignmentGuide
  /// The room between the second child and the content, or all of it where there is no child.
  public var spacing: Double
  /// Pixels per point, for the tolerance.
  public var scale: Double

  /// Creates the layout.
  public init(
    edge: SafeAreaIgnoringLayout.Edge, alignment: AlignmentGuide, spacing: Double, scale: Double
  ) {
    (self.edge, self.alignment, self.spacing, self.scale) = (edge, alignment, spacing, scale)
  }

  private var axis: Axis {
    switch edge {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// What is proposed to the second child: its ideal length away from the edge.
  private func barOffer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(axis, nil, cross: proposal[axis.cross])
  }

  private func room(of children: LayoutChildren, for proposal: ProposedSize) -> Double {
    guard children.count > 1 else { return spacing }
    return spacing + children[1].size(for: barOffer(for: proposal))[axis]
  }

  private func insets(_ room: Double) -> Insets {
    switch edge {
    case .top: Insets(top: room)
    case .leading: Insets(leading: room)
    case .bottom: Insets(bottom: room)
    case .trailing: Insets(trailing: room)
    }
  }

  /// The content's answer to what is left, and the room.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    let room = room(of: children, for: proposal)
    guard let content = children.first else { return .zero }
    var size = content.size(for: proposal.inset(by: insets(room)))
    size[axis] += room
    return size
  }

  /// The content in what is left, the second child at the edge.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let room = room(of: children, for: box.proposal)
    let insets = insets(room)
    let frame = Rect(origin: box.origin, size: box.size)
    let inner = frame.inset(by: insets)
    var area = box.safeArea
    // Away from the edges of the display content may go on to the box's own edge, and no further.
    let touches = area.growth(of: frame, over: [edge], scale: scale)[axis] > 0
    switch edge {
    case .top:
      let start = touches ? area.container.minY : frame.minY
      area = area.from(y: start, safeY: inner.minY)
    case .bottom:
      let end = touches ? area.container.maxY : frame.maxY
      area = area.to(y: end, safeY: inner.maxY)
    case .leading:
      let start = touches ? area.container.minX : frame.minX
      area = area.from(x: start, safeX: inner.minX)
    case .trailing:
      let end = touches ? area.container.maxX : frame.maxX
      area = area.to(x: end, safeX: inner.maxX)
    }
    return children.enumerated().map { index, child in
      guard index > 0 else {
        return Placement(
          origin: inner.origin - (box.origin - .zero),
          proposal: box.proposal.inset(by: insets), safeArea: area)
      }
      let offer = barOffer(for: ProposedSize(box.size))
      let size = child.size(for: offer)
      let across =
        alignment.defaultValue(in: box.size) - child.guide(alignment, for: offer)
      switch edge {
      case .top: return Placement(origin: Point(x: across, y: 0), proposal: offer)
      case .bottom:
        return Placement(
          origin: Point(x: across, y: box.size.height - size.height), proposal: offer)
      case .leading: return Placement(origin: Point(x: 0, y: across), proposal: offer)
      case .trailing:
        return Placement(
          origin: Point(x: box.size.width - size.width, y: across), proposal: offer)
      }
    }
  }
}

extension SafeArea {
  fileprivate func from(y: Double, safeY: Double) -> SafeArea {
    SafeArea(container: container.from(y: y), safe: safe.from(y: safeY))
  }
  fileprivate func to(y: Double, safeY: Double) -> SafeArea {
    SafeArea(container: container.to(y: y), safe: safe.to(y: safeY))
  }
  fileprivate func from(x: Double, safeX: Double) -> SafeArea {
    SafeArea(container: container.from(x: x), safe: safe.from(x: safeX))
  }
  fileprivate func to(x: Double, safeX: Double) -> SafeArea {
    SafeArea(container: container.to(x: x), safe: safe.to(x: safeX))
  }
}

extension Rect {
  fileprivate func from(y: Double) -> Rect {
    Rect(x: minX, y: y, width: width, height: max(0, maxY - y))
  }
  fileprivate func to(y: Double) -> Rect {
    Rect(x: minX, y: minY, width: width, height: max(0, y - minY))
  }
  fileprivate func from(x: Double) -> Rect {
    Rect(x: x, y: minY, width: max(0, maxX - x), height: height)
  }
  fileprivate func to(x: Double) -> Rect {
    Rect(x: minX, y: minY, width: max(0, x - minX), height: height)
  }
}
