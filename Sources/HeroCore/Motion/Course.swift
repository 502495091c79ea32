/// An animation worked out as a curve from 0 to 1 over time, with all its modifiers.
///
/// Used for everything but a fluid spring that has taken over a motion: that one depends on the
/// position and velocity it found.
struct Course: Hashable, Sendable {
  /// The curve under the modifiers.
  enum Shape: Hashable, Sendable {
    /// The unit step of a spring.
    case spring(Spring, initialVelocity: Double)
    /// A curve stretched to some seconds.
    case curve(UnitCurve, duration: Double)
  }

  /// A value from 0 to 1 and its rate of change per second.
  struct Progress {
    var value, rate: Double
    /// Where every animation ends.
    static let finished = Progress(value: 1, rate: 0)
  }

  private let shape: Shape
  private let modifiers: [Animation.Modifier]

  /// How long the base takes.
  private let baseLength: Double
  /// How long the base and the first n modifiers take, for every n from 1; infinite for no end.
  private let lengths: [Double]

  /// Creates a course; `baseLength` is the seconds after which the base alone has arrived.
  init(_ shape: Shape, baseLength: Double, modifiers: [Animation.Modifier]) {
    self.shape = shape
    self.modifiers = modifiers
    self.baseLength = max(0, baseLength)
    var lengths: [Double] = []
    for modifier in modifiers {
      lengths.append(modifier.length(around: lengths.last ?? self.baseLength))
    }
    self.lengths = lengths
  }

  /// Seconds from the start until it has arrived; infinite for no end.
  var length: Double { lengths.last ?? baseLength }

  /// The progress some seconds after the start.
  func progress(at time: Double) -> Progress { progress(at: time, inside: modifiers.count) }

  private func progress(at time: Double, inside level: Int) -> Progress {
    guard level > 0 else { return baseProgress(at: max(0, time)) }
    switch modifiers[level - 1] {
    case .logicallyComplete: return progress(at: time, inside: level - 1)
    case .delay(let delay):
      guard time < delay else { return progress(at: time - delay, inside: level - 1) }
      let start = progress(at: 0, inside: level - 1)
      return Progress(value: start.value, rate: 0)
    case .speed(let speed):
      let inner = progress(at: time * speed, inside: level - 1)
      return Progress(value: inner.value, rate: inner.rate * speed)
    case .repeats(let count, let autoreverses):
      let run = level > 1 ? lengths[level - 2] : baseLength
      guard run > 0 else { return .finished }
      guard run.isFinite else { return progress(at: time, inside: level - 1) }
      // The moment between two runs belongs to the earlier one; 1e-9 runs absorb the noise of n/fps.
      let index = max(0, (time / run - 1e-9).rounded(.up) - 1)
      if let count, index >= Double(max(1, count)) { return .finished }
      let inner = progress(at: time - index * run, inside: level - 1)
      let isBack = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
      return isBack ? Progress(value: 1 - inner.value, rate: -inner.rate) : inner
    }
  }

  private func baseProgress(at time: Double) -> Progress {
    guard time < baseLength else { return .finished }
    switch shape {
    case .spring(let spring, let initialVelocity):
      let basis = SpringBasis(spring, at: time)
      return Progress(
        value: 1 + basis.offset(from: -1, velocity: initialVelocity),
        rate: basis.velocity(from: -1, velocity: initialVelocity))
    case .curve(let curve, let duration):
      let place = time / duration
      return Progress(
        value: curve.value(at: place), rate: curve.velocity(at: place) / duration)
    }
  }
}

extension Animation.Modifier {
  /// How long something takes that takes `inner` seconds without this modifier.
  fileprivate func length(around inner: Double) -> Double {
    switch self {
    case .delay(let delay): max(0, inner + delay)
    case .speed(let speed): speed > 0 ? inner / speed : .infinity
    case .repeats(let count, _):
      inner > 0 ? inner * (count.map { Double(max(1, $0)) } ?? .infinity) : 0
    case .logicallyComplete: inner
    }
  }
}
