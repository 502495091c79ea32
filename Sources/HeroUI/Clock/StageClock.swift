import HeroCore
import Synchronization

/// The clock of a stage: what time it is there, what is still to be done, and the chance of the day.
///
/// Code that runs on a stage asks this clock where a phone would ask the system's, so every run of a
/// script is the same. Code that runs elsewhere, such as a test of one's own, gets the system's.
final class StageClock: Sendable {
  /// The clock of the stage on which the running code is; `nil` elsewhere.
  @TaskLocal static var current: StageClock?

  /// Something to be done at a moment.
  struct Work: Sendable {
    let number: Int
    let time: Rational
    /// What it is, for messages.
    let name: String
    let action: @MainActor () -> Void
  }

  private struct State {
    var now = Rational.zero
    var waiting: [Work] = []
    var scheduled = 0
    var chance = SeededGenerator()
    var warnings: [StageWarning] = []
  }

  private let state = Mutex(State())

  /// The time since the start of the script, in seconds.
  var now: Rational {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// Puts work off until a moment; one that is over means at once.
  ///
  /// - Parameters:
  ///   - time: The moment, in seconds from the start of the script.
  ///   - name: What it is, for messages.
  ///   - action: What is to be done.
  /// - Returns: A number by which it can be cancelled.
  @discardableResult
  func schedule(
    at time: Rational, named name: String, _ action: @escaping @MainActor () -> Void
  ) -> Int {
    state.withLock { state in
      state.scheduled += 1
      let work = Work(
        number: state.scheduled, time: max(time, state.now), name: name, action: action)
      // After those of the same moment: what comes first is done first.
      let place = state.waiting.firstIndex { $0.time > work.time } ?? state.waiting.count
      state.waiting.insert(work, at: place)
      return work.number
    }
  }

  /// Forgets work that has not been done yet.
  func cancel(_ number: Int) {
    state.withLock { state in state.waiting.removeAll { $0.number == number } }
  }

  /// The work that comes next.
  var next: Work? { state.withLock(\.waiting.first) }

  /// Takes the work that comes next out of the list.
  func takeNext() -> Work? {
    state.withLock { state in state.waiting.isEmpty ? nil : state.waiting.removeFirst() }
  }

  /// What is waiting, for messages: at most five.
  var waitingNames: [String] { state.withLock { $0.waiting.prefix(5).map(\.name) } }

  /// The next number of chance.
  func random() -> UInt64 { state.withLock { $0.chance.next() } }

  /// Notes once that something in the source is odd.
  func warn(_ message: String, at location: SourceLocation) {
    let warning = StageWarning(message: message, location: location)
    state.withLock { state in
      if !state.warnings.contains(warning) { state.warnings.append(warning) }
    }
  }

  /// What has been found odd.
  var warnings: [StageWarning] { state.withLock(\.warnings) }
}
