/// The two cubic polynomials of a Bézier curve from (0, 0) to (1, 1).
///
/// - Source: with control points P and Q each coordinate is `((a·s + b)·s + c)·s`, where `c = 3p`,
///   `b = 3(q − p) − c` and `a = 1 − b − c`.
struct UnitCubic {
  private let x, y: (a: Double, b: Double, c: Double)

  /// Creates the polynomials; the times of the control points are clamped to 0…1.
  init(_ start: UnitPoint, _ end: UnitPoint) {
    func coefficients(_ p: Double, _ q: Double) -> (Double, Double, Double) {
      let c = 3 * p
      let b = 3 * (q - p) - c
      return (1 - b - c, b, c)
    }
    x = coefficients(min(max(start.x, 0), 1), min(max(end.x, 0), 1))
    y = coefficients(start.y, end.y)
  }

  /// The value at a parameter.
  func value(at s: Double) -> Double { ((y.a * s + y.b) * s + y.c) * s }

  /// The slope dy/dx at a parameter.
  ///
  /// Where both derivatives vanish, at an end whose control point lies on it, the answer is 1, as
  /// SwiftUI's is; the limit would be another number.
  func slope(at s: Double) -> Double {
    let dx = (3 * x.a * s + 2 * x.b) * s + x.c
    let dy = (3 * y.a * s + 2 * y.b) * s + y.c
    if dx == dy { return 1 }
    return dx == 0 ? (dy < 0 ? -.infinity : .infinity) : dy / dx
  }

  /// The parameter at which the curve passes a time from 0 to 1.
  ///
  /// Newton's method inside a shrinking bracket: a step that would leave the bracket, or one from a
  /// place that is nearly upright, is replaced by halving. The times rise with the parameter, so the
  /// bracket always holds the answer.
  func parameter(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var (low, high, guess) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = ((x.a * guess + x.b) * guess + x.c) * guess - time
      if error.magnitude < 1e-15 { break }
      if error < 0 { low = guess } else { high = guess }
      let slope = (3 * x.a * guess + 2 * x.b) * guess + x.c
      let next = guess - error / slope
      let isInside = next > low && next < high
      let step = isInside ? next : (low + high) / 2
      if step == guess { break }
      guess = step
    }
    return guess
  }
}
