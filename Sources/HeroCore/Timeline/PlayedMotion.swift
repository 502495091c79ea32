/// A played script as checks and reports see it: every moment, and where the state changed.
public struct PlayedMotion: Sendable {
  /// A change of state, and what it set going.
  public struct Update: Sendable {
    /// The moment of the change; what it changes is seen after it.
    public var time: Rational
    /// The time of the first frame, in seconds, from which nothing moves; infinite for endless motion.
    public var finish: Double
    /// The animation that carries each matched group, by its id as a trace prints it; not there for one
    /// that jumps, and where the id alone does not tell groups apart.
    public var matchAnimations: @Sendable () -> [String: Animation]
    /// The layout that the change leads to, without any motion.
    public var rest: @Sendable () -> Scene

    /// Creates an update.
    public init(
      time: Rational, finish: Double,
      matchAnimations: @escaping @Sendable () -> [String: Animation],
      rest: @escaping @Sendable () -> Scene
    ) {
      (self.time, self.finish) = (time, finish)
      (self.matchAnimations, self.rest) = (matchAnimations, rest)
    }
  }

  /// How many frames there are; at least 1.
  public var frameCount: Int
  /// Frames per second.
  public var framesPerSecond: Int
  /// The changes of state, in order of time, at most one a moment; the first is at 0.
  public var updates: [Update]
  /// The scene at a moment; may be asked from any thread.
  public var scene: @Sendable (Rational) -> Scene

  /// Creates a motion.
  public init(
    frameCount: Int, framesPerSecond: Int, updates: [Update],
    scene: @escaping @Sendable (Rational) -> Scene
  ) {
    (self.frameCount, self.framesPerSecond) = (frameCount, framesPerSecond)
    (self.updates, self.scene) = (updates, scene)
  }

  /// The time of a frame, in seconds.
  public func time(ofFrame frame: Int) -> Rational { Rational(frame, framesPerSecond) }

  /// What each frame draws.
  public var traceFrames: [Trace.Frame] {
    (0..<frameCount).map { frame in
      Trace.Frame(index: frame, time: time(ofFrame: frame), scene: scene(time(ofFrame: frame)))
    }
  }
}
