extension Animation {
  /// The largest stiffness SwiftUI computes, per second squared; it bounds how quick a spring is.
  private static let largestStiffness = 45_000.0

  /// The spring of a base that takes over motions; `nil` for a fixed curve.
  var fluidSpring: Spring? {
    switch base {
    case .standard: Spring(response: 0.5, dampingRatio: 1)
    case .fluidSpring(let response, let damping, blendDuration: _):
      // Beyond a ratio of 10 000 the value hardly moves within an hour; the bound keeps infinite
      // damping, which a bounce of −1 asks for, out of the formulas.
      Spring(
        response: response > 0
          ? max(response, 2 * .pi / Animation.largestStiffness.squareRoot())
          : 2 * .pi / Animation.largestStiffness.squareRoot(),
        dampingRatio: min(max(damping, 0), 10_000))
    case .interpolatingSpring, .bezier, .unitCurve: nil
    }
  }

  /// The spring, where that is all the animation is: taking over, with no modifier around it.
  package var plainSpring: Spring? { motionModifiers.isEmpty ? fluidSpring : nil }

  /// Whether a motion under this animation tells its velocity to a spring that interrupts it.
  ///
  /// Named curves and interpolating springs tell none in SwiftUI, so the spring starts from rest.
  var reportsVelocity: Bool {
    switch base {
    case .standard, .fluidSpring, .unitCurve: true
    case .interpolatingSpring, .bezier: false
    }
  }

  /// The modifiers that change how a value moves.
  var motionModifiers: [Modifier] {
    modifiers.filter { modifier in
      switch modifier {
      case .delay, .speed, .repeats: true
      case .logicallyComplete: false
      }
    }
  }

  /// Whether some modifier runs the base more than once.
  var isRepeating: Bool {
    modifiers.contains { modifier in
      switch modifier {
      case .repeats: true
      case .delay, .speed, .logicallyComplete: false
      }
    }
  }

  /// The time of the base, and how fast it runs, some seconds after the start; without repeats.
  func baseTime(at time: Double) -> (time: Double, rate: Double) {
    var (result, rate) = (time, 1.0)
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let delay):
        if result < delay { rate = 0 }
        result = max(0, result - delay)
      case .speed(let speed):
        result *= speed
        rate *= speed
      case .repeats, .logicallyComplete: break
      }
    }
    return (max(0, result), result < 0 ? 0 : rate)
  }

  /// The seconds after the start at which the change counts as complete, whatever still swings.
  ///
  /// - Parameters:
  ///   - base: The same for the base alone, in its own time.
  ///   - length: The seconds until everything has arrived, which is what repeats wait for.
  /// - Returns: The time in seconds; infinite for no end.
  func logicalCompletion(base: Double, length: Double) -> Double {
    var result = base
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay): result = max(0, result + delay)
      case .speed(let speed): result = speed > 0 ? result / speed : .infinity
      case .repeats: result = length
      case .logicallyComplete(let limit): result = min(result, limit)
      }
    }
    return result
  }

  /// The seconds after which the base alone counts as complete.
  ///
  /// - Source: a spring after one response, an interpolating spring after `2π / √stiffness`, a curve
  ///   at its end.
  var baseLogicalCompletion: Double {
    switch base {
    case .standard, .fluidSpring: fluidSpring?.response ?? 0
    case .interpolatingSpring(_, let stiffness, _, _): 2 * .pi / stiffness.squareRoot()
    case .bezier(_, let duration), .unitCurve(_, let duration): max(0, duration)
    }
  }

  /// The animation as a curve from 0 to 1.
  ///
  /// - Parameter fluidLength: The seconds after which a fluid spring has arrived; it depends on how
  ///   far it goes.
  /// - Returns: The curve with all modifiers.
  func course(fluidLength: Double) -> Course {
    switch base {
    case .standard, .fluidSpring:
      let spring = fluidSpring ?? Spring()
      return Course(
        .spring(spring, initialVelocity: 0), baseLength: fluidLength, modifiers: modifiers)
    case .interpolatingSpring(let mass, let stiffness, let damping, let initialVelocity):
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      return Course(
        .spring(spring, initialVelocity: initialVelocity),
        baseLength: spring.interpolationLength(initialVelocity: initialVelocity),
        modifiers: modifiers)
    case .bezier(let curve, let duration), .unitCurve(let curve, let duration):
      return Course(.curve(curve, duration: duration), baseLength: duration, modifiers: modifiers)
    }
  }
}

extension Spring {
  /// The seconds after which an interpolating spring is cut off: a thousandth of the way is left.
  ///
  /// - Parameter initialVelocity: The velocity at the start, in whole ways per second.
  /// - Returns: The time; infinite without damping, 0 for a spring without finite numbers.
  /// - Source: the envelope of the unit step, `−ln(ε / (1 + |B|)) / δ` with `B = (δ − v) / s`, for a
  ///   spring that swings; the search of ``settlingDuration(target:initialVelocity:epsilon:)`` for
  ///   one that does not.
  fileprivate func interpolationLength(initialVelocity: Double) -> Double {
    guard decay.isFinite, frequency.isFinite else { return 0 }
    guard frequency > 0 else {
      return settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001)
    }
    guard decay > 0 else { return .infinity }
    let sway = ((decay - initialVelocity) / frequency).magnitude
    return naturalLogarithm((1 + sway) / 0.001) / decay
  }
}
