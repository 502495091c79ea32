// The border to Cairo: conversions from our values to its own, one way.

internal import CCairo
import HeroCore

/// A map in Cairo's form.
func cairoMatrix(_ map: Affine) -> cairo_matrix_t {
  cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
}

/// Makes an outline in pixels the current path.
func cairoSetPath(_ path: Path, _ transform: Affine, on context: OpaquePointer) {
  cairo_new_path(context)
  for element in path.elements {
    switch element {
    case .move(let point):
      let place = transform.apply(to: point)
      cairo_move_to(context, place.x, place.y)
    case .line(let point):
      let place = transform.apply(to: point)
      cairo_line_to(context, place.x, place.y)
    case .curve(let end, let control1, let control2):
      let (first, second) = (transform.apply(to: control1), transform.apply(to: control2))
      let place = transform.apply(to: end)
      cairo_curve_to(context, first.x, first.y, second.x, second.y, place.x, place.y)
    case .close: cairo_close_path(context)
    }
  }
}

/// Makes the ends, corners and dashes of a line current; lengths are multiplied by `factor`.
func cairoSetStroke(_ style: StrokeStyle, factor: Double, on context: OpaquePointer) {
  cairo_set_line_width(context, style.lineWidth * factor)
  switch style.cap {
  case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
  case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
  case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
  }
  switch style.join {
  case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
  case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
  }
  let dashes = style.dash.map { max(0, $0) * factor }
  // Cairo refuses a pattern of zeros and then draws nothing more; such a line is unbroken.
  let isDashed = dashes.contains { $0 > 0 }
  cairo_set_dash(context, dashes, isDashed ? Int32(dashes.count) : 0, style.dashPhase * factor)
}
