import Foundation

/// Where workers fetch the numbers of frames and leave what they made.
///
/// Unchecked because the compiler cannot see that `condition` guards every property below it.
final class FrameBoard<Frame: Sendable>: @unchecked Sendable {
  private let count: Int
  private let window: Int
  private let condition = NSCondition()
  private var next = 0
  private var taken = 0
  private var working: Int
  private var isClosed = false
  private var finished: [Int: Result<Frame, any Error>] = [:]

  /// Creates a board for `count` frames of which at most `window` are begun but not taken.
  init(count: Int, window: Int, workers: Int) {
    (self.count, self.window, working) = (count, window, workers)
  }

  /// The next frame to make, after waiting until there is room for it; `nil` when there is none.
  func claim() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while !isClosed, next < count, next >= taken + window { condition.wait() }
    guard !isClosed, next < count else { return nil }
    defer { next += 1 }
    return next
  }

  /// Leaves a frame.
  func post(_ result: Result<Frame, any Error>, at index: Int) {
    condition.lock()
    finished[index] = result
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for a frame.
  func take(_ index: Int) -> Result<Frame, any Error> {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = finished.removeValue(forKey: index) {
        taken = index + 1
        condition.broadcast()
        return result
      }
      condition.wait()
    }
  }

  /// Says that a worker has ended.
  func leave() {
    condition.lock()
    working -= 1
    condition.broadcast()
    condition.unlock()
  }

  /// Lets no frame begin any more and waits for those that have.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    while working > 0 { condition.wait() }
    condition.unlock()
  }
}
