import HeroCore

/// The views of a container, as a rule of the author's own sees them.
public struct LayoutSubviews: RandomAccessCollection {
  private let views: [LayoutSubview]

  init(_ children: LayoutChildren, recorder: PlacementRecorder? = nil) {
    views = children.enumerated().map { index, child in
      LayoutSubview(child: child, index: index, recorder: recorder)
    }
  }

  private init(views: [LayoutSubview]) { self.views = views }

  /// The views as the core sees them.
  var children: LayoutChildren { LayoutChildren(views.map(\.child)) }

  /// The direction in which people read.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// The position of the first view.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a position.
  public subscript(position: Int) -> LayoutSubview { views[position] }
  /// The views in a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views: Array(views[bounds]))
  }
}

/// A view of a container, as a rule of the author's own sees it: a thing that answers proposals.
public struct LayoutSubview {
  let child: LayoutChild
  let index: Int
  let recorder: PlacementRecorder?

  /// The priority the view is offered room with.
  public var priority: Double { child.traits.layoutPriority }
  /// The room the view prefers around it.
  public var spacing: ViewSpacing { ViewSpacing(edges: child.edgeSpacing) }

  /// The size the view answers to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(child.size(for: ProposedSize(proposal)))
  }

  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let offer = ProposedSize(proposal)
    let size = child.size(for: offer)
    return ViewDimensions(width: CGFloat(size.width), height: CGFloat(size.height)) {
      child.guide($0, for: offer)
    }
  }

  /// Puts a point of the view on a place in the container.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    recorder?.places[index] = Placement(
      child, at: position, anchor: anchor, proposal: ProposedSize(proposal))
  }

  /// A value the view tells its container.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let box = child.traits.layoutValues[ObjectIdentifier(key)] as? UncheckedBox<Key.Value>
    return box?.value ?? Key.defaultValue
  }
}

/// Where a rule of the author's own has put its views.
final class PlacementRecorder {
  var places: [Placement?]

  init(count: Int) { places = [Placement?](repeating: nil, count: count) }
}

extension Placement {
  /// A point of a child on a place in the container.
  init(_ child: LayoutChild, at position: CGPoint, anchor: UnitPoint, proposal: ProposedSize) {
    let size = child.size(for: proposal)
    self.init(
      origin: Point(position) - Vector(dx: anchor.x * size.width, dy: anchor.y * size.height),
      proposal: proposal)
  }
}

/// The room a view prefers around it.
public struct ViewSpacing: Sendable {
  private let edges: (top: EdgeSpacing, bottom: EdgeSpacing)

  init(edges: (top: EdgeSpacing, bottom: EdgeSpacing)) { self.edges = edges }

  /// The distance to the view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: 8
    case .vertical: CGFloat(EdgeSpacing.distance(below: edges.bottom, above: next.edges.top))
    }
  }
}

/// A key for a value that views tell a container with a rule of the author's own.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells none.
  static var defaultValue: Value { get }
}

/// Tells the container something.
struct LayoutValueModifier<Key: LayoutValueKey>: TraitModifier {
  let value: Key.Value

  func modify(_ traits: inout LayoutNode.Traits, in context: ResolveContext) {
    traits.layoutValues[ObjectIdentifier(Key.self)] = UncheckedBox(value)
  }
}

extension View {
  /// Tells the container around the view a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValueModifier<Key>(value: value))
  }
}

extension ProposedViewSize {
  init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}

extension ProposedSize {
  init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
  }
}

extension Size {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
