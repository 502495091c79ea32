/// A rule by which a container finds its size and puts its children.
///
/// Rules are values without state; what they ask of children is remembered by the pass that runs
/// them. The protocol is SwiftUI's: a parent proposes, a child answers, the parent places.
public protocol Layout: Sendable {
  /// The size the container answers to a proposal.
  func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size

  /// Where each child goes, in order, in a container of a final size.
  func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement]

  /// A guide the container sets itself; `nil` to use its default place.
  func guide(
    _ guide: AlignmentGuide, of children: LayoutChildren, in size: Size, for proposal: ProposedSize
  ) -> Double?

  /// The room the container prefers above and below it.
  func edgeSpacing(of children: LayoutChildren) -> (top: EdgeSpacing, bottom: EdgeSpacing)
}

/// Where a child goes: its top-left corner in the container, and what it is proposed there.
public struct Placement: Hashable, Sendable {
  /// The corner, in points from the container's.
  public var origin: Point
  /// The final proposal.
  public var proposal: ProposedSize
  /// The safe area the child sees; `nil` for the container's own.
  public var safeArea: SafeArea?
  /// Whether the child is left out: it was only measured.
  public var isOmitted = false

  /// Creates a placement.
  public init(origin: Point, proposal: ProposedSize, safeArea: SafeArea? = nil) {
    (self.origin, self.proposal, self.safeArea) = (origin, proposal, safeArea)
  }

  /// A child that is not shown.
  public static var omitted: Placement {
    var placement = Placement(origin: .zero, proposal: .zero)
    placement.isOmitted = true
    return placement
  }
}

/// The box a container has been given.
public struct PlacementBox: Hashable, Sendable {
  /// The top-left corner on the display, in points.
  public var origin: Point
  /// The final size.
  public var size: Size
  /// What was proposed for that size.
  public var proposal: ProposedSize
  /// The safe area around the box.
  public var safeArea: SafeArea

  /// Creates a box.
  public init(origin: Point, size: Size, proposal: ProposedSize, safeArea: SafeArea) {
    (self.origin, self.size) = (origin, size)
    (self.proposal, self.safeArea) = (proposal, safeArea)
  }
}

/// The display or a part of it, and the part of that which bars and corners leave free.
public struct SafeArea: Hashable, Sendable {
  /// Everything, in points on the display.
  public var container: Rect
  /// The free part.
  public var safe: Rect

  /// Creates a safe area.
  public init(container: Rect, safe: Rect) { (self.container, self.safe) = (container, safe) }

  /// How far a box may grow over the edges that it touches, in points.
  ///
  /// - Source: SwiftUI moves an edge that lies within half a pixel of the boundary.
  func growth(of frame: Rect, over edges: Set<SafeAreaIgnoringLayout.Edge>, scale: Double)
    -> Insets
  {
    let tolerance = 0.5 / scale + 0.001
    func growth(
      _ edge: SafeAreaIgnoringLayout.Edge, _ value: Double, _ boundary: Double, _ outer: Double
    ) -> Double {
      edges.contains(edge) && abs(value - boundary) <= tolerance ? abs(outer - boundary) : 0
    }
    return Insets(
      top: growth(.top, frame.minY, safe.minY, container.minY),
      leading: growth(.leading, frame.minX, safe.minX, container.minX),
      bottom: growth(.bottom, frame.maxY, safe.maxY, container.maxY),
      trailing: growth(.trailing, frame.maxX, safe.maxX, container.maxX))
  }

  /// How far the display goes on over the edges of a box that touch the boundary, and how much of the
  /// box is not free at the others, in points.
  public func insets(around frame: Rect, scale: Double) -> Insets {
    let edges = Set(SafeAreaIgnoringLayout.Edge.allCases)
    let (outer, inner) = (growth(of: frame, over: edges, scale: scale), insets(of: frame))
    return Insets(
      top: max(outer.top, inner.top), leading: max(outer.leading, inner.leading),
      bottom: max(outer.bottom, inner.bottom), trailing: max(outer.trailing, inner.trailing))
  }

  /// How much of a box is not free at each edge, in points.
  public func insets(of frame: Rect) -> Insets {
    Insets(
      top: max(0, safe.minY - frame.minY), leading: max(0, safe.minX - frame.minX),
      bottom: max(0, frame.maxY - safe.maxY), trailing: max(0, frame.maxX - safe.maxX))
  }
}

extension Layout {
  /// Combines what the children set: custom guides by their mean, baselines by the first or last.
  public func guide(
    _ guide: AlignmentGuide, of children: LayoutChildren, in size: Size, for proposal: ProposedSize
  ) -> Double? {
    guard !guide.isBuiltInEdge else { return nil }
    let box = PlacementBox(
      origin: .zero, size: size, proposal: proposal,
      safeArea: SafeArea(container: .zero, safe: .zero))
    let places = placements(of: children, in: box)
    let values = zip(children, places).compactMap { child, place in
      child.explicitGuide(guide, for: place.proposal).map {
        $0 + (guide.axis == .horizontal ? place.origin.x : place.origin.y)
      }
    }
    guard !values.isEmpty else { return nil }
    switch guide.fallback {
    case .fraction: return values.reduce(0, +) / Double(values.count)
    case .firstBaseline: return values.min()
    case .lastBaseline: return values.max()
    }
  }

  /// Padding, frames and the like reset what their content prefers.
  public func edgeSpacing(of children: LayoutChildren) -> (top: EdgeSpacing, bottom: EdgeSpacing) {
    (.standard, .standard)
  }
}
