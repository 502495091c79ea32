import Dispatch
import HeroCore

/// A place where work waits for its turn.
///
/// On a stage the work of all queues is done in one order on the stage's clock, each piece as an event
/// of its own. Elsewhere it all goes to the system's main queue.
public final class DispatchQueue: Sendable {
  /// The queue of the user interface.
  public static let main = DispatchQueue(label: "main")

  /// A queue for work in the background.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  private static let background = DispatchQueue(label: "global")

  /// A name, for messages.
  public let label: String

  /// Creates a queue.
  public init(
    label: String, qos: DispatchQoS = .unspecified,
    attributes: Dispatch.DispatchQueue.Attributes = []
  ) { self.label = label }

  /// Does work as soon as what is being done now is finished.
  public func async(execute work: @escaping @MainActor () -> Void) {
    guard let clock = StageClock.current else {
      return Dispatch.DispatchQueue.main.async(execute: work)
    }
    schedule(work, at: clock.now, on: clock)
  }

  /// Does work as soon as what is being done now is finished.
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) { async(execute: work) }

  /// Does work as soon as what is being done now is finished, unless it is cancelled by then.
  public func async(execute work: DispatchWorkItem) { async { work.perform() } }

  /// Does work at a moment.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    guard let clock = StageClock.current else {
      let moment = Dispatch.DispatchTime(uptimeNanoseconds: deadline.uptimeNanoseconds)
      return Dispatch.DispatchQueue.main.asyncAfter(deadline: moment, execute: work)
    }
    schedule(work, at: deadline.time, on: clock)
  }

  /// Does work at a moment, unless it is cancelled by then.
  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { work.perform() }
  }

  /// Does work now.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  private func schedule(
    _ work: @escaping @MainActor () -> Void, at time: Rational, on clock: StageClock
  ) { clock.schedule(at: time, named: "work on the queue “\(label)”", work) }
}
