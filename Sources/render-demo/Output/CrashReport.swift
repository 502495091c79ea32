import Foundation

/// Ends the program in order when it has run into a bug: a sentence instead of a dump, nothing
/// half-written, and the status that means “a bug of ours”.
enum CrashReport {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Whether a signal says that the program cannot go on.
  static func isCrash(_ number: Int32) -> Bool { signals.contains(number) }

  /// Starts to catch crashes.
  ///
  /// - Parameter note: Wakes the thread that cleans up; called from the signal handler.
  static func listen(_ note: @escaping @convention(c) (Int32) -> Void) {
    // A stack that has overflowed cannot run a handler, so that gets its own.
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for number in signals {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = note
      #else
        action.__sigaction_handler.sa_handler = note
      #endif
      action.sa_flags = SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }

  /// What to say about a crash.
  static func message(_ number: Int32) -> String {
    """
    this is a bug in render-demo (signal \(number)); nothing was written
    SWIFT_BACKTRACE=enable=yes in the environment shows where it is
    """
  }
}
