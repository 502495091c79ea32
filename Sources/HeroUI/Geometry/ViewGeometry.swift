import HeroCore

/// Where a view was laid out.
struct ViewGeometry {
  /// Its size, in points.
  var size: Size
  /// Its frame on the display, in points.
  var global: Rect
  /// How far the display goes on over the edges that touch the safe area's, or how much of the view
  /// lies outside the safe area.
  var safeArea: Insets
  /// Its frame in the named spaces around it; of equal names the innermost counts.
  var spaces: [AnyHashable: Rect] = [:]

  /// Whether another place is the same to within what sums of thirds of a point leave over.
  func isClose(to other: ViewGeometry) -> Bool {
    func same(_ first: Double, _ second: Double) -> Bool {
      first == second || abs(first - second) < 1e-6
    }
    func same(_ first: Rect, _ second: Rect) -> Bool {
      same(first.minX, second.minX) && same(first.minY, second.minY)
        && same(first.width, second.width) && same(first.height, second.height)
    }
    return same(size.width, other.size.width) && same(size.height, other.size.height)
      && same(global, other.global) && same(safeArea.top, other.safeArea.top)
      && same(safeArea.bottom, other.safeArea.bottom)
      && same(safeArea.leading, other.safeArea.leading)
      && same(safeArea.trailing, other.safeArea.trailing)
      && spaces.count == other.spaces.count
      && spaces.allSatisfy { name, rect in other.spaces[name].map { same(rect, $0) } ?? false }
  }
}

/// Finds where the views were laid out that asked.
///
/// Layout trees hold no views, so content that depends on its own place is made with the place of
/// the layout before; the stage resolves and lays out again until the places stay.
struct GeometrySurvey {
  /// The views that asked.
  let readers: Set<NodeID>
  /// The named views.
  let names: [NodeID: AnyHashable]
  /// Pixels per point, for telling what touches.
  let scale: Double
  private(set) var found: [NodeID: ViewGeometry] = [:]

  /// Walks through a placed tree.
  init(of root: PlacedNode, readers: Set<NodeID>, names: [NodeID: AnyHashable], scale: Double) {
    (self.readers, self.names, self.scale) = (readers, names, scale)
    guard !readers.isEmpty else { return }
    visit(root, map: .identity, spaces: [:])
  }

  private mutating func visit(
    _ node: PlacedNode, map outer: Affine, spaces: [AnyHashable: Affine]
  ) {
    let map = node.node.effect.transform(in: node.frame).then(outer)
    var spaces = spaces
    if let name = names[node.node.id] {
      let corner = node.frame.origin
      spaces[name] = map.inverse?.then(.translation(Vector(dx: -corner.x, dy: -corner.y)))
    }
    if readers.contains(node.node.id) {
      found[node.node.id] = ViewGeometry(
        size: node.frame.size, global: map.bounds(of: node.frame),
        safeArea: node.safeArea.insets(around: node.frame, scale: scale),
        spaces: spaces.mapValues { map.then($0).bounds(of: node.frame) })
    }
    for child in node.children { visit(child, map: map, spaces: spaces) }
  }
}

extension Affine {
  /// The smallest upright box around the image of a box.
  fileprivate func bounds(of rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map { apply(to: $0) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
