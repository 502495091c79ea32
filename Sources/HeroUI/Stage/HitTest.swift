import HeroCore

/// Finds what a tap reaches, as a UI test does: a control by its name, tapped in its middle.
///
/// - Source: XCUITest looks a control up by identifier or label, whole and case-sensitive, buttons
///   first. SwiftUI hits what is drawn or has a content shape, front to back.
@MainActor struct HitTest {
  let root: PlacedNode
  let registry: Registry

  /// What a look-up found.
  enum Outcome {
    /// Something that reacts lies under a place; the nodes there, innermost first.
    case found(Point, [NodeID])
    case missing(choices: [String])
    case covered
  }

  /// The place of the control with a name, if a finger there reaches something that reacts.
  func control(named name: String) -> Outcome {
    let named = registry.elements.filter { $0.label == name || $0.identifier == name }
    let buttons = named.filter { $0.kind == .button }
    // Buttons come first; a text may stand inside something that reacts to taps.
    for element in buttons + named.filter({ $0.kind != .button }) {
      guard let place = place(of: element.id) else { continue }
      let chain = hit(at: place.middle)
      if element.kind == .button {
        guard chain.contains(element.id) else { continue }
      }
      guard let reacting = chain.first(where: isReacting) else { continue }
      // What reacts must be the text's own, unless touches pass through the text.
      let passes = place.path.contains { registry.untouchable.contains($0) }
      if element.kind == .button || passes || place.path.contains(reacting) {
        return .found(place.middle, chain)
      }
    }
    return named.isEmpty ? .missing(choices: choices) : .covered
  }

  private func isReacting(_ id: NodeID) -> Bool {
    registry.actions[id] != nil || registry.gestures[id] != nil
  }

  /// The names that can be tapped, in the order of the source.
  private var choices: [String] {
    var seen: Set<String> = []
    return registry.elements.filter { element in
      guard let place = place(of: element.id) else { return false }
      return hit(at: place.middle).contains(where: isReacting)
    }.map(\.label).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The middle of a node on the display, and the way to it from the root.
  private func place(of id: NodeID) -> (middle: Point, path: [NodeID])? {
    func find(_ node: PlacedNode, _ outer: Affine, _ path: [NodeID]) -> (Point, [NodeID])? {
      let map = node.node.effect.transform(in: node.frame).then(outer)
      let path = path + [node.node.id]
      if node.node.id == id { return (map.apply(to: node.frame.center), path) }
      for child in node.children {
        if let found = find(child, map, path) { return found }
      }
      return nil
    }
    return find(root, .identity, [])
  }

  /// The nodes under a place, from the innermost of the frontmost outward; empty for none.
  func hit(at point: Point) -> [NodeID] { hit(root, point) ?? [] }

  private func hit(_ node: PlacedNode, _ outer: Point) -> [NodeID]? {
    let id = node.node.id
    guard !registry.untouchable.contains(id) else { return nil }
    guard
      let point = node.node.effect.transform(in: node.frame).inverse?.apply(to: outer)
    else { return nil }
    switch node.node.effect {
    case .opacity(let opacity) where opacity <= 0: return nil
    case .clip(let shape) where !shape.contains(point, in: node.frame): return nil
    case .none, .opacity, .offset, .scale, .rotation, .clip, .blur, .shadow, .mask: break
    }
    if let shape = registry.contentShapes[id] {
      // The shape stands for what is drawn, so it keeps touches out as well as it lets them in.
      guard shape.contains(point, in: node.frame) else { return nil }
      return children(of: node, point).map { $0 + [id] } ?? [id]
    }
    if case .leaf(let leaf) = node.node.content {
      return leaf.isHit(at: point, in: node.frame) ? [id] : nil
    }
    return children(of: node, point).map { $0 + [id] }
  }

  private func children(of node: PlacedNode, _ point: Point) -> [NodeID]? {
    let frontFirst = node.children.enumerated().sorted { first, second in
      let (a, b) = (first.element.node.traits.zIndex, second.element.node.traits.zIndex)
      return a != b ? a > b : first.offset > second.offset
    }
    for child in frontFirst {
      if let chain = hit(child.element, point) { return chain }
    }
    return nil
  }
}

extension Leaf {
  /// Whether something is drawn at a place.
  fileprivate func isHit(at point: Point, in frame: Rect) -> Bool {
    switch self {
    case .empty, .spacer: false
    case .paint(.color(let color)): color.opacity > 0 && frame.contains(point)
    case .paint, .text, .symbol, .stretchedSymbol, .image: frame.contains(point)
    case .shape(let shape, .color(let color)):
      color.opacity > 0 && shape.contains(point, in: frame)
    case .shape(let shape, _), .stroke(let shape, _, _): shape.contains(point, in: frame)
    }
  }
}
