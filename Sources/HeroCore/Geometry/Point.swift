/// A place in the plane, in points; x grows to the right and y grows downward.
public struct Point: Hashable, Sendable {
  /// The coordinates, in points.
  public var x, y: Double

  /// Creates a place from its coordinates.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The place reached from `point` by the displacement `vector`.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The place from which the displacement `vector` leads to `point`.
  public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// The displacement that leads from `start` to `end`.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
