// The descriptions of a spring that people use. Each is two numbers for δ and the signed frequency;
// the properties read them back as SwiftUI's type does.

extension Spring {
  /// Creates a spring that takes about `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: The pace in seconds; the same number as ``response``.
  ///   - bounce: How much it swings: 0 not at all, 1 for ever, below 0 it is slowed by over-damping;
  ///     clamped to −1…1. At −1 it would need infinite damping, and what is read back is not a
  ///     number.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its stiffness as a duration and its damping.
  ///
  /// - Parameters:
  ///   - response: The period it would have without damping, in seconds.
  ///   - dampingRatio: Damping relative to the least that prevents overshoot: below 1 it swings,
  ///     above 1 it creeps.
  public init(response: Double, dampingRatio: Double) {
    let undamped = 2 * .pi / response
    let gap = (1 - dampingRatio) * (1 + dampingRatio)
    let swing = undamped * gap.magnitude.squareRoot()
    self.init(decay: dampingRatio * undamped, frequency: gap < 0 ? -swing : swing)
  }

  /// Creates a spring from the constants of physics.
  ///
  /// - Parameters:
  ///   - mass: The mass at its end.
  ///   - stiffness: Force per unit of distance.
  ///   - damping: Force per unit of velocity.
  ///   - allowOverDamping: Whether damping beyond the critical slows the spring down; if not, such a
  ///     spring becomes critically damped.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let undamped = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    guard decay > undamped else {
      let swing = ((undamped - decay) * (undamped + decay)).squareRoot()
      self.init(decay: decay, frequency: swing, mass: mass)
      return
    }
    guard allowOverDamping else {
      self.init(decay: undamped, frequency: 0, mass: mass)
      return
    }
    let creep = ((decay - undamped) * (decay + undamped)).squareRoot()
    self.init(decay: decay, frequency: -creep, mass: mass)
  }

  /// The damping ratio that belongs to a bounce.
  ///
  /// - Source: `ζ = 1 − b` for bounces from 0, `ζ = 1 / (1 + b)` below, after clamping to −1…1.
  static func dampingRatio(bounce: Double) -> Double {
    let bounce = min(max(bounce, -1), 1)
    return bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }

  /// The undamped angular frequency `ω`, in radians per second.
  var undampedFrequency: Double {
    (decay * decay + frequency * frequency.magnitude).squareRoot()
  }

  /// The pace, in seconds.
  public var duration: Double { response }

  /// How much the spring swings, from −1 to 1; see ``init(duration:bounce:)``.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The period without damping, in seconds.
  public var response: Double { 2 * .pi / undampedFrequency }

  /// Damping relative to the critical.
  public var dampingRatio: Double { decay / undampedFrequency }

  /// Force per unit of distance.
  ///
  /// For an over-damped spring this is *not* `mass·ω²` but `mass·(δ² + s²)`, the number that
  /// SwiftUI's type reads back; ``force(target:position:velocity:)`` uses it, motion does not.
  public var stiffness: Double { mass * (decay * decay + frequency * frequency) }

  /// Force per unit of velocity.
  public var damping: Double { 2 * mass * decay }
}
