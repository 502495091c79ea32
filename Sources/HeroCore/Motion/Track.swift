/// A vector of numbers on its way to a target, whatever happened to it before.
///
/// ```swift
/// var x = Track(resting: [0])
/// x = x.retargeted(to: [320], animation: .snappy, at: 0, framesPerSecond: 60)
/// x = x.retargeted(to: [0], animation: .snappy, at: 0.2, framesPerSecond: 60)  // an interruption
/// x.value(at: 0.3)  // one number, on its way back
/// x.finish  // 1.25: the frame from which on it is exactly 0
/// ```
///
/// A track is a value and has a closed form: any moment may be asked for, in any order. It holds the
/// target and what is left of every change, as layers whose sum with the target is the value.
///
/// **Interruptions.**
/// - A *fluid spring* (`.spring`, `.smooth`, `.snappy`, `.bouncy`, `.interactiveSpring`, `.default`)
///   takes everything over that still runs: it starts where the value is, with the velocity it has.
///   A named curve, an interpolating spring and a stack of several layers tell no velocity, as in
///   SwiftUI; then the spring starts from rest at the place reached.
/// - A *curve* or an *interpolating spring* goes on top: the older motion goes on below, and what is
///   left of it shrinks along the new curve. So the value ends with the newest animation, even above
///   one that repeats for ever.
/// - A spring with `.delay` or `.speed` takes over only from a spring with the same modifiers, and
///   then goes on in its time: a delay that has passed is not waited for again. Otherwise, and when
///   it repeats, it goes on top like a curve. (SwiftUI lets such a spring chase the moving value
///   below it, which has no closed form; the two agree once the lower motion has ended.)
/// - Two changes at the same moment are one.
/// - A change without animation moves the value by the whole change at once; what is left of older
///   changes goes on.
///
/// **The end.** A fluid spring has finished at the first frame n ÷ rate at which the whole vector is
/// slow, near its target, and about to stay there: `|v|` and `|a|` at most 0.06 per second (and per
/// second squared), and at most 1 % of the way left. From that frame on the value is the target
/// exactly. Curves finish at their duration and interpolating springs when a thousandth is left, both
/// at the next frame.
///
/// The test mixes components of different kinds, so callers scale them first, as SwiftUI does:
/// points, degrees of blur and opacity by 1; unit points, scales, angles in radians and colour
/// components by 128.
///
/// - Source: the behaviour of SwiftUI 6 as re-implemented and audited in OpenSwiftUI
///   (`FluidSpringAnimation`, `DefaultCombiningAnimation`, `AnimatableAttribute`), with the spring in
///   closed form instead of steps of 1/300 s.
public struct Track: Hashable, Sendable {
  /// Where the value is going, or where it rests.
  public private(set) var target: [Double]

  /// What is left of each change, oldest first.
  private var layers: [TrackLayer] = []

  /// Creates a value at rest.
  public init(resting target: [Double]) { self.target = target }

  /// The time of the frame from which on the value is the target, in seconds.
  ///
  /// Minus infinity at rest; infinity for an animation that repeats for ever or never dies away.
  public var finish: Double { layers.last?.finish ?? -.infinity }

  /// The time at which the latest change counts as complete, in seconds; not later than ``finish``.
  ///
  /// A spring is complete after its response, although it still swings; a curve at its end.
  public var logicalCompletion: Double { layers.last?.logicalCompletion ?? -.infinity }

  /// Whether the value still moves at a time.
  ///
  /// - Parameter time: Seconds on the stage, not before the latest change.
  /// - Returns: Whether ``finish`` is still to come.
  public func isRunning(at time: Double) -> Bool { time < finish }

  /// The value at a time.
  ///
  /// - Parameter time: Seconds on the stage, not before the latest change.
  /// - Returns: One number for each component; exactly ``target`` from ``finish`` on.
  public func value(at time: Double) -> [Double] {
    guard time < finish else { return target }
    var value: [Double] = []
    read(at: time, into: &value)
    return value
  }

  /// Writes the value at a time over the numbers in `value`, whose room is used again.
  func read(at time: Double, into value: inout [Double]) {
    value.removeAll(keepingCapacity: true)
    guard time < finish else { return value.append(contentsOf: target) }
    for _ in target.indices { value.append(0) }
    for index in layers.indices { layers[index].apply(to: &value, at: time) }
    for index in target.indices { value[index] += target[index] }
  }

  /// The velocity at a time.
  ///
  /// - Parameter time: Seconds on the stage, not before the latest change.
  /// - Returns: One number for each component, in units per second; 0 from ``finish`` on.
  public func velocity(at time: Double) -> [Double] {
    guard time < finish else { return [Double](repeating: 0, count: target.count) }
    return motion(at: time).velocity
  }

  /// The track after a change of the target.
  ///
  /// Traps when the number of components changes: that is another value, not another target.
  ///
  /// - Parameters:
  ///   - newTarget: The new target. When it is the old one nothing changes, whatever the animation.
  ///   - animation: How to get there; `nil` jumps.
  ///   - time: The moment of the change, in seconds on the stage; not before an earlier change.
  ///   - framesPerSecond: The rate of the frames on which the motion may finish.
  /// - Returns: The track from `time` on.
  public func retargeted(
    to newTarget: [Double], animation: Animation?, at time: Double, framesPerSecond: Int
  ) -> Track {
    precondition(
      newTarget.count == target.count,
      "a track of \(target.count) components got a target of \(newTarget.count)")
    precondition(framesPerSecond >= 1, "frames need a positive rate, got \(framesPerSecond)")
    guard newTarget != target else { return self }
    var result = self
    result.target = newTarget
    result.dropFinished(at: time)
    guard let animation else { return result }
    var change = zip(newTarget, target).map { $0 - $1 }
    while let last = result.layers.last, last.start == time, let coincident = last.change {
      change = zip(change, coincident).map { $0 + $1 }
      result.layers.removeLast()
    }
    guard change.contains(where: { $0 != 0 }) else { return result }
    let moment = TrackLayer.Moment(time: time, framesPerSecond: framesPerSecond)
    result.add(change, animation, at: moment)
    return result
  }

  /// Puts a change on top of the layers, or merges all into one.
  private mutating func add(
    _ change: [Double], _ animation: Animation, at moment: TrackLayer.Moment
  ) {
    let interval = layers.last.map { last in zip(last.interval, change).map { $0 + $1 } } ?? change
    guard let spring = animation.fluidSpring, !animation.isRepeating else {
      pile(change, interval, animation, at: moment)
      return
    }
    if layers.isEmpty {
      let rest = [Double](repeating: 0, count: change.count)
      layers = [
        TrackLayer(
          spring, animation, offset: change.map { -$0 }, velocity: rest, change: change,
          interval: interval, origin: moment.time, skipped: 0, at: moment)
      ]
      return
    }
    if animation.motionModifiers.isEmpty {
      let motion = motion(at: moment.time)
      let tells = layers.count == 1 && layers[0].animation.reportsVelocity
      layers = [
        TrackLayer(
          spring, animation, offset: zip(motion.offset, change).map { $0 - $1 },
          velocity: tells ? motion.velocity : motion.velocity.map { _ in 0 }, change: nil,
          interval: interval, origin: moment.time, skipped: 0, at: moment)
      ]
      return
    }
    if layers.count == 1, layers[0].animation.motionModifiers == animation.motionModifiers,
      let found = layers[0].springMotion(at: moment.time)
    {
      let origin = layers[0].origin
      layers = [
        TrackLayer(
          spring, animation, offset: zip(found.offset, change).map { $0 - $1 },
          velocity: found.velocity, change: nil, interval: interval, origin: origin,
          skipped: animation.baseTime(at: moment.time - origin).time, at: moment)
      ]
      return
    }
    pile(change, interval, animation, at: moment)
  }

  /// Puts a change on top of the layers as a curve.
  private mutating func pile(
    _ change: [Double], _ interval: [Double], _ animation: Animation, at moment: TrackLayer.Moment
  ) {
    let below = layers.isEmpty ? change.map { _ in 0 } : offset(at: moment.time)
    layers.append(
      TrackLayer(
        animation, change: change, distance: zip(change, below).map { $0 - $1 },
        interval: interval, at: moment))
  }

  /// Forgets the layers of which nothing is left at a time.
  private mutating func dropFinished(at time: Double) {
    guard let index = layers.lastIndex(where: { $0.finish <= time }) else { return }
    layers.removeFirst(index + 1)
    if layers.count == 1 { layers[0] = layers[0].standingAlone }
  }

  /// The distance from the target at a time.
  private func offset(at time: Double) -> [Double] {
    var offset = [Double](repeating: 0, count: target.count)
    for layer in layers { layer.apply(to: &offset, at: time) }
    return offset
  }

  /// The distance from the target and the velocity at a time.
  private func motion(at time: Double) -> (offset: [Double], velocity: [Double]) {
    var offset = [Double](repeating: 0, count: target.count)
    var velocity = offset
    for layer in layers { layer.apply(to: &offset, velocity: &velocity, at: time) }
    return (offset, velocity)
  }
}
