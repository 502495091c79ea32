/// One drawn step of an outline, with the place where it starts.
struct PathSegment {
  /// The ends.
  var start, end: Point
  /// The control points of a cubic curve; `nil` for a straight line.
  var controls: (first: Point, second: Point)?
  /// Whether the step starts a new piece of the outline.
  var beginsPiece: Bool

  /// The place at a parameter from 0 to 1.
  func point(at t: Double) -> Point {
    guard let (first, second) = controls else { return start + (end - start) * t }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The speed at which the place moves at a parameter.
  private func speed(at t: Double) -> Double {
    guard let (first, second) = controls else { return (end - start).length }
    let s = 1 - t
    let (early, middle) = ((first - start) * (3 * s * s), (second - first) * (6 * s * t))
    return (early + middle + (end - second) * (3 * t * t)).length
  }

  /// The length from parameter 0 to another.
  ///
  /// - Source: Gauss–Legendre quadrature with 5 points on each of 16 equal parts.
  func length(to t: Double) -> Double {
    guard controls != nil else { return (end - start).length * t }
    let parts = 16
    let width = t / Double(parts)
    var sum = 0.0
    for part in 0..<parts {
      let middle = (Double(part) + 0.5) * width
      for (place, weight) in PathSegment.quadrature {
        sum += weight * speed(at: middle + place * width / 2)
      }
    }
    return sum * width / 2
  }

  /// Places and weights of the quadrature on −1…1.
  private static let quadrature: [(place: Double, weight: Double)] = [
    (0, 128.0 / 225), (-0.538469310105683, 0.478628670499366),
    (0.538469310105683, 0.478628670499366), (-0.906179845938664, 0.236926885056189),
    (0.906179845938664, 0.236926885056189),
  ]

  /// The parameter at which a length from the start is reached.
  func parameter(atLength length: Double, of total: Double) -> Double {
    guard total > 0 else { return 0 }
    guard controls != nil else { return length / total }
    var (low, high) = (0.0, 1.0)
    var guess = length / total
    for _ in 0..<40 {
      let error = self.length(to: guess) - length
      if error.magnitude <= 1e-12 * total { break }
      if error < 0 { low = guess } else { high = guess }
      let next = guess - error / speed(at: guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  /// The part between two parameters.
  ///
  /// - Source: de Casteljau's construction, at the end first and then at the start.
  func part(from low: Double, to high: Double) -> PathSegment {
    guard let (first, second) = controls else {
      return PathSegment(
        start: point(at: low), end: point(at: high), controls: nil, beginsPiece: beginsPiece)
    }
    func between(_ a: Point, _ b: Point, _ t: Double) -> Point { a + (b - a) * t }
    // The cubic's blossom: with arguments (u, v, w) it is one de Casteljau step for each.
    func blossom(_ u: Double, _ v: Double, _ w: Double) -> Point {
      let middle = between(first, second, u)
      let (early, late) = (between(start, first, u), between(second, end, u))
      return between(between(early, middle, v), between(middle, late, v), w)
    }
    return PathSegment(
      start: blossom(low, low, low), end: blossom(high, high, high),
      controls: (blossom(low, low, high), blossom(low, high, high)), beginsPiece: beginsPiece)
  }

  /// Places along the step, without its start, so dense that lines between them are near the curve.
  ///
  /// - Parameter tolerance: How far the lines may lie from the curve, in points.
  /// - Returns: The places; the last is the end.
  /// - Source: Wang's bound: `√(3/4·M / tolerance)` pieces for a cubic whose second differences are
  ///   at most M.
  func flattened(tolerance: Double) -> [Point] {
    guard let (first, second) = controls else { return [end] }
    let bend = max(
      ((start - first) + (second - first)).length, ((first - second) + (end - second)).length)
    let pieces = max(1, (0.75 * bend / tolerance).squareRoot().rounded(.up))
    guard pieces.isFinite else { return [end] }
    let inner = stride(from: 1, to: pieces, by: 1).map { point(at: $0 / pieces) }
    return inner + [end]
  }
}

extension Vector {
  /// The distance covered.
  var length: Double { (dx * dx + dy * dy).squareRoot() }
}

extension Path {
  /// The drawn steps, with closing lines; moves only show in the steps that follow them.
  var segments: [PathSegment] {
    var result: [PathSegment] = []
    var (current, first, isNew) = (Point.zero, Point.zero, true)
    for element in elements {
      switch element {
      case .move(let point):
        (current, first, isNew) = (point, point, true)
      case .line(let point):
        result.append(PathSegment(start: current, end: point, beginsPiece: isNew))
        (current, isNew) = (point, false)
      case .curve(let point, control1: let control1, control2: let control2):
        result.append(
          PathSegment(
            start: current, end: point, controls: (control1, control2), beginsPiece: isNew))
        (current, isNew) = (point, false)
      case .close:
        if current != first {
          result.append(PathSegment(start: current, end: first, beginsPiece: isNew))
        }
        (current, isNew) = (first, true)
      }
    }
    return result
  }
}
