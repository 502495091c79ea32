import HeroCore

extension Path {
  /// The smallest upright rectangle around the outline itself, not its control points; `nil` if empty.
  var bounds: Rect? {
    var box = BoundingBox()
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.include(point)
        current = point
      case .curve(let end, let control1, let control2):
        box.include(end)
        for (index, value) in [\Point.x, \Point.y].enumerated() {
          let (a, b) = (current[keyPath: value], control1[keyPath: value])
          let (c, d) = (control2[keyPath: value], end[keyPath: value])
          for t in turningPoints(a, b, c, d) {
            let there = cubic(a, b, c, d, at: t)
            if index == 0 { box.include(x: there) } else { box.include(y: there) }
          }
        }
        current = end
      case .close: break
      }
    }
    return box.rect
  }
}

/// The smallest rectangle around what was included.
private struct BoundingBox {
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  mutating func include(_ point: Point) {
    include(x: point.x)
    include(y: point.y)
  }

  mutating func include(x: Double) { (minX, maxX) = (min(minX, x), max(maxX, x)) }
  mutating func include(y: Double) { (minY, maxY) = (min(minY, y), max(maxY, y)) }

  var rect: Rect? {
    minX <= maxX && minY <= maxY
      ? Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : nil
  }
}

/// The value of a cubic Bézier curve along one axis.
func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double, at t: Double) -> Double {
  let u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}

/// Where a cubic Bézier curve turns back along one axis, inside 0…1.
///
/// The derivative is 3·(p·t² + q·t + r); solved without cancellation by way of the larger root.
private func turningPoints(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
  // A control polygon within the end points cannot turn beyond them.
  guard min(b, c) < min(a, d) || max(b, c) > max(a, d) else { return [] }
  let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
  if p.magnitude < 1e-12 { return q == 0 ? [] : [-r / q].filter { $0 > 0 && $0 < 1 } }
  let discriminant = q * q - 4 * p * r
  guard discriminant >= 0 else { return [] }
  let large = -(q + (q < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return [large / p, large == 0 ? 0 : r / large].filter { $0 > 0 && $0 < 1 }
}
