import HeroCore

/// One finger from touching the display to leaving it, and the gestures that may be meant.
///
/// Of the gestures of the views under the finger one is recognised: those of views inside come first,
/// unless a view around claims priority. A gesture that comes later waits until those before it have
/// failed, and is then told everything that has happened. Simultaneous gestures are told all along.
@MainActor final class TouchSession {
  /// A gesture that waits, with the view that has it.
  private struct Candidate {
    let id: NodeID
    let tracker: TouchTracker
  }

  /// The nodes under the finger when it was set down, innermost first.
  let chain: [NodeID]
  private var candidates: [Candidate] = []
  private var companions: [Candidate] = []
  /// Everything the finger has done.
  private var moments: [(NodeID) -> TouchMoment] = []
  /// The candidate that has its turn, and whether it was recognised.
  private var turn = 0
  private var geometry: TouchGeometry
  /// Whether no gesture but simultaneous ones waits for more.
  private(set) var isOver = false

  /// Prepares for a touch; `nil` when no view under the finger reacts.
  init?(chain: [NodeID], registry: Registry, root: PlacedNode) {
    self.chain = chain
    geometry = TouchGeometry(root: root, chain: chain, registry: registry)
    var (high, normal) = ([Candidate](), [Candidate]())
    for id in chain {
      for entry in registry.gestures[id] ?? [] {
        let candidate = Candidate(id: id, tracker: entry.makeTracker())
        switch entry.priority {
        case .normal: normal.append(candidate)
        case .high: high.insert(candidate, at: 0)
        case .simultaneous: companions.append(candidate)
        }
      }
      if let action = registry.actions[id] {
        let tap = TapGesture().onEnded { action() }
        normal.append(Candidate(id: id, tracker: TouchTracker(tap.tracker())))
      }
    }
    candidates = high + normal
    if candidates.isEmpty, companions.isEmpty { return nil }
  }

  /// Tells the gestures what the finger does.
  func send(
    _ phase: TouchMoment.Phase, at location: Point, velocity: Vector, time: Double,
    root: PlacedNode, registry: Registry
  ) {
    geometry.update(root: root, chain: chain, registry: registry)
    let afterward = TouchMoment.Afterward()
    let geometry = geometry
    let moment = { (id: NodeID) in
      TouchMoment(
        phase: phase, time: time, location: location, velocity: velocity,
        place: { geometry.place($0, in: $1, of: id) }, afterward: afterward)
    }
    moments.append(moment)
    for companion in companions { _ = companion.tracker.step(moment(companion.id)) }
    go(on: [moment])
    for action in afterward.actions { action() }
  }

  /// Stops waiting for a further tap: the gestures that come later have their turn.
  func stopWaiting() {
    guard !isOver, turn < candidates.count else { return }
    candidates[turn].tracker.cancel()
    turn += 1
    if turn < candidates.count { go(on: moments) } else { isOver = true }
  }

  private func go(on new: [(NodeID) -> TouchMoment]) {
    var pending = new
    while turn < candidates.count {
      let candidate = candidates[turn]
      var state = TouchTracker.State.possible
      for moment in pending { state = candidate.tracker.step(moment(candidate.id)) }
      isOver = state == .ended
      guard state == .failed else { break }
      turn += 1
      pending = moments
    }
    if turn == candidates.count { isOver = true }
  }
}

/// Where places on the display are, seen from the views under a finger.
@MainActor struct TouchGeometry {
  private var maps: [NodeID: (map: Affine, frame: Rect)] = [:]
  private var names: [(id: NodeID, name: AnyHashable)] = []
  private var depths: [NodeID: Int] = [:]

  init(root: PlacedNode, chain: [NodeID], registry: Registry) {
    update(root: root, chain: chain, registry: registry)
  }

  /// Takes note of a new layout; a view that has gone keeps its last place.
  mutating func update(root: PlacedNode, chain: [NodeID], registry: Registry) {
    let wanted = Set(chain)
    func visit(_ node: PlacedNode, _ outer: Affine) {
      let map = node.node.effect.transform(in: node.frame).then(outer)
      if wanted.contains(node.node.id) { maps[node.node.id] = (map, node.frame) }
      for child in node.children { visit(child, map) }
    }
    visit(root, .identity)
    names = chain.compactMap { id in registry.spaces[id].map { (id, $0) } }
    depths = Dictionary(
      chain.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A place on the display in a space of a view.
  func place(_ point: Point, in space: CoordinateSpace, of id: NodeID) -> Point {
    switch space {
    case .global: return point
    case .local: return inside(id, point)
    case .named(let name):
      let depth = depths[id] ?? 0
      let around = names.first { $0.name == name && (depths[$0.id] ?? 0) >= depth }
      return around.map { inside($0.id, point) } ?? point
    }
  }

  private func inside(_ id: NodeID, _ point: Point) -> Point {
    guard let (map, frame) = maps[id] else { return point }
    let inner = map.inverse?.apply(to: point) ?? point
    return .zero + (inner - frame.origin)
  }
}
