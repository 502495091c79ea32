import HeroCore

/// An object that a view owns and that outlives the view's description.
@propertyWrapper public struct StateObject<Object: ObservableObject>: BindableProperty {
  private let initial: () -> Object
  private var slot: StateSlot<Object>?

  /// Creates an object on first use.
  public init(wrappedValue: @autoclosure @escaping () -> Object) { initial = wrappedValue }

  /// The object.
  public var wrappedValue: Object {
    MainActor.assumeIsolated { UncheckedBox(slot?.value ?? initial()) }.value
  }

  /// Connections to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  mutating func bind(field: String, in context: ResolveContext) {
    slot = context.resolver.state.slot(of: context.id, field: field, initial: initial)
  }
}

/// An object that something else owns and whose changes a view shows.
@propertyWrapper public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// Connections to an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: Object

    /// A connection to a property.
    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
    ) -> Binding<Value> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: Object

  /// Creates a reference to an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Creates a reference to an object.
  public init(initialValue: Object) { wrappedValue = initialValue }

  /// Connections to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view around has put into the environment.
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: BindableProperty {
  private var object: Object?

  /// Creates a reference.
  public init() {}

  /// The object; traps outside a stage.
  public var wrappedValue: Object {
    guard let object else {
      fatalError("no view around has put a \(Object.self) into the environment")
    }
    return object
  }

  /// Connections to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  mutating func bind(field: String, in context: ResolveContext) {
    object = context.environment.objects[ObjectIdentifier(Object.self)] as? Object
    if object == nil { context.resolver.failure = .missingObject(type: "\(Object.self)") }
  }
}

/// Puts an object into the environment.
struct ObjectModifier: EnvironmentModifier {
  let key: ObjectIdentifier
  let object: AnyObject?

  func modify(_ environment: inout EnvironmentValues) { environment.objects[key] = object }
}

extension View {
  /// Puts an object into the environment of the views inside.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(ObjectModifier(key: ObjectIdentifier(Object.self), object: object))
  }

  /// Puts an object into the environment of the views inside.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(ObjectModifier(key: ObjectIdentifier(Object.self), object: object))
  }
}

/// Connections to the properties of an observed object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Creates connections to an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates connections to an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The object's connections.
  public var projectedValue: Bindable<Value> { self }

  /// A connection to a property.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
