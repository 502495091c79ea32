/// An affine map of the plane: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
public struct Affine: Hashable, Sendable {
  /// The coefficients, named as in Core Graphics and Cairo's `xx, yx, xy, yy, x0, y0`.
  public var a, b, c, d, tx, ty: Double

  /// Creates a map from its coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that leaves every place where it is.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that moves every place by `vector`.
  public static func translation(_ vector: Vector) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: vector.dx, ty: vector.dy)
  }

  /// The map that scales about `center`.
  public static func scale(x: Double, y: Double, about center: Point) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: center.x * (1 - x), ty: center.y * (1 - y))
  }

  /// The map that rotates clockwise about `center`.
  public static func rotation(_ angle: Angle, about center: Point) -> Affine {
    let (sin, cos) = (sine(angle.radians), cosine(angle.radians))
    return Affine(
      a: cos, b: sin, c: -sin, d: cos,
      tx: center.x - cos * center.x + sin * center.y,
      ty: center.y - sin * center.x - cos * center.y)
  }

  /// The map that does `self` first and `next` after it.
  public func then(_ next: Affine) -> Affine {
    Affine(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The image of a place.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The map back; `nil` when the map flattens the plane.
  public var inverse: Affine? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
