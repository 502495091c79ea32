/// What is left of one change of a track, and when it is gone.
///
/// Layers act on the offset from the target, oldest first. A spring that took everything over sets
/// it. A curve with progress p sends what is below, `o`, to `(o − change)·(1 − p)`: at first the old
/// motion seen from the new target, in the end nothing.
///
/// A class because it never changes and is read in every frame, where copying it would cost more than
/// the arithmetic.
final class TrackLayer: Sendable {
  /// The moment of a change and the rate of the frames that follow.
  struct Moment {
    /// Seconds on the stage.
    let time: Double
    /// The rate of the frames.
    let framesPerSecond: Int

    /// The number of the first frame at `time` or later; a millionth of a frame counts as nothing.
    func firstFrame(atOrAfter time: Double) -> Double {
      (time * Double(framesPerSecond) - 1e-6).rounded(.up)
    }

    /// The time of a frame.
    func time(ofFrame index: Double) -> Double { index / Double(framesPerSecond) }
  }

  /// How the offset comes about.
  private enum Kind: Hashable, Sendable {
    /// A spring, from an offset and a velocity per second of its own time.
    case spring(Spring, offset: [Double], velocity: [Double])
    /// A curve on top of older layers.
    case curve(Course, change: [Double])
  }

  /// The time of the first frame at which nothing is left.
  let finish: Double

  /// The time at which the modifiers started to count; before `start` for a merged spring.
  let origin: Double

  private let kind: Kind

  /// The animation as it was given.
  let animation: Animation

  /// The time of the change.
  let start: Double

  /// How much of its own time had passed for a merged spring at `start`.
  private let skipped: Double

  /// The change, if this layer is nothing but that change; `nil` once it contains older motion.
  let change: [Double]?

  /// All changes since the value was last at rest.
  let interval: [Double]

  /// The time at which the change counts as complete.
  let logicalCompletion: Double

  /// Creates a spring that starts from an offset and a velocity.
  init(
    _ spring: Spring, _ animation: Animation, offset: [Double], velocity: [Double],
    change: [Double]?, interval: [Double], origin: Double, skipped: Double, at moment: Moment
  ) {
    kind = .spring(spring, offset: offset, velocity: velocity)
    (self.animation, self.change, self.interval) = (animation, change, interval)
    (self.origin, self.skipped, start) = (origin, skipped, moment.time)
    let test = FinishTest(spring, offset: offset, velocity: velocity, interval: interval)
    finish = test.firstFrame(from: moment) { time in
      max(0, animation.baseTime(at: time - origin).time - skipped)
    }
    logicalCompletion = min(
      finish,
      origin
        + animation.logicalCompletion(
          base: skipped + animation.baseLogicalCompletion, length: finish - origin))
  }

  /// Creates a curve on top of older layers.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - change: The change of the target.
  ///   - distance: How far the value is from the new target.
  ///   - interval: All changes since the value was last at rest.
  ///   - moment: The time of the change.
  init(
    _ animation: Animation, change: [Double], distance: [Double], interval: [Double],
    at moment: Moment
  ) {
    var length = 0.0
    if let spring = animation.fluidSpring {
      let test = FinishTest(
        spring, offset: distance.map { -$0 }, velocity: distance.map { _ in 0 }, interval: distance)
      let own = Moment(time: 0, framesPerSecond: moment.framesPerSecond)
      length = test.firstFrame(from: own) { $0 }
    }
    let course = animation.course(fluidLength: length)
    kind = .curve(course, change: change)
    (self.animation, self.change, self.interval) = (animation, change, interval)
    (origin, skipped, start) = (moment.time, 0, moment.time)
    let end = moment.time + course.length
    finish = end.isFinite ? moment.time(ofFrame: moment.firstFrame(atOrAfter: end)) : .infinity
    logicalCompletion = min(
      finish,
      origin
        + animation.logicalCompletion(
          base: animation.baseLogicalCompletion, length: course.length))
  }

  private init(_ layer: TrackLayer, kind: Kind) {
    self.kind = kind
    (animation, start, origin) = (layer.animation, layer.start, layer.origin)
    (skipped, change, interval) = (layer.skipped, layer.change, layer.interval)
    (finish, logicalCompletion) = (layer.finish, layer.logicalCompletion)
  }

  /// The layer once everything below it is gone: a spring that was on top of others is then one that
  /// can be taken over.
  var standingAlone: TrackLayer {
    switch kind {
    case .spring: return self
    case .curve(_, let change):
      guard let spring = animation.fluidSpring, !animation.isRepeating else { return self }
      let rest = change.map { _ in 0.0 }
      return TrackLayer(
        self, kind: .spring(spring, offset: change.map { -$0 }, velocity: rest))
    }
  }

  /// The offset and the velocity of a spring at a time, per second of its own time.
  func springMotion(at time: Double) -> (offset: [Double], velocity: [Double])? {
    switch kind {
    case .curve: return nil
    case .spring(let spring, let offset, let velocity):
      let basis = SpringBasis(spring, at: ownTime(at: time).time)
      let (place, speed) = (basis.offsetFactors, basis.velocityFactors)
      return (
        zip(offset, velocity).map { $0 * place.offset + $1 * place.velocity },
        zip(offset, velocity).map { $0 * speed.offset + $1 * speed.velocity }
      )
    }
  }

  /// Turns the offset of the layers below into the offset with this one.
  func apply(to offset: inout [Double], at time: Double) {
    guard time < finish else {
      for index in offset.indices { offset[index] = 0 }
      return
    }
    switch kind {
    case .spring(let spring, let start, let velocity):
      let factors = SpringBasis(spring, at: ownTime(at: time).time).offsetFactors
      for index in offset.indices {
        offset[index] = start[index] * factors.offset + velocity[index] * factors.velocity
      }
    case .curve(let course, let change):
      let rest = 1 - course.progress(at: time - origin).value
      for index in offset.indices { offset[index] = (offset[index] - change[index]) * rest }
    }
  }

  /// Turns offset and velocity of the layers below into those with this one.
  func apply(to offset: inout [Double], velocity: inout [Double], at time: Double) {
    guard time < finish else {
      for index in offset.indices { (offset[index], velocity[index]) = (0, 0) }
      return
    }
    switch kind {
    case .spring(let spring, let start, let startVelocity):
      let own = ownTime(at: time)
      let basis = SpringBasis(spring, at: own.time)
      let (place, speed) = (basis.offsetFactors, basis.velocityFactors)
      for index in offset.indices {
        let (from, rate) = (start[index], startVelocity[index])
        offset[index] = from * place.offset + rate * place.velocity
        velocity[index] = (from * speed.offset + rate * speed.velocity) * own.rate
      }
    case .curve(let course, let change):
      let progress = course.progress(at: time - origin)
      for index in offset.indices {
        let whole = offset[index] - change[index]
        offset[index] = whole * (1 - progress.value)
        velocity[index] = velocity[index] * (1 - progress.value) - whole * progress.rate
      }
    }
  }

  /// The time of a spring since it took over, and how fast it runs.
  private func ownTime(at time: Double) -> (time: Double, rate: Double) {
    let base = animation.baseTime(at: time - origin)
    return (max(0, base.time - skipped), base.rate)
  }
}

extension TrackLayer: Hashable {
  static func == (first: TrackLayer, second: TrackLayer) -> Bool {
    first === second
      || first.kind == second.kind && first.animation == second.animation
        && first.start == second.start && first.origin == second.origin
        && first.skipped == second.skipped && first.change == second.change
        && first.interval == second.interval && first.finish == second.finish
        && first.logicalCompletion == second.logicalCompletion
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(start)
  }
}
