/// A displacement, in points.
public struct Vector: Hashable, Sendable {
  /// The components, in points.
  public var dx, dy: Double

  /// Creates a displacement from its components.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }

  /// No displacement.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The displacement that does `first` and then `second`.
  public static func + (first: Vector, second: Vector) -> Vector {
    Vector(dx: first.dx + second.dx, dy: first.dy + second.dy)
  }

  /// The displacement `factor` times as long.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
