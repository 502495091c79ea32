/// A curve from (0, 0) to (1, 1) that bends progress in time into progress of a value.
///
/// ```swift
/// UnitCurve.easeInOut.value(at: 0.25)  // 0.129162
/// UnitCurve.easeInOut.velocity(at: 0.5)  // 1.724138
/// ```
///
/// - Accuracy: the place on a Bézier curve is found to within `1e-12` of the time asked for
///   (checked by `UnitCurveTests`).
public struct UnitCurve: Hashable, Sendable {
  /// The kinds of curve that have a formula.
  enum Shape: Hashable, Sendable {
    case linear, circularEaseIn, circularEaseOut, circularEaseInOut
    case bezier(UnitPoint, UnitPoint)
  }

  /// The formula.
  let shape: Shape

  /// Creates a curve from its formula.
  init(_ shape: Shape) { self.shape = shape }

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The end of the tangent at (0, 0).
  ///   - endControlPoint: The end of the tangent at (1, 1).
  /// - Returns: The curve. The times of both points are clamped to 0…1 when it is evaluated, so that
  ///   it stays a function of time; their values are not, so it may overshoot.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The straight line.
  public static let linear = UnitCurve(.linear)
  /// Slow, then fast, then slow: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)
  /// Slow at the start: control points (0.42, 0) and (1, 1).
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// Slow at the end: control points (0, 0) and (0.58, 1).
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// The lower right quarter of a circle: slow at the start.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// The upper left quarter of a circle: slow at the end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// The two quarters at half size, one after the other.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  private static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// The curve mirrored in its diagonal: time and value change places.
  ///
  /// For ``circularEaseInOut`` SwiftUI answers the curve itself, which is not its mirror image.
  public var inverse: UnitCurve {
    switch shape {
    case .linear, .circularEaseInOut: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let start, let end): .cubic(start.y, start.x, end.y, end.x)
    }
  }

  /// The value at a time.
  ///
  /// - Parameter progress: The time; clamped to 0…1.
  /// - Returns: 0 at the start and 1 at the end; a Bézier curve may leave 0…1 in between.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch shape {
    case .linear: return time
    case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
    case .circularEaseOut: return (time * (2 - time)).squareRoot()
    case .circularEaseInOut:
      let rest = 1 - time
      return time < 0.5
        ? (1 - (1 - 4 * time * time).squareRoot()) / 2
        : (1 + (1 - 4 * rest * rest).squareRoot()) / 2
    case .bezier(let start, let end):
      guard time > 0, time < 1 else { return time }
      let cubic = UnitCubic(start, end)
      return cubic.value(at: cubic.parameter(at: time))
    }
  }

  /// The slope of the curve at a time.
  ///
  /// - Parameter progress: The time; clamped to 0…1.
  /// - Returns: The rate of change; infinite where the curve is upright.
  public func velocity(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch shape {
    case .linear: return 1
    case .circularEaseIn: return time / (1 - time * time).squareRoot()
    case .circularEaseOut: return (1 - time) / (time * (2 - time)).squareRoot()
    case .circularEaseInOut:
      let near = min(time, 1 - time)
      return 2 * near / (1 - 4 * near * near).squareRoot()
    case .bezier(let start, let end):
      let cubic = UnitCubic(start, end)
      return cubic.slope(at: cubic.parameter(at: time))
    }
  }
}
