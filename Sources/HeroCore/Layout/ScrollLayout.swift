/// The box of a scroll view, which grows over the edges of the safe area it touches.
///
/// Its only child is the part that cuts off, with a `ScrollContentLayout`. The child still sees the
/// safe area, from which it takes the room before and after the content.
public struct ScrollFrameLayout: Layout, Hashable {
  /// Pixels per point, for the tolerance.
  public var scale: Double

  /// Creates the layout.
  public init(scale: Double) { self.scale = scale }

  /// The size of the child.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    WrapperLayout().size(of: children, for: proposal)
  }

  /// The child with its edges moved out.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let insets = box.safeArea.growth(
      of: Rect(origin: box.origin, size: box.size), over: Set(SafeAreaIgnoringLayout.Edge.allCases),
      scale: scale)
    let offer = ProposedSize(
      width: box.size.width + insets[.horizontal], height: box.size.height + insets[.vertical])
    return children.map { _ in
      Placement(origin: Point(x: -insets.leading, y: -insets.top), proposal: offer)
    }
  }
}

/// The content of a scroll view: as long as it likes, moved by what was scrolled.
///
/// - Source: along its axes a scroll view takes what it is offered; across them it is as large as
///   its content. The part of it that the safe area does not leave free is room around the content.
public struct ScrollContentLayout: Layout, Hashable {
  /// The axes along which the content may be longer than the view.
  public var axes: Set<Axis>
  /// Further room around the content, in points.
  public var margins: Insets
  /// The point of the content that is shown at the same point of the view at first.
  public var start: UnitPoint
  /// What was scrolled to, in order.
  public var requests: [ScrollRequest]
  /// The identity of the scroll view, inside which requests look for their view.
  public var id: NodeID

  /// Creates the layout.
  public init(
    axes: Set<Axis>, margins: Insets = .zero, start: UnitPoint = UnitPoint(x: 0, y: 0),
    requests: [ScrollRequest] = [], id: NodeID
  ) {
    (self.axes, self.margins, self.start) = (axes, margins, start)
    (self.requests, self.id) = (requests, id)
  }

  /// The proposal along the axes, the content's length across them.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    let content = children.first?.size(for: offer(for: proposal.inset(by: margins))) ?? .zero
    func length(_ axis: Axis) -> Double {
      let own = content[axis] + margins[axis]
      return axes.contains(axis) ? proposal[axis] ?? own : own
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  /// The content, moved.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let frame = Rect(origin: box.origin, size: box.size)
    let insets = box.safeArea.insets(of: frame) + margins
    let view = frame.inset(by: insets).size
    return children.map { child in
      let proposal = offer(for: ProposedSize(view))
      let content = child.size(for: proposal)
      let offset = offset(of: child, proposal: proposal, content: content, in: view)
      func place(_ axis: Axis, _ inset: Double) -> Double {
        let slack = view[axis] - content[axis]
        let isCentred = !axes.contains(axis) || (axes.count > 1 && slack > 0)
        return inset + (isCentred ? slack / 2 : -offset[axis])
      }
      let origin = Point(
        x: place(.horizontal, insets.leading), y: place(.vertical, insets.top))
      // Inside there is no edge of the display to grow over.
      let inside = Rect(origin: box.origin + (origin - .zero), size: content)
      return Placement(
        origin: origin, proposal: proposal,
        safeArea: SafeArea(container: inside, safe: inside))
    }
  }

  private func offer(for view: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : view.width,
      height: axes.contains(.vertical) ? nil : view.height)
  }

  /// How far the content is scrolled.
  private func offset(
    of child: LayoutChild, proposal: ProposedSize, content: Size, in view: Size
  ) -> Size {
    var offset = Size.zero
    let longest = Size(
      width: max(0, content.width - view.width), height: max(0, content.height - view.height))
    for axis in axes { offset[axis] = longest[axis] * start[axis] }
    guard !requests.isEmpty else { return offset }
    let box = Rect(origin: .zero, size: content)
    let placed = child.placed(
      at: .zero, proposal: proposal, safeArea: SafeArea(container: box, safe: box))
    for request in requests {
      guard let target = placed.frame(of: request.step, inside: id) else { continue }
      for axis in axes {
        let (start, length) = (
          axis == .horizontal ? target.minX : target.minY, target.size[axis]
        )
        let wanted: Double
        if let anchor = request.anchor {
          wanted = start + length * anchor[axis] - view[axis] * anchor[axis]
        } else {
          // No further than it takes for the view to be seen.
          wanted = min(max(offset[axis], start + length - view[axis]), start)
        }
        offset[axis] = min(max(wanted, 0), longest[axis])
      }
    }
    return offset
  }
}

/// A wish to see a view inside a scroll view.
public struct ScrollRequest: Hashable, Sendable {
  /// The step of the view's identity that the author named.
  public var step: String
  /// The point of the view that is put on the same point of the scroll view; `nil` for the shortest
  /// way.
  public var anchor: UnitPoint?

  /// Creates a wish.
  public init(step: String, anchor: UnitPoint?) { (self.step, self.anchor) = (step, anchor) }
}

extension PlacedNode {
  /// The frame of the outermost node whose identity goes through a step inside another.
  fileprivate func frame(of step: String, inside id: NodeID) -> Rect? {
    let path = node.id.path
    let rest = path.hasPrefix(id.path) ? path.dropFirst(id.path.count) : path[...]
    if "\(rest)/".contains("/\(step)/") { return frame }
    return children.lazy.compactMap { $0.frame(of: step, inside: id) }.first
  }
}

extension UnitPoint {
  /// The fraction along an axis.
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
