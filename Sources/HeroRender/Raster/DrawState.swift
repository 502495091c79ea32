import HeroCore

/// Where and how strongly things are drawn: handed down the tree, never changed in place.
struct DrawState: Hashable {
  /// From points on the display, before any transform, to pixels.
  let toPixels: Affine
  /// What everything is multiplied by; below 1 only on the way to a single mark.
  let alpha: Double
  /// Pixels per point of the display.
  let scale: Double
  /// All pixels of the picture, of which only some may be drawn.
  let picture: PixelRect

  /// The state at the root of a scene.
  init(scale: Double, picture: PixelRect) {
    toPixels = Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    (alpha, self.scale, self.picture) = (1, scale, picture)
  }

  private init(_ outer: DrawState, toPixels: Affine? = nil, alpha: Double? = nil) {
    (self.toPixels, self.alpha) = (toPixels ?? outer.toPixels, alpha ?? outer.alpha)
    (scale, picture) = (outer.scale, outer.picture)
  }

  /// The state inside a node with a transform of its own.
  func applying(_ transform: Affine) -> DrawState {
    transform == .identity ? self : DrawState(self, toPixels: transform.then(toPixels))
  }

  /// The state in which everything is fainter.
  func faded(by factor: Double) -> DrawState {
    DrawState(self, alpha: alpha * factor)
  }

  /// The state inside a layer, where nothing is faint yet.
  var opaque: DrawState { DrawState(self, alpha: 1) }

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

  /// Draws on the pixels that a shape covers wholly, then on those along its edge.
  ///
  /// The division depends on the shape alone, so a pixel is treated alike whatever part of a picture
  /// is drawn. It need not be exact: pixels far from the edge may count as near it.
  func divide(
    _ canvas: Canvas, _ shape: BoxShape, in frame: Rect, inside: (Canvas) throws -> Void,
    edge: (Canvas) throws -> Void
  ) throws {
    let boxes = toPixels.b == 0 && toPixels.c == 0 ? shape.insideBoxes(in: frame) : []
    var rest = [canvas.bounds]
    for box in boxes {
      let pixels = PixelRect(inside: bounds(of: box))
      // Small parts cost more to tell apart than they save.
      guard pixels.area >= 4096 else { continue }
      try canvas.part(pixels, inside)
      rest = rest.flatMap { $0.around($0.intersection(pixels)) }
    }
    for pixels in rest { try canvas.part(pixels, edge) }
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
