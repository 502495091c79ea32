import HeroCore

/// A string without line breaks, shaped once for all sizes: lengths are in em.
struct ShapedLine {
  /// One drawn glyph of a character.
  struct Glyph {
    /// The outline in em, its origin on the baseline; empty for a glyph with colours of its own.
    var outline: Path
    /// The picture of a glyph with colours of its own.
    var image: GlyphImage?
    /// Where the glyph starts, from the pen position of its character, in em.
    var offset: Vector
  }

  /// One user-perceived character.
  struct Cluster {
    /// The character.
    var text: Character
    /// How far the pen moves, in em.
    var advance: Double
    /// Whether a line may end after it.
    var allowsBreak: Bool
    /// What is drawn.
    var glyphs: [Glyph]
  }

  /// The clusters in logical order.
  var clusters: [Cluster]
  /// Indices of the clusters from left to right, which differs for Arabic and Hebrew.
  var visualOrder: [Int]
  /// The characters that no font has.
  var missing: [Character]

  /// The whole advance, in em.
  var advance: Double { clusters.reduce(0) { $0 + $1.advance } }

  /// The outline of the line with `tracking` em added after each character.
  ///
  /// The pen moves exactly as far as the measured advances say, so drawing agrees with layout.
  func outline(tracking: Double) -> Path {
    var path = Path()
    forEachGlyph(tracking: tracking) { glyph, place in
      guard !glyph.outline.isEmpty else { return }
      path.append(glyph.outline.applying(.translation(place)))
    }
    return path
  }

  /// The pictures of the line and the rectangles they fill, with `tracking` em after each character.
  func images(tracking: Double) -> [(image: GlyphImage, frame: Rect)] {
    guard clusters.contains(where: { $0.glyphs.contains { $0.image != nil } }) else { return [] }
    var images: [(GlyphImage, Rect)] = []
    forEachGlyph(tracking: tracking) { glyph, place in
      guard let image = glyph.image else { return }
      images.append((image, image.frame.offset(by: place)))
    }
    return images
  }

  /// Visits the glyphs from left to right, each with its place on the baseline in em.
  func forEachGlyph(tracking: Double, _ body: (Glyph, Vector) -> Void) {
    var pen = 0.0
    for index in visualOrder {
      for glyph in clusters[index].glyphs {
        body(glyph, Vector(dx: pen + glyph.offset.dx, dy: glyph.offset.dy))
      }
      pen += clusters[index].advance + tracking
    }
  }
}
