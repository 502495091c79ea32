// Fluid springs: each takes over position and velocity from what ran on the same value before.
//
// `blendDuration` is accepted everywhere SwiftUI accepts it, and takes part in equality. SwiftUI
// glides from the old response to the new one over that time when one spring interrupts another; a
// spring with a gliding response has no closed form, so here the new response holds at once.

extension Animation {
  /// A spring of half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring described by its pace and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The pace, in seconds.
  ///   - bounce: 0 for none, up to 1; below 0 the spring is slowed.
  ///   - blendDuration: Accepted without effect; the new pace holds at once.
  /// - Returns: The animation.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// A spring described by its response and its damping.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds. At 0 or below, and wherever it asks for
  ///     more, the stiffness is 45 000 per second squared, the stiffest SwiftUI computes.
  ///   - dampingFraction: Damping relative to the critical; negative ones count as 0.
  ///   - blendDuration: Accepted without effect; the new response holds at once.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .fluidSpring(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring taken from a value; its mass plays no part.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: Accepted without effect; the new response holds at once.
  /// - Returns: The animation.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    self.spring(
      response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a finger: duration 0.15, bounce 0.15.
  ///
  /// Like SwiftUI's it is the form with a bounce, so its damping is 0.85; the form with a damping
  /// fraction starts from 0.86.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A quick spring for values that follow a finger, described by response and damping.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds.
  ///   - dampingFraction: Damping relative to the critical.
  ///   - blendDuration: Accepted without effect; the new response holds at once.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a finger, described by pace and bounce.
  ///
  /// - Parameters:
  ///   - duration: The pace, in seconds.
  ///   - extraBounce: What is added to a bounce of 0.15.
  ///   - blendDuration: Accepted without effect; the new pace holds at once.
  /// - Returns: The animation.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring of half a second without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce, unless some is added.
  ///
  /// - Parameters:
  ///   - duration: The pace, in seconds.
  ///   - extraBounce: What is added to a bounce of 0.
  /// - Returns: The animation.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of half a second with a little bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a little bounce.
  ///
  /// - Parameters:
  ///   - duration: The pace, in seconds.
  ///   - extraBounce: What is added to a bounce of 0.15.
  /// - Returns: The animation.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of half a second that clearly swings past its target.
  public static var bouncy: Animation { bouncy() }

  /// A spring that clearly swings past its target.
  ///
  /// - Parameters:
  ///   - duration: The pace, in seconds.
  ///   - extraBounce: What is added to a bounce of 0.3.
  /// - Returns: The animation.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
