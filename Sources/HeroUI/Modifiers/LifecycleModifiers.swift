import HeroCore

/// Does something when a view comes in or has gone out.
struct AppearanceModifier: RegistryModifier {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  func register(_ id: NodeID, in registry: inout Registry, context: ResolveContext) {
    if let appear { registry.appearances.append((id, appear)) }
    if let disappear { registry.disappearances[id] = disappear }
  }
}

/// Does something when a value differs from the update before.
struct ChangeModifier<Value: Equatable>: RegistryModifier {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (_ old: Value, _ new: Value) -> Void

  func register(_ id: NodeID, in registry: inout Registry, context: ResolveContext) {
    let (value, action) = (value, action)
    registry.watches.append(
      Registry.Watch(id: id, value: value, isInitial: isInitial) { old in
        if let old = old as? Value { action(old, value) }
      })
  }
}

extension View {
  /// Does something when the view comes in, after its first frame has been shown.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Does something when the view has gone out.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View { modifier(ChangeModifier(value: value, isInitial: initial, action: action)) }

  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Does something with the new value when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
