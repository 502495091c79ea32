internal import CCairo
import HeroCore

extension Rasterizer {
  /// Makes a paint the source of what is drawn next.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - frame: The rectangle in points that unit points refer to.
  ///   - ink: Pixels outside which nothing will be drawn.
  ///   - canvas: What is drawn on.
  ///   - state: The way to pixels, and the alpha that the paint is faded by.
  /// - Returns: False when nothing would be seen.
  func setSource(
    _ paint: Paint, in frame: Rect, within ink: PixelRect, on canvas: Canvas, _ state: DrawState
  ) -> Bool {
    if case .color(let color) = paint {
      let alpha = color.opacity * state.alpha
      guard alpha > 0 else { return false }
      cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, min(alpha, 1))
      return true
    }
    guard let gradient = gradient(of: paint, in: frame, state) else { return false }
    let bounds = ink.intersection(canvas.bounds)
    guard !bounds.isEmpty else { return false }
    let layer = Canvas(bounds: bounds)
    gradient.field.fill(layer, gradient.table, toPoints: gradient.toPoints)
    cairo_set_source_surface(canvas.context, layer.surface, 0, 0)
    let pattern = cairo_get_source(canvas.context)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return true
  }

  /// A gradient in a frame, ready to set pixels.
  struct PlacedGradient {
    var field: GradientField
    var table: ColorTable
    /// From pixels to the points that the field is given in.
    var toPoints: Affine
  }

  /// A gradient in a frame; `nil` for a plain colour, and where no pixel has a place.
  func gradient(of paint: Paint, in frame: Rect, _ state: DrawState) -> PlacedGradient? {
    guard let toPoints = state.toPixels.inverse else { return nil }
    let field: GradientField
    let table: ColorTable
    switch paint {
    case .color: return nil
    case .linearGradient(let gradient, let start, let end):
      field = .linear(start: frame.point(at: start), end: frame.point(at: end))
      table = colors(of: gradient, alpha: state.alpha)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      field = .radial(
        center: frame.point(at: center), start: max(startRadius, 0), end: max(endRadius, 0))
      table = colors(of: gradient, alpha: state.alpha)
    case .angularGradient(let gradient, let center, let start, let end):
      // Of a sweep of more than a turn only the last turn is seen. In the gap that a shorter one
      // leaves, the end colour goes on for the first half and the start colour for the second.
      let (turn, whole) = (2 * Double.pi, end.radians - start.radians)
      let skipped = whole > turn ? 1 - turn / whole : 0
      field = .angular(
        center: frame.point(at: center), start: max(start.radians, end.radians - turn),
        sweep: min(whole, turn))
      table = colors(of: gradient, from: skipped, alpha: state.alpha)
    }
    return PlacedGradient(field: field, table: table, toPoints: toPoints)
  }

  /// The colours along a gradient, which most frames of a motion have in common.
  private func colors(of gradient: Gradient, from start: Double = 0, alpha: Double) -> ColorTable {
    let key = ColorTableKey(gradient: gradient, start: start, alpha: alpha)
    if let table = tables[key] { return table }
    let table = ColorTable(gradient, from: start, alpha: alpha)
    tables.insert(table, for: key, bytes: table.byteCount)
    return table
  }
}

/// What the colours along a gradient depend on.
struct ColorTableKey: Hashable {
  var gradient: Gradient
  var start, alpha: Double
}
