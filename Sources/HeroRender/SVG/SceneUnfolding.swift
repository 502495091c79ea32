import HeroCore

/// Brings the trees of all moments into one shape, so that they can be laid over one another.
///
/// A plan leaves out a node without effect and lets its children stand in its place: a view that
/// fades in is a group for half a second, and its parts alone afterwards. Here every group that is
/// seen at some moment is put around its parts at all moments, without effect where it had none.
struct SceneUnfolding {
  /// The groups that were ever seen around a node.
  private var ancestors: [NodeID: Set<NodeID>] = [:]
  /// Ids that several nodes of one moment have; of those nothing can be told.
  private var ambiguous: Set<NodeID> = []

  /// Looks at a moment.
  mutating func look(at scene: Scene) {
    var seen: Set<NodeID> = []
    visit([scene.root], around: [], seen: &seen)
  }

  /// Draws the conclusions, after the last moment.
  mutating func close() {
    for id in ambiguous { ancestors[id] = nil }
    for id in ancestors.keys { ancestors[id]?.subtract(ambiguous) }
  }

  private mutating func visit(
    _ nodes: [SceneNode], around outer: [NodeID], seen: inout Set<NodeID>
  ) {
    for node in nodes {
      if !seen.insert(node.id).inserted { ambiguous.insert(node.id) }
      ancestors[node.id, default: []].formUnion(outer)
      visit(node.children, around: outer + [node.id], seen: &seen)
    }
  }

  /// The root of a scene in the common shape.
  func root(of scene: Scene) -> SceneNode {
    unfolded([scene.root], inside: [])[0]
  }

  private func unfolded(_ nodes: [SceneNode], inside outer: Set<NodeID>) -> [SceneNode] {
    var result: [SceneNode] = []
    var rest = nodes[...]
    while let first = rest.first {
      guard let group = missingGroup(around: first, inside: outer) else {
        result.append(unfolded(first, inside: outer))
        rest.removeFirst()
        continue
      }
      let parts = rest.prefix { missingGroup(around: $0, inside: outer) == group }
      rest = rest.dropFirst(parts.count)
      result.append(
        SceneNode(
          group.path, frame: .zero,
          children: unfolded(Array(parts), inside: outer.union([group]))))
    }
    return result
  }

  private func unfolded(_ node: SceneNode, inside outer: Set<NodeID>) -> SceneNode {
    var node = node.drawable
    node.children = unfolded(node.children, inside: outer.union([node.id]))
    if case .image(let image) = node.drawing, image.path == nil {
      node.drawing = .nothing
      node.children = placeholder(for: node) + node.children
    }
    return node
  }

  /// The outermost group that is not yet around a node but was at some other moment.
  private func missingGroup(around node: SceneNode, inside outer: Set<NodeID>) -> NodeID? {
    ancestors[node.id, default: []].subtracting(outer)
      .filter { !ancestors[$0, default: []].contains(node.id) }
      .min { first, second in
        let (a, b) = (ancestors[first, default: []].count, ancestors[second, default: []].count)
        return a == b ? first.path < second.path : a < b
      }
  }

  /// What the rasterizer draws for an image without a file, as nodes.
  private func placeholder(for node: SceneNode) -> [SceneNode] {
    let greys = Gradient(colors: [ResolvedColor(hex: 0xC7C7CC), ResolvedColor(hex: 0xAEAEB2)])
    let field = SceneNode(
      node.id.path + "#field", frame: node.frame,
      drawing: .fill(
        .rectangle,
        .linearGradient(greys, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))))
    let side = min(node.frame.width, node.frame.height) * 0.4
    guard side >= 4 else { return [field] }
    let white = Paint.color(ResolvedColor.white.multiplyingOpacity(by: 0.85))
    let symbol = SceneNode(
      node.id.path + "#symbol", frame: node.frame,
      drawing: .symbol(
        SymbolDrawing(name: "photo.fill", pointSize: side, weight: .regular, paint: white)))
    return [field, symbol]
  }
}

extension SceneNode {
  /// The node without what no picture can show: numbers that are none, and boxes turned inside out.
  fileprivate var drawable: SceneNode {
    var node = self
    if !frame.isDrawable { (node.drawing, node.frame) = (.nothing, .zero) }
    let map = transform
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty, opacity, blurRadius]
    if !numbers.allSatisfy(\.isFinite) {
      (node.transform, node.opacity, node.blurRadius) = (.identity, 0, 0)
    }
    if let shadow {
      let numbers = [shadow.radius, shadow.offset.dx, shadow.offset.dy]
      if !numbers.allSatisfy(\.isFinite) { node.shadow = nil }
    }
    return node
  }
}
