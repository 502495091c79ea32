import Dispatch
import Synchronization

/// Does the same work on several values at the same time, and hands out the results in order.
///
/// Work waits until there are values for all workers. The results depend on the values alone, so
/// they are the same for any number of workers.
final class ParallelBatch<Value: Sendable, Result: Sendable> {
  private let workers: Int
  private let work: @Sendable (Value) -> Result
  private let deliver: (Result) throws -> Void
  private var waiting: [Value] = []

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - workers: How many values are worked on at the same time; at least 1.
  ///   - work: Done on any thread.
  ///   - deliver: Takes the results in the order of the values, on the thread of `add`.
  init(
    workers: Int, work: @escaping @Sendable (Value) -> Result,
    deliver: @escaping (Result) throws -> Void
  ) {
    precondition(workers >= 1, "work needs a worker, got \(workers)")
    (self.workers, self.work, self.deliver) = (workers, work, deliver)
  }

  /// Adds a value.
  func add(_ value: Value) throws {
    waiting.append(value)
    if waiting.count >= workers { try finish() }
  }

  /// Does what is waiting.
  func finish() throws {
    let (values, work) = (waiting, work)
    waiting = []
    let results = Mutex([Result?](repeating: nil, count: values.count))
    DispatchQueue.concurrentPerform(iterations: values.count) { index in
      let result = work(values[index])
      results.withLock { $0[index] = result }
    }
    for case let result? in results.withLock({ $0 }) { try deliver(result) }
  }
}
