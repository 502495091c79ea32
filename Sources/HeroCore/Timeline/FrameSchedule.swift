/// Which frames of a run an animation shows, and each for how long.
///
/// ```swift
/// FrameSchedule(frameCount: 181, framesPerSecond: 60, step: 2)  // 91 pictures, 30 a second
/// ```
///
/// The durations add up to the length of the run and the holds exactly, whatever the step.
public struct FrameSchedule: Hashable, Sendable {
  /// One picture.
  public struct Entry: Hashable, Sendable {
    /// The frame it shows.
    public var frame: Int
    /// How long, in seconds.
    public var duration: Rational

    /// Creates an entry.
    public init(frame: Int, duration: Rational) { (self.frame, self.duration) = (frame, duration) }
  }

  /// The pictures, in order; at least one.
  public let entries: [Entry]

  /// Creates a schedule.
  ///
  /// Traps without a frame, a rate or a step.
  ///
  /// - Parameters:
  ///   - frameCount: How many frames the run has, each for one tick of its rate.
  ///   - framesPerSecond: The rate of the run.
  ///   - step: Every how-many-th frame is shown; the last one is shown all the same.
  ///   - hold: How much longer the first and the last picture are shown, in seconds; a single picture
  ///     gets it once.
  public init(frameCount: Int, framesPerSecond: Int, step: Int = 1, hold: Rational = .zero) {
    precondition(
      frameCount >= 1 && framesPerSecond >= 1 && step >= 1,
      "\(frameCount) frames, \(framesPerSecond) a second, by \(step)")
    var frames = Array(stride(from: 0, to: frameCount, by: step))
    if frames[frames.count - 1] != frameCount - 1 { frames.append(frameCount - 1) }
    var entries = frames.enumerated().map { index, frame in
      let next = index + 1 < frames.count ? frames[index + 1] : frameCount
      return Entry(frame: frame, duration: Rational(next - frame, framesPerSecond))
    }
    entries[0].duration = entries[0].duration + hold
    if entries.count > 1 {
      entries[entries.count - 1].duration = entries[entries.count - 1].duration + hold
    }
    self.entries = entries
  }
}
