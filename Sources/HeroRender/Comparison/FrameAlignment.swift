/// How two runs of frames fit onto each other, where one simple change explains the difference.
///
/// A dropped frame makes every later one differ; saying that it was dropped says it all.
public enum FrameAlignment: Hashable, Sendable {
  /// Frames of the golden that are not there any more; the others are the same.
  case missing(Range<Int>)
  /// Frames that the golden does not have; the others are the same.
  case added(Range<Int>)
  /// Two frames that have changed places; the others are the same.
  case swapped(Int, Int)

  /// Looks for the change.
  ///
  /// - Parameters:
  ///   - expected: What tells the golden's frames apart.
  ///   - actual: The same for the frames that are there.
  /// - Returns: The change, or `nil` where none of these explains it all.
  public static func find<Mark: Hashable>(_ expected: [Mark], _ actual: [Mark]) -> FrameAlignment? {
    let shorter = min(expected.count, actual.count)
    let prefix = zip(expected, actual).prefix { $0 == $1 }.count
    guard expected.count != actual.count else {
      let differing = expected.indices.filter { expected[$0] != actual[$0] }
      guard differing.count == 2, expected[differing[0]] == actual[differing[1]],
        expected[differing[1]] == actual[differing[0]]
      else { return nil }
      return .swapped(differing[0], differing[1])
    }
    let suffix = zip(expected.reversed(), actual.reversed()).prefix { $0 == $1 }.count
    guard prefix + suffix >= shorter else { return nil }
    let excess = max(expected.count, actual.count) - shorter
    // Where frames repeat, the last of them counts as the one that went.
    let start = min(prefix, shorter)
    return expected.count > actual.count
      ? .missing(start..<(start + excess)) : .added(start..<(start + excess))
  }

  /// In words.
  ///
  /// - Parameter clock: Says when a frame is.
  /// - Returns: One sentence.
  public func message(_ clock: FrameWords) -> String {
    switch self {
    case .missing(let frames):
      "\(clock.list(Array(frames))) of the golden \(frames.count == 1 ? "is" : "are") missing; "
        + "the others are the same"
    case .added(let frames):
      "\(clock.list(Array(frames))) \(frames.count == 1 ? "is" : "are") not in the golden; "
        + "the others are the same"
    case .swapped(let first, let second):
      "\(clock.name(first)) and \(clock.name(second)) have changed places; the others are the same"
    }
  }
}
