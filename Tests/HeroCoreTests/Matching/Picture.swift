import HeroCore

/// What a plan draws at one moment, by view.
struct Picture {
  let nodes: [TraceNode]

  init(_ plan: TransitionPlan, at time: Double) {
    let display = SceneNode(
      "display", frame: Rect(origin: .zero, size: MotionTrees.display),
      children: plan.nodes(at: time))
    nodes = TraceNode.all(in: display)
  }

  /// What is drawn, without clips.
  var byID: [NodeID: TraceNode] {
    Dictionary(
      nodes.filter { $0.kind != .clip }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The views that draw something.
  var ids: [NodeID] { nodes.filter { $0.kind != .clip }.map(\.id) }

  /// The shared rect of each matched group.
  var matches: [String: Rect] {
    Dictionary(
      nodes.compactMap { $0.match.map { ($0.id, $0.frame) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether all views of a group tell the same rect.
  var sharesMatches: Bool {
    let matches = matches
    return nodes.allSatisfy { $0.match == nil || matches[$0.match?.id ?? ""] == $0.match?.frame }
  }
}

extension TraceNode {
  /// Place and opacity as numbers.
  var numbers: [Double] { frame.components + [opacity * 100] }

  /// What it is painted with, as text.
  var colors: [String] { fill.map(\.hexDescription) }

  /// Whether it is drawn at the same place; of a text, which has its new size at once, the corner.
  func isPlaced(like other: TraceNode, within tolerance: Double = 1e-5) -> Bool {
    let parts = kind == .text ? 2 : 4
    return isNear(
      Array(frame.components.prefix(parts)), Array(other.frame.components.prefix(parts)),
      within: tolerance)
  }
}

extension Rect {
  /// x, y, width, height.
  var components: [Double] { [minX, minY, width, height] }
}

extension MotionTrees {
  /// The transitions of the nodes on the way to a view, in any state.
  private func transitions(above id: NodeID) -> [Transition] {
    func visit(_ node: LayoutNode) -> [Transition]? {
      let own = node.traits.transition.map { [$0] } ?? []
      if node.id == id { return own }
      return node.children.lazy.compactMap(visit).first.map { own + $0 }
    }
    return (0...2).compactMap { visit(node(state: $0)) }.flatMap { $0 }
  }

  /// Whether a view has no removal, so that it goes at once.
  func goesAtOnce(_ id: NodeID) -> Bool {
    transitions(above: id).contains { $0.removal.isEmpty }
  }

  /// Whether a view comes and goes with an animation of its own, a curve, which adds.
  func runsAlone(_ id: NodeID) -> Bool {
    transitions(above: id).contains { $0.insertionAnimation != nil }
  }

  /// Whether a view comes in one way and goes in another, so that turning round changes the way.
  func turnsRound(_ id: NodeID) -> Bool {
    transitions(above: id).contains { $0.insertion != $0.removal }
  }

  /// Whether any transition brings its own animation, which runs without one around it too.
  var hasOwnAnimations: Bool {
    func visit(_ node: LayoutNode) -> Bool {
      node.traits.transition?.insertionAnimation != nil || node.children.contains(where: visit)
    }
    return (0...1).contains { visit(node(state: $0)) }
  }
}
