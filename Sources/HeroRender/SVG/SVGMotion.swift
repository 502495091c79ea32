import HeroCore

/// A film as the SVG writer reads it: any moment, asked for in any order.
///
/// Frames are not enough: between two frames at 60 a second a spring that starts moves up to three
/// points away from the straight line. So the writer asks for moments between them, wherever two
/// frames differ.
public struct SVGMotion: Sendable {
  /// The number of frames; at least 1.
  public let frameCount: Int
  /// The moments of the frames.
  public let clock: FrameClock
  /// The scene at a moment in seconds: the state before the events of that moment.
  public let scene: @Sendable (Rational) -> Scene

  /// Creates a motion.
  ///
  /// Traps without a frame.
  ///
  /// - Parameters:
  ///   - frameCount: The number of frames, each shown for one tick of the clock.
  ///   - clock: The moments of the frames.
  ///   - scene: The scene at a moment, from 0 to the moment of the last frame.
  public init(
    frameCount: Int, clock: FrameClock, scene: @escaping @Sendable (Rational) -> Scene
  ) {
    precondition(frameCount >= 1, "a motion needs a frame, got \(frameCount)")
    (self.frameCount, self.clock, self.scene) = (frameCount, clock, scene)
  }
}
