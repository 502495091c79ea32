import HeroCore

/// The state of all views of a stage, by the place where each stands.
///
/// A handler reads what it has written; a body reads what its update is about. The two differ while
/// one handler changes some state inside `withAnimation` and some outside: those are two updates, and
/// each shows its own changes.
@MainActor final class StateStore {
  /// A change of state, waiting for its update.
  struct Change {
    let transaction: Transaction
    let apply: @MainActor () -> Void
  }

  private var slots: [String: (owner: String, slot: AnyObject)] = [:]
  private(set) var changes: [Change] = []
  private var used: Set<String> = []
  /// Whether bodies are being evaluated.
  var isResolving = false
  /// Whether an observed object has changed since bodies were evaluated.
  var hasObservedChange = false
  /// Shows the changes so far; set by the stage.
  var showChanges: (() -> Void)?
  private var shared: [String: AnyObject] = [:]

  /// The store of the stage that is playing.
  static var current: StateStore?

  /// A slot that belongs to no view, made on first use.
  func sharedSlot<Value>(named name: String, initial: Value) -> StateSlot<Value> {
    if let slot = shared[name] as? StateSlot<Value> { return slot }
    let slot = StateSlot(value: initial, store: self)
    shared[name] = slot
    return slot
  }

  /// The slot of a property of the view at a place, made on first use.
  func slot<Value>(
    of owner: NodeID, field: String, initial: () -> Value
  ) -> StateSlot<Value> {
    let key = owner.path + field
    used.insert(key)
    if let slot = slots[key]?.slot as? StateSlot<Value> { return slot }
    let slot = StateSlot(value: initial(), store: self)
    slots[key] = (owner.path, slot)
    return slot
  }

  func note(_ change: Change) { changes.append(change) }

  /// The changes so far in groups of one transaction each, in order; afterwards none wait.
  func takeChanges() -> [[Change]] {
    defer { (changes, hasObservedChange) = ([], false) }
    var groups: [[Change]] = []
    for change in changes {
      if groups.last?.last?.transaction == change.transaction {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups
  }

  /// Starts to watch which slots are used.
  func beginUpdate() { used = [] }

  /// Forgets the slots that the update did not use, unless they belong to a view that still leaves.
  func endUpdate(keeping leaving: Set<NodeID>) {
    slots = slots.filter { key, entry in
      used.contains(key) || leaving.contains { NodeID(entry.owner).isRelated(to: $0) }
    }
  }
}

extension NodeID {
  /// Whether one of the two is inside the other; modifiers of a view count as the view.
  fileprivate func isRelated(to other: NodeID) -> Bool {
    func isInside(_ inner: String, _ outer: String) -> Bool {
      inner.hasPrefix(outer)
        && (inner.count == outer.count
          || "/.".contains(inner[inner.index(inner.startIndex, offsetBy: outer.count)]))
    }
    return isInside(other.path, path) || isInside(path, other.bare)
  }

  /// The path without the modifiers of its last step.
  private var bare: String {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let dot = path[slash...].firstIndex(of: ".") ?? path.endIndex
    return String(path[..<dot])
  }
}

/// One value of state.
@MainActor final class StateSlot<Value> {
  /// What a handler has written last.
  private var newest: Value
  /// What the update in progress is about.
  private var rendered: Value
  private unowned let store: StateStore

  init(value: Value, store: StateStore) {
    (newest, rendered, self.store) = (value, value, store)
  }

  var value: Value {
    get { store.isResolving ? rendered : newest }
    set {
      newest = newValue
      store.note(
        StateStore.Change(transaction: .current) { [weak self] in self?.rendered = newValue })
    }
  }
}
