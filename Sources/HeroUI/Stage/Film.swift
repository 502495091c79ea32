import HeroCore

/// A played script: any moment of it, in any order, on any thread.
public struct Film: Sendable {
  /// A plan and the moment after which it is shown.
  struct Segment: Sendable {
    let start: Rational?
    let plan: TransitionPlan
    /// What is behind everything.
    let background: ResolvedColor
  }

  let segments: [Segment]
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
    let segment = segments[segment(shownAt: time)]
    return scene(of: segment.plan.nodes(at: time.value), in: segment)
  }

  /// The last segment that began before a moment, or the first of all.
  private func segment(shownAt time: Rational) -> Int {
    var (shown, later) = (0, segments.count)
    while later - shown > 1 {
      let middle = (shown + later) / 2
      let isLater = segments[middle].start.map { $0 >= time } ?? false
      if isLater { later = middle } else { shown = middle }
    }
    return shown
  }

  private func scene(of nodes: [SceneNode], in segment: Segment) -> HeroCore.Scene {
    let root = SceneNode(
      "display", frame: Rect(origin: .zero, size: settings.device.size), children: nodes)
    return HeroCore.Scene(
      size: settings.device.size, scale: settings.scale, background: segment.background,
      root: root)
  }

  /// The film as checks and reports see it.
  public var motion: PlayedMotion {
    PlayedMotion(
      frameCount: frameCount, framesPerSecond: settings.framesPerSecond, updates: updates,
      scene: { scene(at: $0) })
  }

  /// The changes of state; of several at one moment only the last is ever seen.
  private var updates: [PlayedMotion.Update] {
    var updates: [PlayedMotion.Update] = []
    for segment in segments {
      let time = segment.start ?? .zero
      let isFollowUp = updates.last?.time == time
      if isFollowUp { updates.removeLast() }
      updates.append(
        PlayedMotion.Update(
          time: time, finish: segment.plan.finish,
          matchAnimations: { isFollowUp ? [:] : segment.plan.matchAnimations },
          rest: { scene(of: segment.plan.restingNodes, in: segment) }))
    }
    return updates
  }
}
