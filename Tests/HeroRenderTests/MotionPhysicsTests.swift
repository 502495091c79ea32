import HeroCore
import HeroRender
import Testing

/// What holds for every motion is found to hold where it does, and to be broken where it is.
@Suite struct MotionPhysicsTests {
  private static let spring = Animation.spring(response: 0.4, dampingFraction: 0.8)
  private static let start = Rational(1, 10)

  /// A box that goes from 0 to 100 by a spring, a tenth of a second after the start.
  private static func motion(
    animation: Animation? = spring, rest: Double = 100,
    position: @escaping @Sendable (Double) -> Double = { travelled($0) },
    partner: @escaping @Sendable (Double) -> Double = { travelled($0) }
  ) -> PlayedMotion {
    @Sendable func scene(_ x: Double, _ other: Double) -> Scene {
      let nodes = [("a", x, true), ("b", other, false)].map { id, x, isSource in
        let frame = Rect(x: x, y: 0, width: 20, height: 20)
        return SceneNode(
          id, frame: frame, drawing: .fill(.rectangle, .color(.black)),
          match: .init(id: "box", isSource: isSource, frame: frame))
      }
      return Scene(
        size: Size(width: 200, height: 20), scale: 2, background: .white,
        root: SceneNode("root", frame: .zero, children: nodes))
    }
    return PlayedMotion(
      frameCount: 91, framesPerSecond: 60,
      updates: [
        .init(time: .zero, finish: -.infinity, matchAnimations: { [:] }, rest: { scene(0, 0) }),
        .init(
          time: start, finish: animation == nil ? 0.1 : 1.2,
          matchAnimations: { animation.map { ["box": $0] } ?? [:] }, rest: { scene(rest, rest) }),
      ],
      scene: { scene(position($0.value), partner($0.value)) })
  }

  /// The way of the spring, cut off where it has finished.
  private static func travelled(_ time: Double) -> Double {
    guard time > 0.1 else { return 0 }
    guard time < 1.2 else { return 100 }
    return Spring(response: 0.4, dampingRatio: 0.8).value(target: 100, time: time - 0.1)
  }

  private func check(_ motion: PlayedMotion) -> MotionPhysics {
    MotionPhysics(motion, frames: motion.traceFrames)
  }

  @Test("a spring from rest to rest breaks nothing, and every rule was put to the test")
  func sound() {
    let physics = check(Self.motion())
    #expect(physics.violations == [])
    let counts = physics.counts
    #expect(counts.steps == 180 && counts.ends == 2 && counts.pairs == 91 && counts.springs > 50)
  }

  @Test("a jump without animation is no fault")
  func jump() {
    let place: @Sendable (Double) -> Double = { $0 > 0.1 ? 100 : 0 }
    #expect(check(Self.motion(animation: nil, position: place, partner: place)).violations == [])
  }

  @Test("a view that is elsewhere for a while jumps", arguments: [0.3, 0.31, 0.35001])
  func teleport(time: Double) {
    let place: @Sendable (Double) -> Double = {
      Self.travelled($0) + ($0 > time && $0 < time + 0.2 ? 6 : 0)
    }
    let violations = check(Self.motion(position: place, partner: place)).violations
    #expect(violations.contains { $0.hasPrefix("`box` jumps at 0.3") }, "\(violations)")
  }

  @Test("an animation that starts somewhere else jumps")
  func wrongStart() {
    let place: @Sendable (Double) -> Double = {
      $0 > 0.1 && $0 < 1.2 ? 30 + Self.travelled($0) * 0.7 : Self.travelled($0)
    }
    let violations = check(Self.motion(position: place, partner: place)).violations
    #expect(violations.contains { $0.contains("jumps at 0.1 s: x 0 → 30") }, "\(violations)")
  }

  @Test("an end that is not the layout is named, however near it is")
  func wrongEnd() {
    let violations = check(Self.motion(rest: 100.001)).violations
    #expect(violations.contains { $0.contains("not where it was going") }, "\(violations)")
  }

  @Test("partners that part are named with their frames")
  func parted() {
    let violations = check(Self.motion(partner: { Self.travelled($0 - 0.001) })).violations
    #expect(violations.contains { $0.contains("`box` do not share one frame") }, "\(violations)")
  }

  @Test("a spring that is a little off its closed form is named")
  func offSpring() {
    let place: @Sendable (Double) -> Double = { time in
      guard time > 0.1, time < 1.2 else { return Self.travelled(time) }
      return Spring(response: 0.401, dampingRatio: 0.8).value(target: 100, time: time - 0.1)
    }
    let violations = check(Self.motion(position: place, partner: place)).violations
    #expect(violations.contains { $0.contains("off its spring (response 0.4") }, "\(violations)")
  }
}
