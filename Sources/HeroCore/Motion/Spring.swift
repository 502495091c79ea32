/// A damped spring: how a value is drawn to its target, how fast, and how often it swings past.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.2)
/// spring.value(target: 320, time: 0.1)  // 127.76: how far a value on its way to 320 has come
/// spring.velocity(target: 320, time: 0.1)  // its speed there, in points per second
/// ```
///
/// The motion is evaluated in closed form and never stepped. Moments may be asked for in any order,
/// and a tenth of a second in looks the same at every frame rate.
///
/// A spring can be described in four ways, each with an initializer and properties of its own:
/// duration and bounce, response and damping ratio, mass with stiffness and damping, or settling
/// duration and damping ratio. Numbers out of range do not trap, because SwiftUI's type does not:
/// each initializer says what becomes of them.
///
/// - Source: `x″ = ω²·(T − x) − 2δ·x′` with `ω = 2π / response` and `δ = ζ·ω`; its free solution is
///   in any textbook of mechanics under *damped harmonic oscillator*.
/// - Accuracy: within `1e-9` of a fourth-order Runge–Kutta run for a unit step and `0 ≤ ζ ≤ 4`
///   (checked by `SpringTests`).
public struct Spring: Hashable, Sendable {
  /// The rate `δ` at which swings die away, per second.
  let decay: Double

  /// The angular frequency of the swing in radians per second, with the damping regime as its sign.
  ///
  /// Positive: the spring swings with it. Zero: it is critically damped. Negative: it is
  /// over-damped, and the two rates of approach are `δ ± |frequency|`.
  let frequency: Double

  /// The mass at the end of the spring; it scales forces, never the motion.
  public let mass: Double

  /// Creates a spring from what the closed form needs.
  init(decay: Double, frequency: Double, mass: Double = 1) {
    (self.decay, self.frequency, self.mass) = (decay, frequency, mass)
  }

  /// Where a value is that starts at 0 and is drawn to `target`.
  ///
  /// - Parameters:
  ///   - target: How far the value has to go, in its own unit.
  ///   - initialVelocity: Its velocity at time 0, in units per second.
  ///   - time: Seconds since the start.
  /// - Returns: The way covered since the start.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let basis = SpringBasis(self, at: time)
    return target + basis.offset(from: -target, velocity: initialVelocity)
  }

  /// How fast a value moves that starts at 0 and is drawn to `target`.
  ///
  /// - Parameters:
  ///   - target: How far the value has to go, in its own unit.
  ///   - initialVelocity: Its velocity at time 0, in units per second.
  ///   - time: Seconds since the start.
  /// - Returns: The velocity, in units per second.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    SpringBasis(self, at: time).velocity(from: -target, velocity: initialVelocity)
  }

  /// The force on a value that is at `position` and moves with `velocity`.
  ///
  /// - Parameters:
  ///   - target: Where the spring is at rest.
  ///   - position: Where the value is.
  ///   - velocity: How fast it moves, in units per second.
  /// - Returns: Stiffness times distance minus damping times velocity; for a mass of 1 that is the
  ///   acceleration, in units per second squared.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }
}
