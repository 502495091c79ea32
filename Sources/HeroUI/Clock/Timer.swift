import Foundation
import HeroCore

/// Does something after a time, once or again and again.
@MainActor public final class Timer {
  /// The seconds from one time to the next.
  public let timeInterval: TimeInterval
  /// Whether it will do something yet.
  public private(set) var isValid = true

  private let repeats: Bool
  private let block: @MainActor (Timer) -> Void
  private var waiting: (clock: StageClock, number: Int)?
  private var system: Foundation.Timer?

  /// Creates a timer, which starts when it is added to a run loop.
  public init(
    timeInterval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    // A system's timer takes no shorter steps either.
    self.timeInterval = max(timeInterval, 0.0001)
    (self.repeats, self.block) = (repeats, block)
  }

  /// Creates a timer and starts it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Does now what it would do later.
  public func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    block(self)
  }

  /// Stops it for good.
  public func invalidate() {
    isValid = false
    if let waiting { waiting.clock.cancel(waiting.number) }
    waiting = nil
    system?.invalidate()
    system = nil
  }

  /// Starts it, unless it runs already.
  func start() {
    guard isValid, waiting == nil, system == nil else { return }
    guard let clock = StageClock.current else {
      let system = Foundation.Timer(timeInterval: timeInterval, repeats: repeats) { [weak self] _ in
        MainActor.assumeIsolated { self?.fire() }
      }
      Foundation.RunLoop.main.add(system, forMode: .common)
      self.system = system
      return
    }
    wait(from: clock.now, on: clock)
  }

  /// Waits for the next time; counted from the last, so that no delay adds up.
  private func wait(from moment: Rational, on clock: StageClock) {
    let time = moment.later(bySeconds: timeInterval)
    let name = repeats ? "a Timer that repeats" : "a Timer"
    let number = clock.schedule(at: time, named: name) { [self] in
      waiting = nil
      fire()
      if isValid { wait(from: time, on: clock) }
    }
    waiting = (clock, number)
  }
}

extension Foundation.RunLoop {
  /// Starts a timer.
  @MainActor public func add(_ timer: Timer, forMode mode: Foundation.RunLoop.Mode) {
    timer.start()
  }
}
