import HeroCore

/// A publisher to which values are given from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Tells a value.
  func send(_ value: Output)
  /// Tells that there are no more values.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells that something happened.
  public func send() { send(()) }
}

/// Those who listen to a subject, in order.
private struct Listeners<Output, Failure: Error> {
  struct Listener {
    let number: Int
    let receive: (Output) -> Void
    let finish: (Subscribers.Completion<Failure>) -> Void
  }
  var all: [Listener] = []
  var count = 0
  var isFinished = false
}

/// A publisher of the values that are sent, to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var listeners = Listeners<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Tells a value.
  public func send(_ value: Output) {
    guard !listeners.isFinished else { return }
    for listener in listeners.all { listener.receive(value) }
  }
  /// Tells that there are no more values.
  public func send(completion: Subscribers.Completion<Failure>) {
    guard !listeners.isFinished else { return }
    listeners.isFinished = true
    for listener in listeners.all { listener.finish(completion) }
  }
  /// Starts to listen.
  public func attach(
    receive: @escaping (Output) -> Void,
    finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    listeners.count += 1
    let number = listeners.count
    listeners.all.append(.init(number: number, receive: receive, finish: finish))
    return AnyCancellable { [weak self] in
      self?.listeners.all.removeAll { $0.number == number }
    }
  }
}

/// A publisher of a value that changes, told to those who begin to listen, too.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let changes = PassthroughSubject<Output, Failure>()

  /// The value; a change is told.
  public var value: Output { didSet { changes.send(value) } }

  /// Creates a subject with a first value.
  public init(_ value: Output) { self.value = value }

  /// Changes the value.
  public func send(_ value: Output) { self.value = value }
  /// Tells that there are no more values.
  public func send(completion: Subscribers.Completion<Failure>) {
    changes.send(completion: completion)
  }
  /// Starts to listen, with the present value first.
  public func attach(
    receive: @escaping (Output) -> Void,
    finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receive(value)
    return changes.attach(receive: receive, finish: finish)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Tells the value and ends.
  public func attach(
    receive: @escaping (Output) -> Void,
    finish: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receive(output)
    finish(.finished)
    return AnyCancellable {}
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Creates a publisher.
  public init(completeImmediately: Bool = true) {}

  /// Ends at once.
  public func attach(
    receive: @escaping (Output) -> Void,
    finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    finish(.finished)
    return AnyCancellable {}
  }
}
