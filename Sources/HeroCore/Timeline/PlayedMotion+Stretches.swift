extension PlayedMotion.Update {
  /// The frames over which something moves, from a change of state to the frame from which all is at rest.
  ///
  /// A change that comes while something still moves belongs to the same stretch.
  ///
  /// - Parameters:
  ///   - updates: The changes of state, in order of time.
  ///   - frameCount: How many frames there are; at least 1.
  ///   - framesPerSecond: Frames per second; at least 1.
  /// - Returns: The stretches, in order; the last frame of one may be the first of the next.
  public static func stretches(
    _ updates: [Self], frameCount: Int, framesPerSecond: Int
  ) -> [ClosedRange<Int>] {
    let rate = Double(framesPerSecond)
    var spans: [(start: Double, finish: Double)] = []
    for update in updates where update.finish > update.time.value {
      if let last = spans.last, update.time.value < last.finish {
        spans[spans.count - 1].finish = max(last.finish, update.finish)
      } else {
        spans.append((update.time.value, update.finish))
      }
    }
    return spans.compactMap { span in
      // A millionth of a frame is noise of the product.
      let first = Int((span.start * rate + 1e-6).rounded(.down))
      let last = min((span.finish * rate - 1e-6).rounded(.up), Double(frameCount - 1))
      return Int(last) > first ? first...Int(last) : nil
    }
  }
}
