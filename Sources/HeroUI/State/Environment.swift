import HeroCore

/// A value that a view finds in its environment.
@propertyWrapper public struct Environment<Value>: BindableProperty {
  private let read: (EnvironmentValues) -> Value
  private var values: EnvironmentValues?

  /// Creates a property that reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// The value where the view stands; the default outside a stage.
  public var wrappedValue: Value { read(values ?? EnvironmentValues()) }

  mutating func bind(field: String, in context: ResolveContext) { values = context.environment }
}
