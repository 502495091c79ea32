import Dispatch
import Synchronization

/// Work that can be cancelled as long as it has not been done.
public final class DispatchWorkItem: Sendable {
  private let block: @MainActor () -> Void
  private let cancelled = Mutex(false)

  /// Creates work to be done.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) { self.block = block }

  /// Makes sure that the work is not done later.
  public func cancel() { cancelled.withLock { $0 = true } }

  /// Whether it was cancelled.
  public var isCancelled: Bool { cancelled.withLock(\.self) }

  /// Does the work now, unless it was cancelled.
  @MainActor public func perform() {
    guard !isCancelled else { return }
    block()
  }
}
