import Foundation
import Synchronization

/// Removes what is half-written when the program is told to stop.
///
/// Signals arrive at any instruction, where almost nothing is allowed. So the handler only writes
/// a byte into a pipe, and a thread that waits at the other end does the work, then ends the
/// program by the same signal, so that the shell sees why it ended.
final class Interruption: Sendable {
  /// The one for this process; tests that write files use their own, which no signal reaches.
  static let shared = Interruption()

  /// What a process is to others.
  enum Role: Hashable, Sendable {
    /// The one that people see; it says why it ends.
    case leader
    /// One that the leader has started, watches and speaks for.
    case watched
  }

  private struct State {
    var next = 0
    var isStopping = false
    /// Whether a signal reaches it, so that the program ends after it has cleaned up.
    var isListening = false
    var role = Role.leader
    var cleanUps: [Int: @Sendable () -> Void] = [:]
  }
  private let state = Mutex(State())

  /// Says what has to be done before the program ends; returns the number by which to forget it.
  func add(_ cleanUp: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.next += 1
      state.cleanUps[state.next] = cleanUp
      return state.next
    }
  }

  /// Forgets what no longer has to be done.
  func remove(_ number: Int) { state.withLock { _ = $0.cleanUps.removeValue(forKey: number) } }

  /// Does everything that has to be done before the program ends.
  func cleanUp() {
    let cleanUps = state.withLock { state in
      defer { state.cleanUps = [:] }
      state.isStopping = true
      return state.cleanUps
    }
    // The last comes first: a process ends before the folder goes in which it writes.
    for number in cleanUps.keys.sorted(by: >) { cleanUps[number]?() }
  }

  /// Never returns once the program is told to stop, as its end is another thread's work.
  func waitIfStopping() {
    while state.withLock({ $0.isStopping && $0.isListening }) { pause() }
  }

  /// Starts to listen for the signals by which people and systems stop programs.
  func listen(as role: Role) {
    state.withLock { ($0.role, $0.isListening) = (role, true) }
    // A closed pipe, or a file that may not grow any more, is to be an error of the call that writes,
    // not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The code of a file may end the program by itself.
    atexit { Interruption.shared.cleanUp() }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    signalPipe = ends[1]
    let input = ends[0]
    Thread.detachNewThread { [self] in
      var byte: UInt8 = 0
      while read(input, &byte, 1) != 1 {}
      end(Int32(byte))
    }
    // With this variable they are left to Swift, which shows where they are.
    if role == .watched || ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
      CrashReport.listen(noteCrash)
    }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // `nohup` and background jobs ignore some; that stays.
      let previous = signal(number, noteSignal)
      if isIgnored(previous) { signal(number, SIG_IGN) }
    }
    // A parent that blocks signals, as Dispatch's threads do, hands that down; it is not meant.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

extension Interruption {
  /// Ends the program as if it had been told to stop.
  func stop() -> Never { end(SIGTERM) }

  /// Cleans up, says why, and ends the program.
  private func end(_ number: Int32) -> Never {
    cleanUp()
    let isCrash = CrashReport.isCrash(number)
    guard state.withLock(\.role) == .leader else {
      // How it ends is all that the leader needs to know.
      Self.end(by: number)
    }
    let reason = isCrash ? CrashReport.message(number) : "stopped; nothing was written"
    try? FileSystem.write(Array("\nrender-demo: \(reason)\n".utf8), to: STDERR_FILENO)
    if !isCrash {
      Self.end(by: number)
    }
    _exit(Outcome.bug.rawValue)
  }

  /// Ends the program by a signal, as if nobody had caught it.
  private static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    kill(getpid(), number)
    // Another thread takes it, and a moment later there is no program; this one blocks all signals.
    sleep(5)
    _exit(Outcome.bug.rawValue)
  }
}

/// The writing end of the pipe; a plain number, as a handler may do no more than read it.
private nonisolated(unsafe) var signalPipe: Int32 = -1

private func noteSignal(_ number: Int32) {
  var byte = UInt8(truncatingIfNeeded: number)
  let error = errno
  _ = write(signalPipe, &byte, 1)
  errno = error
}

/// Leaves the rest to the thread at the other end of the pipe; this one is of no use any more.
private func noteCrash(_ number: Int32) {
  // Should the crash have happened while a lock was held, nobody waits for ever.
  alarm(5)
  noteSignal(number)
  while true { pause() }
}

private func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
  unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
