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

  /// A still picture.
  init(still scene: Scene) {
    (times, scenes, duration, step) = ([0], [scene], 0, 0)
  }

  /// Looks at a motion; holds make the loop longer at both ends.
  init(_ motion: SVGMotion, hold: Rational) {
    let clock = motion.clock
    let parts = max(1, (Self.rate + clock.framesPerSecond - 1) / clock.framesPerSecond)
    let offset = hold.value
    var times = [offset]
    var scenes = [motion.scene(.zero)]
    for frame in 1..<max(motion.frameCount, 1) {
      let end = motion.scene(clock.time(ofFrame: frame))
      if end != scenes[scenes.count - 1] {
        for part in 1..<max(parts, 1) {
          let time = Rational((frame - 1) * parts + part, parts * clock.framesPerSecond)
          times.append(offset + time.value)
          scenes.append(motion.scene(time))
        }
      } else if scenes.count > 1, scenes[scenes.count - 2] == end {
        // The third of three equal ones in a row: the middle one is not needed.
        times.removeLast()
        scenes.removeLast()
      }
      times.append(offset + clock.time(ofFrame: frame).value)
      scenes.append(end)
    }
    (self.times, self.scenes) = (times, scenes)
    duration = Double(motion.frameCount) / Double(clock.framesPerSecond) + 2 * offset
    step = 1.01 / Double(parts * clock.framesPerSecond)
  }
}
