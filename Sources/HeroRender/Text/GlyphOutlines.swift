internal import CCairo
internal import CPango
import HeroCore

/// The outlines of glyphs in em, each asked of Cairo once.
final class GlyphOutlines {
  /// Pango's mark on the number of a glyph that no font has.
  static let unknownFlag: PangoGlyph = 0x1000_0000
  /// Pango's number for a glyph that draws nothing.
  static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

  private struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var glyph: PangoGlyph
  }

  private var outlines: [Key: Path] = [:]
  private var images: [Key: GlyphImage] = [:]
  /// Fonts are kept alive, so an address never comes to mean another font.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []
  private let context: OpaquePointer?

  init() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    context = cairo_create(surface)
    cairo_surface_destroy(surface)
  }

  deinit {
    cairo_destroy(context)
    for font in fonts { g_object_unref(font) }
  }

  /// The outline of a glyph, its origin on the baseline.
  func outline(of glyph: PangoGlyph, in font: UnsafeMutablePointer<PangoFont>) -> Path {
    let key = Key(font: font, glyph: glyph)
    if let known = outlines[key] { return known }
    if fonts.insert(font).inserted { g_object_ref(font) }
    cairo_set_scaled_font(
      context, pango_cairo_font_get_scaled_font(OpaquePointer(font)))
    cairo_new_path(context)
    var place = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(context, &place, 1)
    let copy = cairo_copy_path(context)
    defer { cairo_path_destroy(copy) }
    let outline = copy.map { pangoOutline($0, pixelsPerEm: PangoEngine.pixelsPerEm) } ?? Path()
    outlines[key] = outline
    return outline
  }

  /// The picture of a glyph in a font with colours; `nil` for other fonts.
  func image(of glyph: PangoGlyph, in font: UnsafeMutablePointer<PangoFont>) -> GlyphImage? {
    guard pangoHasColors(font) else { return nil }
    let key = Key(font: font, glyph: glyph)
    if let known = images[key] { return known }
    if fonts.insert(font).inserted { g_object_ref(font) }
    // Room for the descender and for glyphs that are wider than an em.
    let size = Self.imagePixelsPerEm
    let bounds = PixelRect(x: -size / 4, y: -size * 5 / 4, width: size * 2, height: size * 7 / 4)
    let canvas = Canvas(bounds: bounds)
    let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    cairo_set_font_face(canvas.context, cairo_scaled_font_get_font_face(scaled))
    cairo_set_font_size(canvas.context, Double(size))
    var place = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_show_glyphs(canvas.context, &place, 1)
    canvas.flush()
    let em = Double(size)
    let image = GlyphImage(
      canvas,
      frame: Rect(
        x: Double(bounds.x) / em, y: Double(bounds.y) / em, width: Double(bounds.width) / em,
        height: Double(bounds.height) / em))
    images[key] = image
    return image
  }

  /// The size at which the pictures of Noto Color Emoji are stored.
  static let imagePixelsPerEm = 109

  /// The empty box that stands for a character no font has, `width` em wide with its margins.
  static func missingBox(width: Double) -> Path {
    var path = Path()
    let margin = min(0.08, width / 8)
    let (outer, line) = (Rect(x: margin, y: -0.72, width: width - 2 * margin, height: 0.72), 0.06)
    for (rect, isInner) in [(outer, false), (outer.inset(by: Insets(all: line)), true)] {
      // The inner rectangle runs the other way round, so that the winding rule leaves it empty.
      let corners = [
        rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
        Point(x: rect.minX, y: rect.maxY),
      ]
      for (index, corner) in (isInner ? corners.reversed() : corners).enumerated() {
        if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
      }
      path.close()
    }
    return path
  }
}
