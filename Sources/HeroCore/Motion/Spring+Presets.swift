extension Spring {
  /// A spring without bounce that takes half a second.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce, unless some is added.
  ///
  /// - Parameters:
  ///   - duration: The pace, in seconds.
  ///   - extraBounce: What is added to a bounce of 0.
  /// - Returns: The spring.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce that takes half a second.
  public static var snappy: Spring { snappy() }

  /// A spring with a little bounce.
  ///
  /// - Parameters:
  ///   - duration: The pace, in seconds.
  ///   - extraBounce: What is added to a bounce of 0.15.
  /// - Returns: The spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that clearly swings past its target and takes half a second.
  public static var bouncy: Spring { bouncy() }

  /// A spring that clearly swings past its target.
  ///
  /// - Parameters:
  ///   - duration: The pace, in seconds.
  ///   - extraBounce: What is added to a bounce of 0.3.
  /// - Returns: The spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
