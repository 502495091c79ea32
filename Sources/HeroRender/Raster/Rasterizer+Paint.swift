internal import CCairo
import HeroCore

extension Rasterizer {
  /// Makes a paint the source of what is drawn next.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - frame: The rectangle in points that unit points refer to.
  ///   - canvas: What is drawn on.
  ///   - state: The way to pixels, and the alpha that the paint is faded by.
  /// - Returns: False when nothing would be seen.
  func setSource(_ paint: Paint, in frame: Rect, on canvas: Canvas, _ state: DrawState) -> Bool {
    switch paint {
    case .color(let color):
      let alpha = color.opacity * state.alpha
      guard alpha > 0 else { return false }
      cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, min(alpha, 1))
      return true
    case .linearGradient(let gradient, let start, let end):
      let (first, last) = (frame.point(at: start), frame.point(at: end))
      return setSource(
        cairo_pattern_create_linear(first.x, first.y, last.x, last.y), gradient, on: canvas, state)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      let middle = frame.point(at: center)
      // Cairo draws nothing for equal radii; there the colours change at once.
      let (inner, outer) = (max(startRadius, 0), max(endRadius, 0))
      return setSource(
        cairo_pattern_create_radial(
          middle.x, middle.y, inner, middle.x, middle.y, outer == inner ? inner + 1e-3 : outer),
        gradient, on: canvas, state)
    case .angularGradient(let gradient, let center, let start, let end):
      let bounds = PixelRect(covering: state.bounds(of: frame)).intersection(canvas.bounds)
      guard !bounds.isEmpty, let toPoints = state.toPixels.inverse else { return false }
      let sweep = AngularGradient(
        stops: gradient.sampledStops(),
        center: frame.point(at: center), start: start, end: end)
      let layer = sweep.layer(bounds: bounds, toPoints: toPoints, alpha: state.alpha)
      cairo_set_source_surface(canvas.context, layer.surface, 0, 0)
      let pattern = cairo_get_source(canvas.context)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      return true
    }
  }

  private func setSource(
    _ pattern: OpaquePointer?, _ gradient: Gradient, on canvas: Canvas, _ state: DrawState
  ) -> Bool {
    defer { cairo_pattern_destroy(pattern) }
    guard let toPoints = state.toPixels.inverse else { return false }
    var matrix = cairoMatrix(toPoints)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let stops = gradient.sampledStops()
    cairoAddStops(stops, alpha: state.alpha, to: pattern)
    cairo_set_source(canvas.context, pattern)
    return true
  }
}
