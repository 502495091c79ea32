import HeroCore

/// Pictures that share a palette, as numbers of colours.
struct GIFRun {
  /// One picture, or the part of it that changed.
  struct Frame {
    var rect: PixelRect
    /// The numbers of the colours in the rectangle, row after row.
    var colors: [Int32]
    var duration: Rational
  }

  private(set) var frames: [Frame] = []
  private(set) var census = ColorCensus()
  private(set) var pixelCount = 0

  /// The number of pictures.
  var count: Int { frames.count }

  /// Adds a part of a picture; the first part of a run is a whole one.
  mutating func add(_ picture: Bitmap, in rect: PixelRect, for duration: Rational) {
    frames.append(Frame(rect: rect, colors: census.take(picture, in: rect), duration: duration))
    pixelCount += rect.width * rect.height
  }

  /// Shows the last picture for longer.
  mutating func lengthenLast(by duration: Rational) {
    frames[frames.count - 1].duration = frames[frames.count - 1].duration + duration
  }
}
