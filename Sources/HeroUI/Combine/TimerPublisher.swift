import HeroCore

/// A publisher that tells values once it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {}

extension ConnectablePublisher {
  /// Connects as soon as somebody listens.
  public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Timer {
  /// A publisher of the date, again and again, on the stage's clock.
  public struct TimerPublisher: ConnectablePublisher {
    /// Dates.
    public typealias Output = Foundation.Date
    /// It never fails.
    public typealias Failure = Never
    /// The seconds from one value to the next.
    public let interval: TimeInterval

    /// Connects; values are told to those who listen, connected or not.
    public func connect() -> AnyCancellable { AnyCancellable {} }

    /// Starts a timer that ends when the result is gone.
    public func attach(
      receive: @escaping (Foundation.Date) -> Void,
      finish: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let (interval, receive) = (interval, UncheckedBox(receive))
      return MainActor.assumeIsolated {
        let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          receive.value(.now)
        }
        return UncheckedBox(
          AnyCancellable { MainActor.assumeIsolated { timer.invalidate() } })
      }.value
    }
  }

  /// A publisher of the date, again and again.
  public nonisolated static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: Foundation.RunLoop,
    in mode: Foundation.RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension Foundation.NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(
    for name: Foundation.Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Foundation.Notification, Never> {
    AnyPublisher { receive, _ in
      let receive = UncheckedBox(receive)
      let token = UncheckedBox(
        self.addObserver(forName: name, object: object, queue: nil) { receive.value($0) })
      return AnyCancellable { self.removeObserver(token.value) }
    }
  }
}
