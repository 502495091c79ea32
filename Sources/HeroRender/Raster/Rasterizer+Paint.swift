internal import CCairo
import HeroCore

extension Rasterizer {
  /// Makes a paint the source of what is drawn next.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - drawing: What will be drawn, which says where colours are needed.
  ///   - frame: The rectangle in points that unit points refer to.
  ///   - canvas: What is drawn on.
  ///   - state: The way to pixels, and the alpha that the paint is faded by.
  /// - Returns: False when nothing would be seen.
  func setSource(
    _ paint: Paint, for drawing: Drawing, in frame: Rect, on canvas: Canvas, _ state: DrawState
  ) -> Bool {
    let field: GradientField
    let table: ColorTable
    switch paint {
    case .color(let color):
      let alpha = color.opacity * state.alpha
      guard alpha > 0 else { return false }
      cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, min(alpha, 1))
      return true
    case .linearGradient(let gradient, let start, let end):
      field = .linear(start: frame.point(at: start), end: frame.point(at: end))
      table = ColorTable(gradient, alpha: state.alpha)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      field = .radial(
        center: frame.point(at: center), start: max(startRadius, 0), end: max(endRadius, 0))
      table = ColorTable(gradient, alpha: state.alpha)
    case .angularGradient(let gradient, let center, let start, let end):
      // Of a sweep of more than a turn only the last turn is seen. In the gap that a shorter one
      // leaves, the end colour goes on for the first half and the start colour for the second.
      let (turn, whole) = (2 * Double.pi, end.radians - start.radians)
      let skipped = whole > turn ? 1 - turn / whole : 0
      field = .angular(
        center: frame.point(at: center), start: max(start.radians, end.radians - turn),
        sweep: min(whole, turn))
      table = ColorTable(gradient, from: skipped, alpha: state.alpha)
    }
    guard let ink = inkBounds(of: drawing, in: frame, state), let toPoints = state.toPixels.inverse
    else { return false }
    let bounds = ink.intersection(canvas.bounds)
    guard !bounds.isEmpty else { return false }
    let layer = field.layer(table, bounds: bounds, toPoints: toPoints)
    cairo_set_source_surface(canvas.context, layer.surface, 0, 0)
    let pattern = cairo_get_source(canvas.context)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return true
  }
}
