/// How a value gets from where it is to where it should be.
///
/// ```swift
/// let open = Animation.spring(duration: 0.5, bounce: 0.2)
/// let pulse = Animation.easeInOut(duration: 1).repeatForever()
/// let late = Animation.snappy.delay(0.1)
/// ```
///
/// An animation is a base and the modifiers put on it, the first one innermost. It has no state:
/// ``Track`` runs it, from any position and velocity.
///
/// Two animations are equal when they are described by the same numbers. ``default`` is equal only
/// to itself, although it moves like a spring of half a second without bounce.
public struct Animation: Hashable, Sendable {
  /// The motion under all modifiers.
  enum Base: Hashable, Sendable {
    /// What `withAnimation` uses when it is given nothing.
    case standard
    /// A spring that takes over position and velocity from what ran before.
    case fluidSpring(response: Double, dampingFraction: Double, blendDuration: Double)
    /// A spring as a fixed curve from 0 to 1; its velocity at the start is in whole ways a second.
    case interpolatingSpring(
      mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    /// One of the named curves, or four numbers; it keeps its velocity to itself.
    case bezier(UnitCurve, duration: Double)
    /// A curve given as a value; it tells its velocity to what interrupts it.
    case unitCurve(UnitCurve, duration: Double)
  }

  /// A change of the time, or of what is reported.
  enum Modifier: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    /// Runs again and again; `nil` means without end.
    case repeats(count: Int?, autoreverses: Bool)
    case logicallyComplete(after: Double)
  }

  /// The motion under all modifiers.
  let base: Base

  /// The modifiers, innermost first.
  private(set) var modifiers: [Modifier] = []

  /// Creates an animation without modifiers.
  init(_ base: Base) { self.base = base }

  /// The animation with one more modifier around it.
  private func modified(by modifier: Modifier) -> Animation {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// What `withAnimation` uses when it is given nothing: response 0.5, damping 1.
  ///
  /// It is equal only to itself. Apple's documentation names a response of 0.55; the framework uses
  /// 0.5 for programs built for iOS 17 and later.
  public static let `default` = Animation(.standard)

  /// The same animation, started later.
  ///
  /// - Parameter delay: Seconds to wait; a negative number starts in the middle.
  /// - Returns: The delayed animation.
  public func delay(_ delay: Double) -> Animation { modified(by: .delay(delay)) }

  /// The same animation, played faster or slower.
  ///
  /// - Parameter speed: The factor: 2 halves the time it takes. At 0 or below it never gets going.
  /// - Returns: The animation at the new speed.
  public func speed(_ speed: Double) -> Animation { modified(by: .speed(speed)) }

  /// The same animation, run several times.
  ///
  /// - Parameters:
  ///   - repeatCount: How many runs; the way back counts as one. Below 1 it is one.
  ///   - autoreverses: Whether every second run goes back. After an even number of such runs the
  ///     value is at its start and jumps to the target.
  /// - Returns: The repeating animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified(by: .repeats(count: repeatCount, autoreverses: autoreverses))
  }

  /// The same animation, run without end.
  ///
  /// - Parameter autoreverses: Whether every second run goes back; if not, it starts over at once.
  /// - Returns: The endless animation. It stops when another animation takes the value over.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(by: .repeats(count: nil, autoreverses: autoreverses))
  }

  /// The same animation, with its completion reported no later than some seconds after its start.
  ///
  /// - Parameter duration: The seconds; later than the animation's own completion it changes nothing.
  /// - Returns: The animation; it moves as before.
  public func logicallyComplete(after duration: Double) -> Animation {
    modified(by: .logicallyComplete(after: duration))
  }
}
