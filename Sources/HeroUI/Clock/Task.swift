import HeroCore

/// Asynchronous work.
///
/// On a stage it is not done, and a warning names the place: there is no sound way yet to put it on
/// the stage's clock. Elsewhere it is the task of Swift's own.
public struct Task<Success: Sendable, Failure: Error>: Sendable {
  private let system: _Concurrency.Task<Success, Failure>?

  private static func isRefused(_ name: String, _ file: String, _ line: Int) -> Bool {
    guard let clock = StageClock.current else { return false }
    clock.warn(
      "\(name) is not done: asynchronous code has no place on the stage's clock yet; "
        + "DispatchQueue.main.asyncAfter has",
      at: SourceLocation(file: file, line: line))
    return true
  }

  /// Stops the work, if it looks after being stopped.
  public func cancel() { system?.cancel() }

  /// Whether it was stopped; one that is not done counts as stopped.
  public var isCancelled: Bool { system?.isCancelled ?? true }
}

extension Task where Failure == Never {
  /// Starts asynchronous work.
  @discardableResult
  public init(
    priority: TaskPriority? = nil, file: String = #fileID, line: Int = #line,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async
      -> Success
  ) {
    system =
      Self.isRefused("Task", file, line)
      ? nil : _Concurrency.Task(priority: priority, operation: operation)
  }
}

extension Task where Failure == any Error {
  /// Starts asynchronous work that can fail.
  @discardableResult
  public init(
    priority: TaskPriority? = nil, file: String = #fileID, line: Int = #line,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) ()
      async throws -> Success
  ) {
    system =
      Self.isRefused("Task", file, line)
      ? nil : _Concurrency.Task(priority: priority, operation: operation)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Whether the running task was stopped.
  public static var isCancelled: Bool { _Concurrency.Task.isCancelled }

  /// Fails when the running task was stopped.
  public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

  /// Lets others go first.
  public static func yield() async { await _Concurrency.Task.yield() }

  /// Waits.
  public static func sleep(nanoseconds: UInt64) async throws {
    try await _Concurrency.Task.sleep(nanoseconds: nanoseconds)
  }

  /// Waits.
  public static func sleep(for length: Duration) async throws {
    try await _Concurrency.Task.sleep(for: length)
  }
}
