import Foundation

/// An object whose changes are shown.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// What tells of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What tells of changes; the same for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherTable.shared.publisher(of: self)
  }
}

/// Tells the stage that an object changes.
public final class ObservableObjectPublisher: Sendable {
  /// Creates a publisher.
  public init() {}

  /// Says that something changes now; it is shown with the animation of the `withAnimation` around.
  public func send() { StateStore.noteChange() }
}

/// The publishers of objects that have made none themselves.
private final class PublisherTable: @unchecked Sendable {
  static let shared = PublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      // The address may have belonged to an object that is gone.
      if let entry = entries[key], entry.object === object { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

/// A property of an observed object whose changes are shown.
@propertyWrapper public struct Published<Value> {
  private let slot: PublishedSlot<Value>

  /// Creates a property with a first value.
  public init(wrappedValue: Value) { slot = PublishedSlot(wrappedValue) }
  /// Creates a property with a first value.
  public init(initialValue: Value) { slot = PublishedSlot(initialValue) }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.value = newValue }
  }

  /// Reads and writes the property of an object.
  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].slot.value }
    set {
      (owner.objectWillChange as? ObservableObjectPublisher)?.send()
      owner[keyPath: storage].slot.value = newValue
    }
  }
}

/// The value of a published property: what was written last, and what the update shows.
///
/// - SeeAlso: `StateStore`, whose slots differ in the same way.
private final class PublishedSlot<Value>: @unchecked Sendable {
  private var newest, rendered: Value

  init(_ value: Value) { (newest, rendered) = (value, value) }

  var value: Value {
    get { StateStore.isShowing ? rendered : newest }
    set {
      newest = newValue
      let value = UncheckedBox(newValue)
      let isWaiting = StateStore.noteChange { [weak self] in self?.rendered = value.value }
      if !isWaiting { rendered = newValue }
    }
  }
}
