import HeroCore

/// A value that a view finds in its environment.
@propertyWrapper public struct Environment<Value>: BindableProperty {
  private let read: (EnvironmentValues) -> Value?
  private var values: EnvironmentValues?

  /// Creates a property that reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Creates a property that reads an object of the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0.objects[ObjectIdentifier(objectType)] as? Value }
  }

  /// Creates a property that reads an object of the environment, if there is one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { .some($0.objects[ObjectIdentifier(objectType)] as? Object) }
  }

  /// The value where the view stands; the default outside a stage, which an object has not.
  public var wrappedValue: Value {
    guard let value = read(values ?? EnvironmentValues()) else {
      fatalError("no view around has put a \(Value.self) into the environment")
    }
    return value
  }

  mutating func bind(field: String, in context: ResolveContext) {
    values = context.environment
    if read(context.environment) == nil {
      context.resolver.failure = .missingObject(type: "\(Value.self)")
    }
  }
}
