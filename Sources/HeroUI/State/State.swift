import HeroCore

/// A value that a view owns and that outlives the view's description.
@propertyWrapper public struct State<Value>: BindableProperty {
  private let initial: () -> Value
  private var slot: StateSlot<Value>?

  /// Creates state with a first value.
  public init(wrappedValue: @autoclosure @escaping () -> Value) { initial = wrappedValue }

  /// Creates state with a first value.
  public init(initialValue: Value) { initial = { initialValue } }

  /// The value; a change is shown with the animation of the `withAnimation` around it.
  ///
  /// Outside a stage it stays at its first value.
  public var wrappedValue: Value {
    get { MainActor.assumeIsolated { UncheckedBox(slot?.value ?? initial()) }.value }
    nonmutating set {
      let box = UncheckedBox(newValue)
      MainActor.assumeIsolated { slot?.value = box.value }
    }
  }

  /// A connection to the value for other views.
  public var projectedValue: Binding<Value> {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  mutating func bind(field: String, in context: ResolveContext) {
    slot = context.resolver.state.slot(of: context.id, field: field, initial: initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that is `nil` at first.
  public init() { initial = { nil } }
}

/// Carries a value over the border of the main actor, on which all user code runs anyway.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
