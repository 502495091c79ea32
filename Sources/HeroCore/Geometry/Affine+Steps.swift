extension Affine {
  /// A map as a turn, a scale, another turn and a move, done in this order about the origin.
  public struct Steps: Hashable, Sendable {
    /// The first turn.
    public var first: Angle
    /// The factors of the scale; one may be negative, which mirrors.
    public var x, y: Double
    /// The second turn.
    public var second: Angle
    /// The move.
    public var move: Vector
  }

  /// The steps that make up the map; every affine map has them, slanted ones too.
  ///
  /// - Source: the singular value decomposition of a matrix of two rows, in closed form: its parts
  ///   that turn and that mirror are `(e, h)` and `(f, g)`, each a length with an angle.
  public var steps: Steps {
    let (e, f, g, h) = ((a + d) / 2, (a - d) / 2, (b + c) / 2, (b - c) / 2)
    let (turning, mirroring) = (
      (e * e + h * h).squareRoot(), (f * f + g * g).squareRoot()
    )
    let (turn, mirror) = (arcTangent(h, e), arcTangent(g, f))
    return Steps(
      first: .radians((turn - mirror) / 2), x: turning + mirroring, y: turning - mirroring,
      second: .radians((turn + mirror) / 2), move: Vector(dx: tx, dy: ty))
  }
}
