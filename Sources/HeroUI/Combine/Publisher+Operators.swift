import HeroCore

extension Publisher {
  /// The publisher, whatever its kind.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// The publisher; everything is told on the main actor anyway.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  /// The publisher; everything is asked for on the main actor anyway.
  public func subscribe(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// A publisher with another answer to each value.
  private func passing<Result>(
    _ step: @escaping () -> (Output, @escaping (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, finish in
      let step = step()
      return attach(receive: { step($0, receive) }, finish: finish)
    }
  }

  /// What a closure makes of each value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> { passing { { value, receive in receive(transform(value)) } } }

  /// What a closure makes of each value, without `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    passing { { value, receive in transform(value).map(receive) } }
  }

  /// The values that fulfil a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { { value, receive in if isIncluded(value) { receive(value) } } }
  }

  /// Running results.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    passing {
      var result = initial
      return { value, receive in
        result = next(result, value)
        receive(result)
      }
    }
  }

  /// All values but the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing {
      var left = count
      return { value, receive in
        if left > 0 { left -= 1 } else { receive(value) }
      }
    }
  }

  /// The first values.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    passing {
      var left = count
      return { value, receive in
        guard left > 0 else { return }
        left -= 1
        receive(value)
      }
    }
  }

  /// The first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Does something with each value on its way.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    passing {
      { value, receive in
        receiveOutput(value)
        receive(value)
      }
    }
  }

  /// The values of two publishers, as they come.
  public func merge(
    with other: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      let parts = [
        self.attach(receive: receive, finish: finish),
        other.attach(receive: receive, finish: finish),
      ]
      return AnyCancellable { parts.forEach { $0.cancel() } }
    }
  }

  /// The newest values of two publishers, once both have one.
  public func combineLatest<Other>(
    _ other: some Publisher<Other, Failure>
  ) -> AnyPublisher<(Output, Other), Failure> {
    AnyPublisher { receive, finish in
      var (mine, theirs) = (Output?.none, Other?.none)
      func tell() {
        if let mine, let theirs { receive((mine, theirs)) }
      }
      let parts = [
        self.attach(
          receive: {
            mine = $0
            tell()
          }, finish: finish),
        other.attach(
          receive: {
            theirs = $0
            tell()
          }, finish: finish),
      ]
      return AnyCancellable { parts.forEach { $0.cancel() } }
    }
  }

  /// The values, each told later by a time on the stage's clock.
  public func delay<Time: Scheduler>(
    for interval: Time.Interval, scheduler: Time
  ) -> AnyPublisher<Output, Failure> {
    passing {
      { value, receive in
        let (value, receive) = (UncheckedBox(value), UncheckedBox(receive))
        afterOnStage(interval.seconds) { receive.value(value.value) }
      }
    }
  }

  /// A value once no other has followed for a time on the stage's clock.
  public func debounce<Time: Scheduler>(
    for interval: Time.Interval, scheduler: Time
  ) -> AnyPublisher<Output, Failure> {
    passing {
      let newest = Counter()
      return { value, receive in
        newest.value += 1
        let mine = newest.value
        let (value, receive) = (UncheckedBox(value), UncheckedBox((newest, receive)))
        afterOnStage(interval.seconds) {
          if receive.value.0.value == mine { receive.value.1(value.value) }
        }
      }
    }
  }

  /// The publisher; each who listens is told the same.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    let last = LastValue<Output>()
    return filter { value in
      defer { last.value = value }
      return last.value != value
    }
  }
}

private final class Counter {
  var value = 0
}

private final class LastValue<Value> {
  var value: Value?
}

/// Does something after a time: on the stage's clock, or at once where there is none.
private func afterOnStage(_ seconds: Double, _ action: @escaping @Sendable () -> Void) {
  guard let clock = StageClock.current else { return action() }
  clock.schedule(at: clock.now.later(bySeconds: seconds), named: "a delayed publisher") { action() }
}

/// A length of time that some scheduler tells.
public protocol SchedulerInterval {
  /// The length, in seconds.
  var seconds: Double { get }
}

/// A place where work is done; all of them are the main actor here.
public protocol Scheduler {
  /// How the scheduler tells a length of time.
  associatedtype Interval: SchedulerInterval
}

/// A length of time in seconds, as publishers are told.
public struct StageInterval: SchedulerInterval, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The length, in seconds.
  public let seconds: Double
  /// Creates a length from seconds.
  public init(floatLiteral value: Double) { seconds = value }
  /// Creates a length from seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }
  init(_ seconds: Double) { self.seconds = seconds }
  /// A length in seconds.
  public static func seconds(_ value: Double) -> StageInterval { StageInterval(value) }
  /// A length in thousandths of a second.
  public static func milliseconds(_ value: Int) -> StageInterval {
    StageInterval(Double(value) / 1000)
  }
}

extension DispatchQueue: Scheduler {
  /// Seconds.
  public typealias Interval = StageInterval
}
extension Foundation.RunLoop: Scheduler {
  /// Seconds.
  public typealias Interval = StageInterval
}
extension Foundation.OperationQueue: Scheduler {
  /// Seconds.
  public typealias Interval = StageInterval
}
