import HeroCore

/// A glyph that brings its own colours, as emoji do.
final class GlyphImage {
  /// The pixels.
  let canvas: Canvas
  /// The rectangle that the pixels fill, in em from the glyph's origin on the baseline.
  let frame: Rect

  init(_ canvas: Canvas, frame: Rect) { (self.canvas, self.frame) = (canvas, frame) }
}
