import HeroCore

/// A connection to a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// The transaction in which a change is made.
  public var transaction = Transaction()

  /// Creates a connection from a way to read and a way to write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  /// Creates a connection whose writer is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// The value at the other end.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard transaction.animation != nil else { return set(newValue, transaction) }
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  /// The connection itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a connection from another; for `@Binding` parameters.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A connection to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// A connection to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let whole = self
    return Binding<Part>(
      get: { whole.wrappedValue[keyPath: keyPath] },
      set: { whole.wrappedValue[keyPath: keyPath] = $0 })
  }

  /// The same connection, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// The same connection, whose changes are made in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A connection to an optional that holds the value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A connection to the value inside an optional; `nil` when there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}
