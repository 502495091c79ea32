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

  private let frameCount, framesPerSecond, step: Int
  private let hold: Rational

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
    (self.frameCount, self.framesPerSecond) = (frameCount, framesPerSecond)
    (self.step, self.hold) = (step, hold)
  }

  /// How many pictures there are; at least one.
  public var count: Int { (frameCount - 1 + step - 1) / step + 1 }

  /// How long a frame is shown.
  ///
  /// - Parameter frame: The frame, counted from 0; the run has it.
  /// - Returns: The time in seconds; `nil` for a frame that is left out.
  public func duration(ofFrame frame: Int) -> Rational? {
    let last = frameCount - 1
    guard frame % step == 0 || frame == last else { return nil }
    let next = frame == last ? frameCount : min(frame + step, last)
    let duration = Rational(next - frame, framesPerSecond)
    return frame == 0 || frame == last ? duration + hold : duration
  }

  /// The pictures, in order; at least one.
  public var entries: [Entry] {
    (0..<frameCount).compactMap { frame in
      duration(ofFrame: frame).map { Entry(frame: frame, duration: $0) }
    }
  }
}
