extension Spring {
  /// The seconds after which a unit step stays within a thousandth of its target.
  public var settlingDuration: Double { settlingDuration(target: 1, epsilon: 0.001) }

  /// The seconds after which a motion stays near its target.
  ///
  /// A spring that swings is judged by its envelope, so the answer is a little late. One that does
  /// not is searched in tenths of a second, as SwiftUI does, so the answer is a whole number of them;
  /// 0 when it has not settled within 102.4 s. A spring without damping never settles: infinity.
  ///
  /// - Parameters:
  ///   - target: How far the value has to go.
  ///   - initialVelocity: Its velocity at the start, in units per second.
  ///   - epsilon: How near counts as settled, in the unit of `target`; positive.
  /// - Returns: The time in seconds.
  /// - Source: `ln((|T| + |δ·T − v|) / ε) / δ` for the envelope, which has rates and lengths added as
  ///   SwiftUI adds them; the true bound would divide the second term by the frequency.
  public func settlingDuration(
    target: Double, initialVelocity: Double = 0, epsilon: Double
  ) -> Double {
    guard decay != 0 else { return .infinity }
    guard frequency > 0 else {
      return searchedSettlingDuration(target: target, velocity: initialVelocity, epsilon: epsilon)
    }
    let size = target.magnitude + (decay * target - initialVelocity).magnitude
    return max(0, naturalLogarithm(size / epsilon) / decay)
  }

  /// The first tenth of a second from which the distance stays below `epsilon` for over a second.
  private func searchedSettlingDuration(
    target: Double, velocity: Double, epsilon: Double
  ) -> Double {
    var firstNear: Double?
    for tenth in 0..<1024 {
      let time = Double(tenth) / 10
      let distance = SpringBasis(self, at: time).offset(from: -target, velocity: velocity).magnitude
      guard distance.isFinite else { return 0 }
      guard distance < epsilon else {
        firstNear = nil
        continue
      }
      let near = firstNear ?? time
      guard time - near <= 1 else { return near }
      firstNear = near
    }
    return 0
  }

  /// Creates the spring that settles in a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The seconds until it rests; clamped to 0.01…10.
  ///   - dampingRatio: Damping relative to the critical; clamped to (0, 1].
  ///   - epsilon: How near counts as settled, for a unit step; positive.
  /// - Source: The frequency at which the amplitude that is still to come has fallen to `ε` at the
  ///   time asked for: `(ζ / √(1 − ζ²))·exp(−ζωt) = ε` when it swings, `(1 + ωt)·exp(−ωt) = ε` at the
  ///   critical damping. For damping so weak that the first has no positive solution, the size of
  ///   the negative one is taken.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let time = min(max(settlingDuration, 0.01), 10)
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    guard ratio == 1 else {
      let slope = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
      let undamped = naturalLogarithm(slope / epsilon) / (ratio * time)
      self.init(response: 2 * .pi / undamped.magnitude, dampingRatio: ratio)
      return
    }
    self.init(decay: Spring.criticalSettlingAngle(epsilon: epsilon) / time, frequency: 0)
  }

  /// The positive solution of `(1 + y)·exp(−y) = ε`, by bisection of a falling function.
  private static func criticalSettlingAngle(epsilon: Double) -> Double {
    var (low, high) = (0.0, 745.0)
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if (1 + middle) * exponential(-middle) > epsilon { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
