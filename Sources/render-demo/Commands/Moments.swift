import HeroCore

/// The moments of a run that are wanted: all its frames, or one moment.
///
/// Each is made when it is asked for, so a long run needs no more memory than a short one.
struct Moments: RandomAccessCollection, Sendable {
  /// One wanted moment.
  struct Moment: Hashable, Sendable {
    /// The number of the frame; for a moment between two frames, that of the earlier one.
    var index: Int
    /// The moment, in seconds.
    var time: Rational
    /// The name of its file.
    var file: String
  }

  private let framesPerSecond: Int
  private let single: Rational?
  let startIndex = 0
  let endIndex: Int

  /// All frames of a run.
  init(frameCount: Int, framesPerSecond: Int) {
    (endIndex, self.framesPerSecond, single) = (frameCount, framesPerSecond, nil)
  }

  /// One moment.
  init(at time: Rational, framesPerSecond: Int) {
    (endIndex, self.framesPerSecond, single) = (1, framesPerSecond, time)
  }

  subscript(position: Int) -> Moment {
    precondition(indices.contains(position), "moment \(position) of \(count)")
    guard let single else {
      return Moment(
        index: position, time: Rational(position, framesPerSecond),
        file: FrameName.name(ofFrame: position))
    }
    let frames = single * Rational(framesPerSecond)
    return Moment(
      index: frames.numerator / frames.denominator, time: single,
      file: FrameName.name(at: single, framesPerSecond: framesPerSecond))
  }
}
