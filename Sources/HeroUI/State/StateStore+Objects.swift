import HeroCore

// How objects that hold no slots of a stage tell it of their changes.
extension StateStore {
  /// Whether bodies are being evaluated; false outside a stage.
  nonisolated static var isShowing: Bool {
    MainActor.assumeIsolated { current?.isResolving ?? false }
  }

  /// Notes a change of something that is not in a slot.
  ///
  /// - Parameter apply: Makes the change visible to bodies.
  /// - Returns: Whether the change waits for its update; while bodies are evaluated, and outside a
  ///   stage, nothing waits.
  @discardableResult
  nonisolated static func noteChange(
    _ apply: @escaping @MainActor @Sendable () -> Void = {}
  ) -> Bool {
    MainActor.assumeIsolated {
      guard let store = current, !store.isResolving else { return false }
      store.note(Change(transaction: .current, apply: apply))
      return true
    }
  }

  /// Evaluates bodies, and notes the first change of what they have read of observed objects.
  func observing(_ body: () -> PlacedNode?) -> PlacedNode? {
    withObservationTracking(body) {
      MainActor.assumeIsolated {
        guard let store = StateStore.current, StateStore.noteChange() else { return }
        store.hasObservedChange = true
      }
    }
  }

  /// Shows what has changed so far of observed objects, before a transaction begins or ends.
  ///
  /// Their values change at once, unlike those in slots. So an update must follow before others
  /// change in another transaction, or all would be shown with the first one.
  nonisolated static func showObservedChanges() {
    MainActor.assumeIsolated {
      guard let store = current, store.hasObservedChange, !store.isResolving else { return }
      store.showChanges?()
    }
  }
}
