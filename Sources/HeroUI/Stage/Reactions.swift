import HeroCore

/// What views do by themselves: when they come in, when they have gone, when a value they watch changes.
@MainActor struct Reactions {
  typealias Action = @MainActor () -> Void

  private var appeared: Set<NodeID> = []
  private var watched: [NodeID: any Equatable] = [:]
  /// What the views that are there will do when they have gone.
  private var attending: [NodeID: Action] = [:]
  /// What the views on their way out will do when they have gone.
  private var departures: [NodeID: Action] = [:]

  /// What is to be done after an update, in order; each thing is handed out once.
  ///
  /// - Parameters:
  ///   - registry: What the views of the update have noted.
  ///   - isGone: Whether nothing of a view is seen any more.
  /// - Returns: What is to be done, in order.
  mutating func take(from registry: Registry, isGone: (NodeID) -> Bool) -> [Action] {
    changes(in: registry) + arrivals(in: registry) + due(in: registry, isGone: isGone)
  }

  /// When the next view is gone whose removal runs.
  func nextDeparture(in plan: TransitionPlan) -> Double? {
    departures.keys.map { plan.departure(of: $0) }.filter(\.isFinite).min()
  }

  private mutating func changes(in registry: Registry) -> [Action] {
    var actions: [Action] = []
    for watch in registry.watches {
      let (value, action) = (watch.value, watch.action)
      if let before = watched[watch.id] {
        if !isEqual(before, value) { actions.append { action(before) } }
      } else if watch.isInitial {
        actions.append { action(value) }
      }
    }
    watched = Dictionary(
      registry.watches.map { ($0.id, $0.value) }, uniquingKeysWith: { _, last in last })
    return actions
  }

  private mutating func arrivals(in registry: Registry) -> [Action] {
    defer { appeared = Set(registry.appearances.map(\.id)) }
    return registry.appearances.filter { !appeared.contains($0.id) }.map(\.action)
  }

  /// What the views do that are gone by now; those that have returned do nothing.
  private mutating func due(in registry: Registry, isGone: (NodeID) -> Bool) -> [Action] {
    let present = registry.disappearances
    departures.merge(attending) { _, newest in newest }
    for id in present.keys { departures[id] = nil }
    attending = present
    return departures.keys.filter(isGone).sorted { $0.path < $1.path }
      .compactMap { departures.removeValue(forKey: $0) }
  }

  private func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool {
    (second as? Value) == first
  }
}
