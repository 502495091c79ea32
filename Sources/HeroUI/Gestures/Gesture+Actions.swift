import HeroCore

/// A gesture that does something while it goes on, or when it is over.
public struct ActionGesture<Base: Gesture>: PrimitiveGesture {
  /// Never called: the gesture inside is followed.
  public typealias Body = Never
  /// What the gesture inside tells.
  public typealias Value = Base.Value

  let base: Base
  /// Told each value; it may have a memory of one touch.
  let onChange: () -> (Base.Value, TouchMoment) -> Void
  let onEnd: (Base.Value) -> Void
  /// Run when the gesture is over, recognised or not.
  let onReset: () -> Void

  func makeTracker() -> GestureTracker<Base.Value> {
    let inner = base.tracker()
    let change = onChange()
    return GestureTracker(
      giveUp: {
        inner.cancel()
        onReset()
      },
      follow: { moment in
        let phase = inner.step(moment)
        switch phase {
        case .possible: break
        case .pending(let value), .active(let value): change(value, moment)
        case .ended(let value):
          onEnd(value)
          moment.afterward.actions.append(onReset)
        case .failed: moment.afterward.actions.append(onReset)
        }
        return phase
      })
  }
}

extension Gesture where Value: Equatable {
  /// Does something whenever the value changes.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(
      base: self,
      onChange: {
        var last: Value?
        return { value, _ in
          guard value != last else { return }
          last = value
          action(value)
        }
      }, onEnd: { _ in }, onReset: {})
  }
}

extension Gesture {
  /// Does something when the gesture is over.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(base: self, onChange: { { _, _ in } }, onEnd: action, onReset: {})
  }

  /// Keeps state as long as the gesture goes on.
  public func updating<Kept>(
    _ state: GestureState<Kept>,
    body: @escaping @MainActor (Value, inout Kept, inout Transaction) -> Void
  ) -> ActionGesture<Self> {
    ActionGesture(
      base: self,
      onChange: {
        { value, _ in
          var kept = state.wrappedValue
          var transaction = Transaction.current
          body(value, &kept, &transaction)
          withTransaction(transaction) { state.set(kept) }
        }
      }, onEnd: { _ in }, onReset: { state.reset() })
  }

  /// The same gesture, which tells something else.
  public func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> AnyGesture<Other> {
    AnyGesture(MappedGesture(base: self, transform: transform))
  }
}

/// A gesture that tells something else than the one inside.
struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  typealias Body = Never

  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  func makeTracker() -> GestureTracker<Value> { base.tracker().mapped(transform) }
}

/// A value that lasts as long as a gesture.
@propertyWrapper public struct GestureState<Value>: BindableProperty {
  private let initial: Value
  private let resetTransaction: Transaction
  private let onReset: ((Value, inout Transaction) -> Void)?
  private var slot: StateSlot<Value>?

  /// Creates state with the value it has at rest.
  public init(wrappedValue: Value) {
    (initial, resetTransaction, onReset) = (wrappedValue, Transaction(), nil)
  }
  /// Creates state with the value it has at rest.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Creates state with the value it has at rest and the transaction in which it returns there.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    (initial, self.resetTransaction, onReset) = (wrappedValue, resetTransaction, nil)
  }
  /// Creates state with the value it has at rest and a way to set the transaction for returning.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { (initial, resetTransaction, onReset) = (wrappedValue, Transaction(), reset) }

  /// The value.
  public var wrappedValue: Value {
    MainActor.assumeIsolated { UncheckedBox(slot?.value ?? initial) }.value
  }
  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  mutating func bind(field: String, in context: ResolveContext) {
    let initial = initial
    slot = context.resolver.state.slot(of: context.id, field: field, initial: { initial })
  }

  @MainActor func set(_ value: Value) { slot?.value = value }

  @MainActor func reset() {
    guard let slot else { return }
    var transaction = resetTransaction
    onReset?(slot.value, &transaction)
    withTransaction(transaction) { slot.value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates state that is `nil` at rest.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
