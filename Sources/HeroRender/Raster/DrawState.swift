import HeroCore

/// Where and how strongly things are drawn: handed down the tree, never changed in place.
struct DrawState: Hashable {
  /// From points on the display, before any transform, to pixels.
  let toPixels: Affine
  /// What everything is multiplied by; below 1 only on the way to a single mark.
  let alpha: Double
  /// Pixels per point of the display.
  let scale: Double

  /// The state at the root of a scene.
  init(scale: Double) {
    toPixels = Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    (alpha, self.scale) = (1, scale)
  }

  private init(toPixels: Affine, alpha: Double, scale: Double) {
    (self.toPixels, self.alpha, self.scale) = (toPixels, alpha, scale)
  }

  /// The state inside a node with a transform of its own.
  func applying(_ transform: Affine) -> DrawState {
    transform == .identity
      ? self
      : DrawState(toPixels: transform.then(toPixels), alpha: alpha, scale: scale)
  }

  /// The state in which everything is fainter.
  func faded(by factor: Double) -> DrawState {
    DrawState(toPixels: toPixels, alpha: alpha * factor, scale: scale)
  }

  /// The state inside a layer, where nothing is faint yet.
  var opaque: DrawState { DrawState(toPixels: toPixels, alpha: 1, scale: scale) }

  /// Whether points only move on their way to pixels, so masks made at the display's scale fit.
  var isUpright: Bool {
    toPixels.a == scale && toPixels.d == scale && toPixels.b == 0 && toPixels.c == 0
  }

  /// Whether the way to pixels is made of finite numbers.
  var isDrawable: Bool {
    let map = toPixels
    return [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(\.isFinite)
  }

  /// How much lengths grow on the average.
  var lengthFactor: Double {
    (toPixels.a * toPixels.d - toPixels.b * toPixels.c).magnitude.squareRoot()
  }

  /// The smallest upright rectangle in pixels around a rectangle in points.
  func bounds(of rect: Rect) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { toPixels.apply(to: $0) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(
      x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
