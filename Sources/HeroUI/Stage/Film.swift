import HeroCore

/// A played script: any moment of it, in any order, on any thread.
public struct Film: Sendable {
  let reel: Reel
  let settings: StageSettings
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
    let (nodes, background) = reel.nodes(at: time)
    return scene(of: nodes, background)
  }

  private func scene(
    of nodes: [SceneNode], _ background: ResolvedColor
  ) -> HeroCore.Scene {
    let root = SceneNode(
      "display", frame: Rect(origin: .zero, size: settings.device.size), children: nodes)
    return HeroCore.Scene(
      size: settings.device.size, scale: settings.scale, background: background, root: root)
  }

  /// The film as checks and reports see it.
  public var motion: PlayedMotion {
    PlayedMotion(
      frameCount: frameCount, framesPerSecond: settings.framesPerSecond, updates: updates,
      scene: { scene(at: $0) })
  }

  private var updates: [PlayedMotion.Update] {
    reel.updates.map { update in
      PlayedMotion.Update(
        time: update.time, finish: update.finish, matchAnimations: update.matchAnimations,
        rest: { scene(of: update.restingNodes(), update.background) })
    }
  }
}
