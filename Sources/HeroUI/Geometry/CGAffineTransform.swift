import HeroCore

/// An affine map of the plane: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
  /// The coefficients.
  public var a, b, c, d, tx, ty: CGFloat

  /// Creates a map from its coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a map from its coefficients.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// Creates the map that leaves every place where it is.
  public init() { self.init(.identity) }

  /// Creates the map that moves every place.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(.translation(Vector(dx: Double(tx), dy: Double(ty))))
  }

  /// Creates the map that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(.scale(x: Double(sx), y: Double(sy), about: .zero))
  }

  /// Creates the map that turns about the origin, by radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(.rotation(.radians(Double(angle)), about: .zero))
  }

  init(_ map: Affine) {
    self.init(
      a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d),
      tx: CGFloat(map.tx), ty: CGFloat(map.ty))
  }

  var map: Affine {
    Affine(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }

  /// The map that leaves every place where it is.
  public static let identity = CGAffineTransform()
  /// Whether every place stays where it is.
  public var isIdentity: Bool { self == .identity }

  /// The map that does this one first and another after it.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(map.then(next.map))
  }
  /// The map that moves first and does this one after it.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }
  /// The map that scales first and does this one after it.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }
  /// The map that turns first, by radians, and does this one after it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// The map back; the map itself where it flattens the plane, which has no way back.
  public func inverted() -> CGAffineTransform { map.inverse.map { Self($0) } ?? self }
}
