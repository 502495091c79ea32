import HeroCore

/// A value at a moment of a track, and the way to it.
struct Keyframe {
  /// The way.
  enum Way {
    case linear(UnitCurve)
    case cubic(start: [Double]?, end: [Double]?)
    case spring(Spring, start: [Double]?)
    case move
  }

  let target: [Double]
  /// How long the way takes, in seconds.
  let duration: Double
  let way: Way
}

/// The keyframes of one value, one after the other.
@MainActor @preconcurrency public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable
  /// The keyframes.
  var keyframes: KeyframeList<Value> { get }
}

/// Keyframes of one value.
public struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
  let list: [Keyframe]
  /// The keyframes.
  public var keyframes: KeyframeList<Value> { self }
}

/// Goes evenly to a value, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe in a list.
  public let keyframes: KeyframeList<Value>

  /// Creates a keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframes = KeyframeList(
      list: [
        Keyframe(
          target: to.animatableData.listed, duration: max(0, duration), way: .linear(timingCurve))
      ])
  }
}

/// Goes to a value along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe in a list.
  public let keyframes: KeyframeList<Value>

  /// Creates a keyframe; velocities that are not given follow from the keyframes around.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframes = KeyframeList(
      list: [
        Keyframe(
          target: to.animatableData.listed, duration: max(0, duration),
          way: .cubic(
            start: startVelocity?.animatableData.listed, end: endVelocity?.animatableData.listed))
      ])
  }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe in a list.
  public let keyframes: KeyframeList<Value>

  /// Creates a keyframe; without duration it lasts until the spring has settled.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframes = KeyframeList(
      list: [
        Keyframe(
          target: to.animatableData.listed, duration: max(0, duration ?? spring.settlingDuration),
          way: .spring(spring, start: startVelocity?.animatableData.listed))
      ])
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe in a list.
  public let keyframes: KeyframeList<Value>

  /// Creates a keyframe.
  public init(_ to: Value) {
    keyframes = KeyframeList(
      list: [Keyframe(target: to.animatableData.listed, duration: 0, way: .move)])
  }
}

/// Turns the statements of a closure into the keyframes of one value.
@MainActor @resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One statement.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> KeyframeList<Value> where Content.Value == Value { content.keyframes }
  /// Several statements, one after the other.
  public static func buildBlock(_ content: KeyframeList<Value>...) -> KeyframeList<Value> {
    buildArray(content)
  }
  /// A loop.
  public static func buildArray(_ content: [KeyframeList<Value>]) -> KeyframeList<Value> {
    KeyframeList(list: content.flatMap(\.list))
  }
  /// An `if` without `else`.
  public static func buildOptional(_ content: KeyframeList<Value>?) -> KeyframeList<Value> {
    content ?? KeyframeList(list: [])
  }
  /// The first branch.
  public static func buildEither(first content: KeyframeList<Value>) -> KeyframeList<Value> {
    content
  }
  /// The second branch.
  public static func buildEither(second content: KeyframeList<Value>) -> KeyframeList<Value> {
    content
  }
}
