import HeroCore

/// The moments at which a motion is looked at.
///
/// Where two frames are equal nothing is asked between them; where they differ, moments are so close
/// that no spring strays visibly from its course between two of them. Scenes are made when they are
/// asked for and not kept.
struct SVGTimeline {
  /// The moments in seconds from the start of the loop, increasing.
  let times: [Double]
  /// How long one loop lasts, in seconds; 0 for a still picture.
  let duration: Double
  /// The longest step between two moments between which something moves, in seconds.
  let step: Double
  /// The size of the display, in points.
  let size: Size
  /// What brings the trees of all moments into one shape.
  let unfolding: SceneUnfolding

  private let moments: [Rational]
  private let scene: (Rational) -> Scene

  /// Moments a second at which motion is looked at.
  ///
  /// The fastest start that is common, response 0.35 over 800 points, bends by
  /// `ω²·800 / (8·960²)` = 0.04 pt between two of these moments.
  private static let rate = 960

  /// The most moments that are looked at; more than 20 s of motion is looked at less closely.
  private static let most = 20_000

  /// A still picture.
  init(still scene: Scene) {
    (times, duration, step, size) = ([0], 0, 0, scene.size)
    (moments, unfolding) = ([.zero], SceneUnfolding())
    self.scene = { _ in scene }
  }

  /// Looks at a motion; holds make the loop longer at both ends.
  init(_ motion: SVGMotion, hold: Rational) {
    let (clock, offset) = (motion.clock, hold.value)
    let rate = clock.framesPerSecond
    var unfolding = SceneUnfolding()
    var last: Scene?
    let moves = (0..<motion.frameCount).map { frame in
      let scene = motion.scene(clock.time(ofFrame: frame))
      defer { last = scene }
      guard scene != last else { return false }
      if motion.frameCount > 1 { unfolding.look(at: scene) }
      return frame > 0
    }
    let moving = moves.count { $0 }
    let every = (moving + Self.most - 1) / Self.most
    let parts = max(1, min((Self.rate + rate - 1) / rate, Self.most / max(moving, 1)))

    var moments = [Rational.zero]
    var number = 0
    for frame in moves.indices.dropFirst() {
      let goesOn = frame + 1 < moves.count && moves[frame + 1]
      if moves[frame] {
        number += 1
        // Of endless motion some frames are left out, but none at the ends of a way.
        if every > 1, number % every != 0, goesOn { continue }
        moments += (1..<max(parts, 1)).map { Rational((frame - 1) * parts + $0, parts * rate) }
      } else if frame + 1 < moves.count, !goesOn {
        // In the middle of a rest: the moments around it say as much.
        continue
      }
      moments.append(clock.time(ofFrame: frame))
    }
    // What is there for less than a frame is seen at the first moment after it.
    if moments.count > 1, parts > 1, every == 1 {
      for frame in moves.indices where moves[frame] {
        unfolding.look(at: motion.scene(Rational((frame - 1) * parts + 1, parts * rate)))
      }
    }
    unfolding.close()
    self.unfolding = unfolding
    (self.moments, scene, size) = (moments, motion.scene, last?.size ?? .zero)
    times = moments.map { offset + $0.value }
    duration = Double(motion.frameCount) / Double(rate) + 2 * offset
    step = 1.01 * Double(max(every, 1)) / Double(parts * rate)
  }

  /// Goes through all moments.
  func forEachScene(_ body: (_ moment: Int, _ scene: Scene) -> Void) {
    for (number, moment) in moments.enumerated() { body(number, scene(moment)) }
  }
}
