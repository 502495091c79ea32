import HeroCore

/// Which of some fields takes what is typed.
@propertyWrapper public struct FocusState<Value: Hashable>: BindableProperty {
  /// A connection to the focus.
  @propertyWrapper public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void

    /// The focused field.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }
    /// The connection itself.
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var slot: StateSlot<Value>?

  /// Creates a focus that is nowhere.
  public nonisolated init() where Value == Bool { initial = false }
  /// Creates a focus that is nowhere.
  public init<ID: Hashable>() where Value == ID? { initial = nil }

  /// The focused field.
  public var wrappedValue: Value {
    get { MainActor.assumeIsolated { UncheckedBox(slot?.value ?? initial) }.value }
    nonmutating set {
      let box = UncheckedBox(newValue)
      MainActor.assumeIsolated { slot?.value = box.value }
    }
  }

  /// A connection to the focus.
  public var projectedValue: Binding {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  mutating func bind(field: String, in context: ResolveContext) {
    let initial = initial
    slot = context.resolver.state.slot(of: context.id, field: field) { initial }
  }
}

/// Moves the focus to a view when it is tapped.
struct FocusModifier: RegistryModifier {
  let focus: @MainActor () -> Void

  func register(_ id: NodeID, in registry: inout Registry, context: ResolveContext) {
    if context.environment.isEnabled { registry.actions[id] = focus }
  }
}

extension View {
  /// Moves the focus here when the view is tapped; no keyboard and no caret are drawn.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier { condition.wrappedValue = true })
  }

  /// Moves the focus here when the view is tapped; no keyboard and no caret are drawn.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View { modifier(FocusModifier { binding.wrappedValue = value }) }
}
