/// A matched group, or a view, and the way it takes.
struct Traveller {
  /// What travels: a matched group by its id, as a trace prints it, or a view.
  enum Key: Hashable {
    case group(String)
    case view(NodeID)
  }

  var key: Key
  /// The views around it, at whatever moment.
  private var ancestors: Set<NodeID> = []
  /// Whether it is a view of which nothing is seen, at some moment, but what matched groups carry.
  private var isCarried = false
  /// Where it is, at each of the looked-at moments where it is there at all.
  private(set) var boxes: [(position: Int, box: Rect)] = []

  /// How far something has to go, or to grow, to be worth following, in points.
  private static let leastWay = 4.0

  /// What travels in some moments: matched groups, and of the views that none of them carries the
  /// outermost that do.
  ///
  /// - Parameter moments: The moments, in order.
  /// - Returns: In the order in which they are first drawn.
  static func all(in moments: some Sequence<Scene>) -> [Traveller] {
    var found: [Traveller] = []
    var index: [Key: Int] = [:]
    for (position, scene) in moments.enumerated() {
      func note(_ key: Key, _ box: Rect, in ancestors: [NodeID], isCarried: Bool = false) {
        let place = index[key] ?? found.count
        if place == found.count { found.append(Traveller(key: key)) }
        index[key] = place
        found[place].ancestors.formUnion(ancestors)
        found[place].isCarried = found[place].isCarried || isCarried
        if found[place].boxes.last?.position != position {
          found[place].boxes.append((position, box))
        }
      }
      func visit(_ node: SceneNode, _ transform: Affine, _ ancestors: [NodeID]) {
        let transform = node.transform.then(transform)
        if let match = node.match { note(.group(match.id), match.frame, in: []) }
        note(
          .view(node.id), transform.bounds(of: node.frame), in: ancestors,
          isCarried: !node.drawsByItself)
        for child in node.children { visit(child, transform, ancestors + [node.id]) }
      }
      visit(scene.root, .identity, [])
    }
    let moving = found.filter { !$0.isCarried && $0.way >= leastWay }
    let keys = Set(moving.map(\.key))
    return moving.filter { !$0.ancestors.contains { keys.contains(.view($0)) } }
  }

  private init(key: Key) { self.key = key }

  /// The farthest its middle comes from its first place, or the most its size changes, in points.
  private var way: Double {
    guard let first = boxes.first?.box else { return 0 }
    return boxes.reduce(0) { max($0, $1.box.difference(from: first)) }
  }

  /// Whether it does not keep its size.
  var grows: Bool {
    let sizes = boxes.map(\.box.size)
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    return max(spread(widths), spread(heights)) >= Self.leastWay
  }

  /// Where it is at a moment, or was last before it; `nil` before it is there.
  func box(at position: Int) -> Rect? { boxes.last { $0.position <= position }?.box }

  /// The first moment from which it is nearly where it ends.
  var arrival: Int {
    guard let last = boxes.last else { return 0 }
    let away = boxes.last { $0.box.difference(from: last.box) > 1 }
    return away.map { $0.position + 1 } ?? 0
  }

  /// The places of its middle, each once in a row.
  var path: [Point] {
    boxes.reduce(into: []) { points, place in
      if points.last != place.box.center { points.append(place.box.center) }
    }
  }

  /// A name for its drawings.
  var label: String {
    switch key {
    case .group(let id): id
    case .view(let id): id.path
    }
  }

  /// Whether a node is drawn because of it.
  func holds(_ node: SceneNode) -> Bool {
    switch key {
    case .group(let id): node.match?.id == id
    case .view(let id): node.id == id
    }
  }
}

extension SceneNode {
  /// Whether something in it is drawn that no matched group carries.
  fileprivate var drawsByItself: Bool {
    match == nil && (drawing != .nothing || children.contains(where: \.drawsByItself))
  }
}

extension Rect {
  /// By how many points the middle, the width or the height differs, whichever does most.
  fileprivate func difference(from other: Rect) -> Double {
    let (x, y) = (center.x - other.center.x, center.y - other.center.y)
    return max(
      (x * x + y * y).squareRoot(), (width - other.width).magnitude,
      (height - other.height).magnitude)
  }
}
