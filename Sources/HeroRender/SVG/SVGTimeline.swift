import HeroCore

/// The moments at which a motion was looked at, and what was seen.
///
/// Where two frames are equal nothing is asked between them; where they differ, moments are so close
/// that no spring strays visibly from its course between two of them.
struct SVGTimeline {
  /// The moments in seconds from the start of the loop, increasing.
  let times: [Double]
  /// The scenes at these moments.
  let scenes: [Scene]
  /// How long one loop lasts, in seconds; 0 for a still picture.
  let duration: Double
  /// The longest step between two moments between which something moves, in seconds.
  let step: Double

  /// Moments a second at which motion is looked at.
  ///
  /// The fastest start that is common, response 0.35 over 800 points, bends by
  /// `ω²·800 / (8·960²)` = 0.04 pt between two of these moments.
  private static let rate = 960

  /// The most moments that are kept; more than 20 s of motion is looked at less closely.
  private static let most = 20_000

  /// A still picture.
  init(still scene: Scene) {
    (times, scenes, duration, step) = ([0], [scene], 0, 0)
  }

  /// Looks at a motion; holds make the loop longer at both ends.
  init(_ motion: SVGMotion, hold: Rational) {
    let clock = motion.clock
    let (rate, offset) = (clock.framesPerSecond, hold.value)
    let frames = (0..<motion.frameCount).map { motion.scene(clock.time(ofFrame: $0)) }
    let moves = (0..<motion.frameCount).map { $0 > 0 && frames[$0] != frames[$0 - 1] }
    let moving = moves.count { $0 }
    let parts = max(1, min((Self.rate + rate - 1) / rate, Self.most / max(moving, 1)))

    var (times, scenes): ([Double], [Scene]) = ([offset], [frames[0]])
    for frame in frames.indices.dropFirst() {
      if moves[frame] {
        for part in 1..<max(parts, 1) {
          let time = Rational((frame - 1) * parts + part, parts * rate)
          times.append(offset + time.value)
          scenes.append(motion.scene(time))
        }
      } else if frame + 1 < frames.count, !moves[frame + 1] {
        // In the middle of a rest: the moments around it say as much.
        continue
      }
      times.append(offset + clock.time(ofFrame: frame).value)
      scenes.append(frames[frame])
    }
    (self.times, self.scenes) = (times, scenes)
    duration = Double(motion.frameCount) / Double(rate) + 2 * offset
    step = 1.01 / Double(parts * rate)
  }
}
