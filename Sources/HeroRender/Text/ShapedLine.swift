import HeroCore

/// A string without line breaks, shaped once for all sizes: lengths are in em.
struct ShapedLine {
  /// One drawn glyph of a character.
  struct Glyph {
    /// The outline in em, its origin on the baseline.
    var outline: Path
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
    var pen = 0.0
    for index in visualOrder {
      let cluster = clusters[index]
      for glyph in cluster.glyphs where !glyph.outline.isEmpty {
        let place = Vector(dx: pen + glyph.offset.dx, dy: glyph.offset.dy)
        path.append(glyph.outline.applying(.translation(place)))
      }
      pen += cluster.advance + tracking
    }
    return path
  }
}
