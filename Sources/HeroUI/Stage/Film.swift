import HeroCore

/// A played script: any moment of it, in any order, on any thread.
public struct Film: Sendable {
  /// A plan and the moment after which it is shown.
  struct Segment: Sendable {
    let start: Rational?
    let plan: TransitionPlan
  }

  let segments: [Segment]
  let settings: StageSettings
  let background: ResolvedColor
  /// When the script has ended, in seconds.
  public let duration: Rational
  /// How many frames there are; at least one.
  public let frameCount: Int
  /// What is odd about the scene.
  public let warnings: [StageWarning]

  /// The scene that a frame shows.
  ///
  /// - Parameter frame: The frame, counted from 0; frames after the last show what it shows.
  /// - Returns: The scene at the frame's time.
  public func scene(atFrame frame: Int) -> HeroCore.Scene {
    scene(at: settings.clock.time(ofFrame: frame))
  }

  /// The scene at a moment: the state before the events of that moment.
  ///
  /// - Parameter time: Seconds from the start of the script; not negative.
  /// - Returns: The scene.
  public func scene(at time: Rational) -> HeroCore.Scene {
    // Shapes of one's own, drawn only now, may ask for the display.
    StageDisplay.$current.withValue(StageDisplay(settings: settings)) { drawnScene(at: time) }
  }

  private func drawnScene(at time: Rational) -> HeroCore.Scene {
    let segment = segments.last { $0.start.map { $0 < time } ?? true } ?? segments[0]
    let root = SceneNode(
      "display", frame: Rect(origin: .zero, size: settings.device.size),
      children: segment.plan.nodes(at: time.value))
    return HeroCore.Scene(
      size: settings.device.size, scale: settings.scale, background: background, root: root)
  }
}
