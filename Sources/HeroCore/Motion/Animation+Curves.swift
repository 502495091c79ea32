// Animations that follow a fixed curve from 0 to 1, whatever ran before. A new one does not take
// over velocity; it blends what is left of the old motion out.

extension Animation {
  /// The seconds a curve takes when none are given.
  private static let standardDuration = 0.35

  /// Constant speed for 0.35 s.
  public static var linear: Animation { linear(duration: standardDuration) }

  /// Constant speed.
  ///
  /// - Parameter duration: The length, in seconds; at 0 or below the change is immediate.
  /// - Returns: The animation.
  public static func linear(duration: Double) -> Animation {
    Animation(.bezier(.linear, duration: duration))
  }

  /// Slow at the start, for 0.35 s.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }

  /// Slow at the start.
  ///
  /// - Parameter duration: The length, in seconds; at 0 or below the change is immediate.
  /// - Returns: The animation.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.bezier(.easeIn, duration: duration))
  }

  /// Slow at the end, for 0.35 s.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }

  /// Slow at the end.
  ///
  /// - Parameter duration: The length, in seconds; at 0 or below the change is immediate.
  /// - Returns: The animation.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.bezier(.easeOut, duration: duration))
  }

  /// Slow at both ends, for 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// Slow at both ends.
  ///
  /// - Parameter duration: The length, in seconds; at 0 or below the change is immediate.
  /// - Returns: The animation.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.bezier(.easeInOut, duration: duration))
  }

  /// A cubic Bézier curve given by its two control points.
  ///
  /// - Parameters:
  ///   - x1: The time of the first control point; clamped to 0…1.
  ///   - y1: The value of the first control point.
  ///   - x2: The time of the second control point; clamped to 0…1.
  ///   - y2: The value of the second control point.
  ///   - duration: The length, in seconds; at 0 or below the change is immediate.
  /// - Returns: The animation.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    return Animation(.bezier(curve, duration: duration))
  }

  /// A curve given as a value.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - duration: The length, in seconds; at 0 or below the change is immediate.
  /// - Returns: The animation. Unlike the others here it tells its velocity to a spring that
  ///   interrupts it.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.unitCurve(curve, duration: duration))
  }

  /// A spring of half a second without bounce, as a fixed curve.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring as a fixed curve, described by the constants of physics.
  ///
  /// - Parameters:
  ///   - mass: The mass at its end.
  ///   - stiffness: Force per unit of distance.
  ///   - damping: Force per unit of velocity; what is more than critical counts as critical.
  ///   - initialVelocity: The velocity at the start, in whole ways per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring as a fixed curve, described by its pace and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The pace, in seconds.
  ///   - bounce: 0 for none, up to 1; below 0 it counts as 0.
  ///   - initialVelocity: The velocity at the start, in whole ways per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = 2 * .pi / duration
    return interpolatingSpring(
      stiffness: frequency * frequency,
      damping: 2 * Spring.dampingRatio(bounce: bounce) * frequency,
      initialVelocity: initialVelocity)
  }

  /// A spring as a fixed curve, taken from a value.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The velocity at the start, in whole ways per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}
