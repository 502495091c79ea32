import HeroCore

/// Shapes strings and outlines symbols for one thread; nothing of it is shared.
final class TextShaper {
  private struct LineKey: Hashable {
    var string: String
    var path: String
  }

  private let paths: FontPaths
  private let configurations: FontConfigurations
  private var engines: [FontConfigurations.Key: PangoEngine] = [:]
  private var lines: [LineKey: ShapedLine] = [:]
  private var symbols: [SymbolKey: SymbolOutline] = [:]

  private struct SymbolKey: Hashable {
    var name: String
    var weight: FontFace.Weight
  }

  /// How many strings are remembered before all are forgotten; a scene has a few dozen.
  private static let capacity = 2048

  init(paths: FontPaths, configurations: FontConfigurations) {
    (self.paths, self.configurations) = (paths, configurations)
  }

  /// Shapes a string without line breaks; lengths are in em, so the size of the face only matters
  /// for the choice of the optical cut.
  func line(_ string: String, face: FontFace) -> ShapedLine {
    let key = LineKey(string: string, path: paths.path(for: face))
    if let known = lines[key] { return known }
    let named = engine(key.path, hasFallbacks: false)
    let isComplete = named.unknownCount(in: string) == 0
    let line = (isComplete ? named : engine(key.path, hasFallbacks: true)).shape(string)
    if lines.count >= Self.capacity { lines.removeAll() }
    lines[key] = line
    return line
  }

  /// The outline of a line of text in points, its pen starting at the origin of the baseline.
  func outline(_ string: String, face: FontFace, tracking: Double) -> Path {
    let slant = FontFile.needsSlant(face) ? -0.2 * face.size : 0  // about 11°, as italics lean
    let size = Affine(a: face.size, b: 0, c: slant, d: face.size, tx: 0, ty: 0)
    return line(string, face: face).outline(tracking: tracking / face.size).applying(size)
  }

  /// The pictures of a line of text and the rectangles they fill, in points from the origin of the
  /// baseline.
  func images(
    _ string: String, face: FontFace, tracking: Double
  ) -> [(image: GlyphImage, frame: Rect)] {
    let size = face.size
    return line(string, face: face).images(tracking: tracking / size).map { image, frame in
      let place = Rect(
        x: frame.minX * size, y: frame.minY * size, width: frame.width * size,
        height: frame.height * size)
      return (image, place)
    }
  }

  /// The outline of a symbol in em, centred on the origin.
  func symbol(_ name: String, weight: FontFace.Weight) -> SymbolOutline {
    let key = SymbolKey(name: name, weight: weight)
    if let known = symbols[key] { return known }
    let made = SymbolCatalog.outline(name, weight: weight) { text in
      line(text, face: FontFace(size: 17, weight: .semibold)).outline(tracking: 0)
    } glyph: { ligature in
      let line = engine(paths.symbols, hasFallbacks: false).shape(ligature)
      // A name that the font knows becomes one glyph; any other stays a row of letters.
      let glyphs = line.clusters.flatMap(\.glyphs)
      return glyphs.count == 1 && line.missing.isEmpty ? glyphs[0].outline : nil
    }
    symbols[key] = made
    return made
  }

  private func engine(_ path: String, hasFallbacks: Bool) -> PangoEngine {
    let key = FontConfigurations.Key(path: path, hasFallbacks: hasFallbacks)
    if let known = engines[key] { return known }
    let made = PangoEngine(key: key, in: configurations)
    if path != paths.symbols { made.setFeatures(Self.features) }
    engines[key] = made
    return made
  }

  /// Inter joins and shifts signs by context (arrows, brackets near capitals) where SF Pro does not.
  private static let features = "liga=0, clig=0, calt=0"
}
