import HeroCore
import Testing

/// Motions of vectors: where they start, how they end, and what an interruption keeps.
@Suite struct TrackTests {
  static let animations: [Animation] = [
    .default, .smooth(duration: 0.5, extraBounce: 0.08), .snappy, .bouncy, .interactiveSpring,
    .spring(response: 0.4, dampingFraction: 0.8), .spring(duration: 0.7, bounce: -0.2),
    .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 2), .interpolatingSpring,
    .easeInOut, .linear(duration: 1), .timingCurve(.circularEaseOut, duration: 0.5),
    .snappy.delay(0.1), .easeIn.speed(2).delay(0.2), .bouncy.speed(0.5),
    .easeInOut.repeatCount(3), .snappy.repeatCount(2, autoreverses: false),
    .spring(response: 0), .linear(duration: 0),
  ]
  static let springs = animations.prefix(7)

  /// A track from 0 and 10 to 320 and −40, started after 0.1 s.
  static func started(_ animation: Animation?) -> Track {
    Track(resting: [0, 10])
      .retargeted(to: [320, -40], animation: animation, at: 0.1, framesPerSecond: 60)
  }

  @Test("starts where it was and ends where it should", arguments: animations)
  func ends(animation: Animation) {
    let track = Self.started(animation)
    if track.isRunning(at: 0.1) { #expect(isNear(track.value(at: 0.1), [0, 10], within: 1e-9)) }
    #expect(track.value(at: track.finish) == [320, -40])
    #expect(track.velocity(at: track.finish) == [0, 0])
    #expect(!track.isRunning(at: track.finish))
    #expect(track.isRunning(at: track.finish - 1e-3) || track.finish == 0.1)
    #expect(track.value(at: 1000) == [320, -40])
  }

  @Test("finishes on a frame", arguments: animations)
  func finishIsOnTheGrid(animation: Animation) {
    for rate in [24, 30, 60, 120] {
      let track = Track(resting: [0]).retargeted(
        to: [100], animation: animation, at: 7 / 24.0, framesPerSecond: rate)
      let frame = (track.finish * Double(rate)).rounded()
      #expect(track.finish == frame / Double(rate))
      #expect(track.finish >= 7 / 24.0)
      #expect(track.logicalCompletion <= track.finish)
    }
  }

  @Test("the velocity is the slope of the values", arguments: animations)
  func slope(animation: Animation) {
    let track = Self.started(animation)
    for index in 0..<40 {
      let time = 0.1123 + Double(index) * 0.0217
      guard track.isRunning(at: time + 1e-5), time < track.finish else { continue }
      let (after, before) = (track.value(at: time + 1e-6), track.value(at: time - 1e-6))
      let slope = zip(after, before).map { ($0 - $1) / 2e-6 }
      #expect(isNear(track.velocity(at: time), slope, within: 2e-2), "at \(time)")
    }
  }

  @Test("any animation that interrupts any other keeps the position", arguments: animations)
  func interruptionKeepsPosition(animation: Animation) {
    for other in Self.animations {
      let before = Self.started(animation)
      let after = before.retargeted(to: [50, 5], animation: other, at: 0.23, framesPerSecond: 60)
      guard after.isRunning(at: 0.23), after.finish > 0.25 else { continue }
      let place = before.value(at: 0.23)
      #expect(isNear(after.value(at: 0.23), place, within: 1e-9))
      // The circular curve starts upright; a millionth of a millisecond moves it by √(4e-9).
      #expect(isNear(after.value(at: 0.23 + 1e-9), place, within: 0.03))
      #expect(after.value(at: after.finish) == [50, 5])
    }
  }

  @Test("a spring that interrupts a spring keeps the velocity", arguments: springs)
  func interruptionKeepsVelocity(animation: Animation) {
    for other in Self.springs {
      let before = Self.started(animation)
      let after = before.retargeted(to: [50, 5], animation: other, at: 0.23, framesPerSecond: 60)
      #expect(isNear(after.velocity(at: 0.23), before.velocity(at: 0.23), within: 1e-9))
    }
  }

  @Test("a curve that interrupts anything has no kink", arguments: animations)
  func curveHasNoKink(animation: Animation) {
    let before = Self.started(animation)
    let after = before.retargeted(
      to: [50, 5], animation: .easeInOut, at: 0.23, framesPerSecond: 60)
    #expect(isNear(after.velocity(at: 0.23), before.velocity(at: 0.23), within: 1e-9))
  }

  @Test("a spring that goes on to the same end in two steps is one motion", arguments: springs)
  func mayBeSplit(animation: Animation) {
    // A change of nothing is none; a change there and back at one moment restarts the spring from
    // its own position and velocity, which is the same motion.
    let whole = Self.started(animation)
    let same = whole.retargeted(to: [320, -40], animation: .bouncy, at: 0.2, framesPerSecond: 60)
    #expect(same == whole)
    let away = whole.retargeted(to: [1, 1], animation: animation, at: 0.2, framesPerSecond: 60)
    let back = away.retargeted(to: [320, -40], animation: animation, at: 0.2, framesPerSecond: 60)
    for time in stride(from: 0.2, to: 0.7, by: 0.05) where back.isRunning(at: time) {
      #expect(isNear(back.value(at: time), whole.value(at: time), within: 1e-6))
    }
  }

  @Test("two changes at one moment are one", arguments: animations)
  func coincidentChanges(animation: Animation) {
    for first in [Animation.easeIn, .snappy, .bouncy.delay(1), .linear.repeatForever()] {
      let two = Track(resting: [0, 10])
        .retargeted(to: [77, 3], animation: first, at: 0.1, framesPerSecond: 60)
        .retargeted(to: [320, -40], animation: animation, at: 0.1, framesPerSecond: 60)
      let one = Self.started(animation)
      for time in stride(from: 0.1, to: 1, by: 0.1) {
        #expect(isNear(two.value(at: time), one.value(at: time), within: 1e-9))
      }
      let undone = Track(resting: [0])
        .retargeted(to: [5], animation: first, at: 0.1, framesPerSecond: 60)
        .retargeted(to: [0], animation: animation, at: 0.1, framesPerSecond: 60)
      #expect(undone == Track(resting: [0]))
    }
  }

  @Test("without animation the value jumps and the old motion goes on")
  func jump() {
    #expect(Self.started(nil) == Track(resting: [320, -40]))
    let before = Self.started(.snappy)
    let after = before.retargeted(to: [330, 0], animation: nil, at: 0.2, framesPerSecond: 60)
    let expected = zip(before.value(at: 0.25), [10.0, 40]).map { $0 + $1 }
    #expect(isNear(after.value(at: 0.25), expected, within: 1e-9))
    #expect(after.finish == before.finish)
  }

  @Test("a reversal agrees with DOP853")
  func reversal() {
    let spring = Animation.smooth(duration: 0.5, extraBounce: 0.08)
    let there = Track(resting: [0])
      .retargeted(to: [1], animation: spring, at: 0, framesPerSecond: 60)
    let back = there.retargeted(to: [0], animation: spring, at: 0.2, framesPerSecond: 60)
    #expect(isNear(there.velocity(at: 0.2), [2.646181], within: 1e-6))
    for row in Oracle("spring-interruption").rows {
      #expect(isNear(back.value(at: row.number("time")), [row.number("value")], within: 1e-6))
    }
  }

  @Test("a bezier curve tells a spring no velocity, a unit curve does")
  func reportedVelocity() {
    let named = Self.started(.easeInOut(duration: 1))
      .retargeted(to: [0, 10], animation: .snappy, at: 0.4, framesPerSecond: 60)
    #expect(named.velocity(at: 0.4) == [0, 0])
    let before = Self.started(.timingCurve(.easeInOut, duration: 1))
    let value = before.retargeted(to: [0, 10], animation: .snappy, at: 0.4, framesPerSecond: 60)
    #expect(isNear(value.velocity(at: 0.4), before.velocity(at: 0.4), within: 1e-9))
  }

  @Test("a spring with the same delay goes on in the time of the first")
  func equalDelays() {
    let animation = Animation.snappy.delay(0.1)
    let before = Self.started(animation)
    let after = before.retargeted(to: [0, 10], animation: animation, at: 0.4, framesPerSecond: 60)
    let plain = Track(resting: [0, 10])
      .retargeted(to: [320, -40], animation: .snappy, at: 0.2, framesPerSecond: 60)
      .retargeted(to: [0, 10], animation: .snappy, at: 0.4, framesPerSecond: 60)
    for time in stride(from: 0.4, to: 1, by: 0.1) {
      #expect(isNear(after.value(at: time), plain.value(at: time), within: 1e-9))
    }
  }

  @Test("an animation that repeats for ever stops for the next one")
  func endless() {
    let pulse = Self.started(.easeInOut(duration: 1).repeatForever())
    #expect(pulse.finish == .infinity)
    #expect(pulse.isRunning(at: 1e6))
    for time in [1.1, 3.1, 21.1] {
      #expect(isNear(pulse.value(at: time), [320, -40], within: 1e-6))
      #expect(isNear(pulse.value(at: time + 1), [0, 10], within: 1e-6))
      #expect(isNear(pulse.value(at: time + 0.5), [160, -15], within: 1e-6))
    }
    for animation in [Animation.easeOut, .snappy, .snappy.delay(0.3)] {
      let next = pulse.retargeted(to: [7, 7], animation: animation, at: 5, framesPerSecond: 60)
      #expect(next.finish < 8)
      #expect(next.value(at: next.finish) == [7, 7])
    }
  }

  @Test("repeats without going back start over, and count")
  func repeats() {
    let track = Track(resting: [0]).retargeted(
      to: [100], animation: .linear(duration: 0.5).repeatCount(3, autoreverses: false), at: 0,
      framesPerSecond: 60)
    #expect(isNear(track.value(at: 0.5), [100], within: 1e-9))
    #expect(isNear(track.value(at: 0.75), [50], within: 1e-9))
    #expect(track.finish == 1.5)
    let there = Track(resting: [0]).retargeted(
      to: [100], animation: .linear(duration: 0.5).repeatCount(2), at: 0, framesPerSecond: 60)
    #expect(isNear(there.value(at: 0.999), [0.2], within: 1e-9))
    #expect(there.value(at: 1) == [100])  // an even number of runs jumps to the target
  }

  @Test("delay and speed change only the time")
  func timing() {
    let plain = Self.started(.bouncy)
    let slow = Self.started(.bouncy.speed(0.5))
    let late = Self.started(.bouncy.delay(0.3))
    let lateAndSlow = Self.started(.bouncy.delay(0.3).speed(0.5))
    for offset in stride(from: 0, to: 0.8, by: 0.1) {
      let value = plain.value(at: 0.1 + offset)
      #expect(isNear(slow.value(at: 0.1 + 2 * offset), value, within: 1e-9))
      #expect(isNear(late.value(at: 0.4 + offset), value, within: 1e-9))
      #expect(isNear(lateAndSlow.value(at: 0.7 + 2 * offset), value, within: 1e-9))
    }
    #expect(late.value(at: 0.35) == [0, 10])
  }

  @Test("complete means after the response, the duration, or when it says so")
  func logicalCompletion() {
    func completion(_ animation: Animation) -> Double {
      Self.started(animation).logicalCompletion
    }
    #expect(isNear(completion(.snappy), 0.6, within: 1e-9))
    #expect(isNear(completion(.snappy.delay(0.2)), 0.8, within: 1e-9))
    #expect(isNear(completion(.snappy.speed(2)), 0.35, within: 1e-9))
    #expect(isNear(completion(.easeIn), 0.45, within: 1e-9))
    #expect(isNear(completion(.snappy.logicallyComplete(after: 0.2)), 0.3, within: 1e-9))
    #expect(isNear(completion(.snappy.logicallyComplete(after: 2)), 0.6, within: 1e-9))
    #expect(completion(.snappy.repeatForever()) == .infinity)
  }

  @Test(
    "finishes at the first frame at which the vector is slow and near",
    arguments: [0.7, 0.8, 0.92, 1, 1.1])
  func finishTest(ratio: Double) {
    let (response, frequency) = (0.4, 2 * Double.pi / 0.4)
    let spring = Spring(response: response, dampingRatio: ratio)
    for distance in [1.0, 100, 500] {
      let track = Track(resting: [0, 0]).retargeted(
        to: [0.6 * distance, -0.8 * distance],
        animation: .spring(response: response, dampingFraction: ratio), at: 0, framesPerSecond: 60)
      let first = (0...600).first { frame in
        let time = Double(frame) / 60
        let left = distance - spring.value(target: distance, time: time)
        let speed = spring.velocity(target: distance, time: time)
        let bend = frequency * frequency * left - 2 * ratio * frequency * speed
        return speed * speed <= 0.0036 && bend * bend <= 0.0036 && left.magnitude <= distance / 100
      }
      #expect(first.map { Double($0) / 60 } == track.finish)
    }
  }

  @Test("a spring without damping never finishes")
  func undamped() {
    #expect(Self.started(.spring(response: 0.5, dampingFraction: 0)).finish == .infinity)
    #expect(Self.started(.spring(duration: 1, bounce: -1)).finish == .infinity)
  }
}
