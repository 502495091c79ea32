internal import CCairo
internal import CPango
import HeroCore

/// Pango with one named font: a font map, a context and a layout that belong to one thread.
///
/// Everything is shaped at one large size without hinting, so that advances and outlines scale.
final class PangoEngine {
  /// Pixels per em at which strings are shaped: a Pango unit is then 2⁻¹⁹ em.
  ///
  /// Larger would overflow Pango's 32-bit line widths for long paragraphs (here at 4,000 em).
  static let pixelsPerEm = 512.0

  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let description: OpaquePointer
  private let outlines = GlyphOutlines()

  /// Prepares one font.
  init(key: FontConfigurations.Key, in configurations: FontConfigurations) {
    let config = configurations.configuration(for: key)
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map), let layout = pango_layout_new(context),
      let fonts = FcConfigGetFonts(config, FcSetApplication), fonts.pointee.nfont > 0,
      let description = pango_fc_font_description_from_pattern(fonts.pointee.fonts[0], 0)
    else { fatalError("Pango cannot be set up for \(key.path)") }
    (fontMap, self.context, self.layout, self.description) = (map, context, layout, description)
    pango_fc_font_map_set_config(OpaquePointer(map), config)

    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))

    pango_font_description_set_absolute_size(
      description, Self.pixelsPerEm * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_layout_set_width(layout, -1)
  }

  deinit {
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// The file of the font that Pango really loads for the description; empty if it says none.
  var loadedPath: String {
    guard let font = pango_font_map_load_font(fontMap, context, description) else { return "" }
    defer { g_object_unref(font) }
    return pangoPath(of: font)
  }

  /// How many characters of a string the engine's fonts lack.
  func unknownCount(in string: String) -> Int {
    pango_layout_set_text(layout, string, -1)
    return Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  /// Turns ligatures of icon names on or off by OpenType feature names, such as `liga=0`.
  func setFeatures(_ features: String) {
    let list = pango_attr_list_new()
    pango_attr_list_insert(list, pango_attr_font_features_new(features))
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  /// Shapes a string without line breaks.
  func shape(_ string: String) -> ShapedLine {
    pango_layout_set_text(layout, string, -1)
    let breaks = breakFlags()
    var clusters: [ShapedLine.Cluster] = []
    var clusterAtByte: [Int] = []
    var scalars = 0
    for character in string {
      scalars += character.unicodeScalars.count
      clusterAtByte += repeatElement(clusters.count, count: character.utf8.count)
      clusters.append(
        .init(
          text: character, advance: 0,
          allowsBreak: scalars < breaks.count - 1 && breaks[scalars], glyphs: []))
    }
    var line = ShapedLine(clusters: clusters, visualOrder: [], missing: [])
    addRuns(to: &line, clusterAtByte: clusterAtByte)
    shareLigatures(in: &line)
    return line
  }

  private func breakFlags() -> [Bool] {
    var count: Int32 = 0
    guard let flags = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    return (0..<Int(count)).map { flags[$0].is_line_break != 0 }
  }

  private func addRuns(to line: inout ShapedLine, clusterAtByte: [Int]) {
    var run = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let current = run {
      run = current.pointee.next
      let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let font = item.item.pointee.analysis.font else { continue }
      let start = Int(item.item.pointee.offset)
      let string = item.glyphs.pointee
      // Fonts of bitmaps have one size, and Pango gives their advances at that size.
      let pixelsPerEm =
        pangoHasColors(font) ? Double(GlyphOutlines.imagePixelsPerEm) : Self.pixelsPerEm
      let unit = 1 / (pixelsPerEm * Double(PANGO_SCALE))
      for index in 0..<Int(string.num_glyphs) {
        let cluster = clusterAtByte[start + Int(string.log_clusters[index])]
        let info = string.glyphs[index]
        if line.visualOrder.last != cluster { line.visualOrder.append(cluster) }
        let pen = line.clusters[cluster].advance
        line.clusters[cluster].advance += Double(info.geometry.width) * unit
        let offset = Vector(
          dx: pen + Double(info.geometry.x_offset) * unit,
          dy: Double(info.geometry.y_offset) * unit)
        if info.glyph & GlyphOutlines.unknownFlag != 0 {
          let character = line.clusters[cluster].text
          if !line.missing.contains(character) { line.missing.append(character) }
          let box = GlyphOutlines.missingBox(width: Double(info.geometry.width) * unit)
          line.clusters[cluster].glyphs.append(.init(outline: box, offset: offset))
        } else if info.glyph != GlyphOutlines.emptyGlyph {
          let image = outlines.image(of: info.glyph, in: font)
          let outline = image == nil ? outlines.outline(of: info.glyph, in: font) : Path()
          line.clusters[cluster].glyphs.append(
            .init(outline: outline, image: image, offset: offset))
        }
      }
    }
  }

  /// Gives each character of a ligature its share of the advance.
  ///
  /// A character without a glyph of its own belongs to the glyph of the one before it; the pen
  /// passes it right after that one.
  private func shareLigatures(in line: inout ShapedLine) {
    let drawn = Set(line.visualOrder)
    guard drawn.count < line.clusters.count else { return }
    var followers: [Int: [Int]] = [:]
    var owner: Int?
    for index in line.clusters.indices {
      if drawn.contains(index) {
        owner = index
      } else if let owner {
        followers[owner, default: []].append(index)
      }
    }
    for (owner, members) in followers {
      let share = line.clusters[owner].advance / Double(members.count + 1)
      for index in [owner] + members { line.clusters[index].advance = share }
    }
    line.visualOrder = line.visualOrder.flatMap { [$0] + followers[$0, default: []] }
  }
}
