import Foundation
import HeroCore

/// A value that is kept by a name, for as long as the stage is there.
///
/// Nothing is read from or written to this machine: a script always starts with the first values.
@propertyWrapper public struct AppStorage<Value>: BindableProperty {
  private let key: String
  private let initial: Value
  private var slot: StateSlot<Value>?

  private init(key: String, initial: Value) { (self.key, self.initial) = (key, initial) }

  /// The value; a change is shown with the animation of the `withAnimation` around it.
  public var wrappedValue: Value {
    get { MainActor.assumeIsolated { UncheckedBox(slot?.value ?? initial) }.value }
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
    slot = context.resolver.state.sharedSlot(named: "app " + key, initial: initial)
  }
}

/// A value that can be kept by a name.
public protocol StorableValue {}
extension Bool: StorableValue {}
extension Int: StorableValue {}
extension Double: StorableValue {}
extension String: StorableValue {}
extension URL: StorableValue {}
extension Data: StorableValue {}

extension AppStorage {
  /// Creates a value with a name and a first value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: StorableValue { self.init(key: key, initial: wrappedValue) }

  /// Creates a value with a name and a first value.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    self.init(key: key, initial: wrappedValue)
  }

  /// Creates a value with a name, which is not there at first.
  public init<Wrapped: StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? { self.init(key: key, initial: nil) }
}

/// A value that is kept by a name, for as long as the stage is there.
@propertyWrapper public struct SceneStorage<Value>: BindableProperty {
  private let key: String
  private let initial: Value
  private var slot: StateSlot<Value>?

  private init(key: String, initial: Value) { (self.key, self.initial) = (key, initial) }

  /// The value; a change is shown with the animation of the `withAnimation` around it.
  public var wrappedValue: Value {
    get { MainActor.assumeIsolated { UncheckedBox(slot?.value ?? initial) }.value }
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
    slot = context.resolver.state.sharedSlot(named: "scene " + key, initial: initial)
  }
}

extension SceneStorage {
  /// Creates a value with a name and a first value.
  public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
    self.init(key: key, initial: wrappedValue)
  }

  /// Creates a value with a name and a first value.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    self.init(key: key, initial: wrappedValue)
  }

  /// Creates a value with a name, which is not there at first.
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(key: key, initial: nil)
  }
}
