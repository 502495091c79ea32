import HeroCore

// Stands in for HeroCore's outlines and gradient mixing until they arrive.

extension BoxShape {
  /// The outline of the shape in a box, with circular corners.
  func path(in box: Rect) -> Path {
    switch self {
    case .rectangle: temporaryRounded(box, CornerRadii())
    case .roundedRectangle(let radii, _): temporaryRounded(box, radii)
    case .capsule: temporaryRounded(box, CornerRadii(all: min(box.width, box.height) / 2))
    case .circle:
      {
        let side = min(box.width, box.height)
        let square = Rect(
          x: box.center.x - side / 2, y: box.center.y - side / 2, width: side, height: side)
        return temporaryRounded(square, CornerRadii(all: side / 2))
      }()
    case .ellipse: temporaryRounded(box, CornerRadii(all: 1e9))
    case .path(let path): path.applying(.translation(box.origin - Point.zero))
    case .inset(let shape, let by): shape.path(in: box.inset(by: Insets(all: by)))
    }
  }
}

private func temporaryRounded(_ box: Rect, _ radii: CornerRadii) -> Path {
  var path = Path()
  let k = 0.4477152
  func rx(_ r: Double) -> Double { max(0, min(r, box.width / 2)) }
  func ry(_ r: Double) -> Double { max(0, min(r, box.height / 2)) }
  func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
  let (l, t, r, b) = (box.minX, box.minY, box.maxX, box.maxY)
  let (a, c, d, e) = (
    radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading
  )
  path.move(to: p(l + rx(a), t))
  path.line(to: p(r - rx(c), t))
  if c > 0 {
    path.curve(
      to: p(r, t + ry(c)), control1: p(r - k * rx(c), t), control2: p(r, t + k * ry(c)))
  }
  path.line(to: p(r, b - ry(d)))
  if d > 0 {
    path.curve(
      to: p(r - rx(d), b), control1: p(r, b - k * ry(d)), control2: p(r - k * rx(d), b))
  }
  path.line(to: p(l + rx(e), b))
  if e > 0 {
    path.curve(
      to: p(l, b - ry(e)), control1: p(l + k * rx(e), b), control2: p(l, b - k * ry(e)))
  }
  path.line(to: p(l, t + ry(a)))
  if a > 0 {
    path.curve(
      to: p(l + rx(a), t), control1: p(l, t + k * ry(a)), control2: p(l + k * rx(a), t))
  }
  path.close()
  return path
}

extension Gradient {
  /// The stops as they are.
  func sampledStops(maximumError: Double) -> [Stop] { stops }
}
