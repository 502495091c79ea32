// The border to Pango and fontconfig: conversions from their values to ours, one way.

internal import CCairo
internal import CPango
import HeroCore

/// The file of a loaded font; empty if the font does not come from one.
func pangoPath(of font: UnsafeMutablePointer<PangoFont>) -> String {
  let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
    pango_fc_font_get_pattern($0)
  }
  var file: UnsafeMutablePointer<FcChar8>?
  guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return "" }
  return String(cString: file)
}

/// Whether the glyphs of a loaded font have colours of their own.
func pangoHasColors(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
  let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
    pango_fc_font_get_pattern($0)
  }
  var hasColors: FcBool = 0
  return FcPatternGetBool(pattern, FC_COLOR, 0, &hasColors) == FcResultMatch && hasColors != 0
}

/// An outline in Cairo's form, divided by `pixelsPerEm`.
func pangoOutline(_ path: UnsafeMutablePointer<cairo_path_t>, pixelsPerEm: Double) -> Path {
  var result = Path()
  guard let data = path.pointee.data else { return result }
  func point(_ index: Int) -> Point {
    Point(x: data[index].point.x / pixelsPerEm, y: data[index].point.y / pixelsPerEm)
  }
  let count = Int(path.pointee.num_data)
  var index = 0
  while index < count {
    let header = data[index].header
    switch header.type {
    case CAIRO_PATH_MOVE_TO: result.move(to: point(index + 1))
    case CAIRO_PATH_LINE_TO: result.line(to: point(index + 1))
    case CAIRO_PATH_CURVE_TO:
      result.curve(
        to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
    default: result.close()  // The fourth and last kind of a C enumeration.
    }
    index += Int(header.length)
  }
  return result
}
