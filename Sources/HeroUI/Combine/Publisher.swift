import HeroCore

/// Something that tells values as time goes on.
///
/// Everything happens at once and in order on the main actor; what waits, waits on the stage's clock.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// Why there may be no more values.
  associatedtype Failure: Error

  /// Starts to listen; listening ends when the result is gone.
  ///
  /// - Parameters:
  ///   - receive: What to do with a value.
  ///   - finish: What to do when there are no more.
  /// - Returns: What ends the listening.
  func attach(
    receive: @escaping (Output) -> Void,
    finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// The names around those who listen.
public enum Subscribers {
  /// Why there are no more values.
  public enum Completion<Failure: Error> {
    /// All values were told.
    case finished
    /// Something went wrong.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}

/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// Something that ends when it is forgotten.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Creates it from a way to end.
  public init(_ cancel: @escaping () -> Void) { end = cancel }
  /// Creates it from something that can be ended.
  public init(_ canceller: some Cancellable) { end = { canceller.cancel() } }

  /// Ends it.
  public func cancel() {
    end?()
    end = nil
  }

  deinit { end?() }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps it in a collection.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable { collection.append(self) }

  /// Whether two references are to one thing.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
    first === second
  }
  /// Feeds the identity into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Listens to the values and to their end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { attach(receive: receiveValue, finish: receiveCompletion) }
}

extension Publisher where Failure == Never {
  /// Listens to the values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(receive: receiveValue, finish: { _ in })
  }

  /// Writes each value to a property.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

/// A publisher of any kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Tells values to whoever is given to it.
  typealias Listener = (
    _ receive: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  private let listen: Listener

  init(listen: @escaping Listener) { self.listen = listen }

  /// Wraps a publisher.
  public init<Base: Publisher<Output, Failure>>(_ publisher: Base) { listen = publisher.attach }

  /// Starts to listen.
  public func attach(
    receive: @escaping (Output) -> Void,
    finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { listen(receive, finish) }
}
