/// How an animation becomes a GIF.
public struct GIFOptions: Hashable, Sendable {
  /// How often it plays; 0 for ever.
  public var loopCount: Int
  /// Whether pixels may be transparent; else all pictures have to be opaque.
  ///
  /// A GIF knows no half transparency: pixels of at least half opacity are drawn fully.
  public var isTransparent: Bool
  /// Whether colours between those of the palette are mixed from dots.
  ///
  /// The pattern of the dots is fixed to the picture, so it does not crawl. It hides the bands of
  /// gradients and makes files about twice as large.
  public var isDithered: Bool
  /// How far the colours of the palette are from those of the pictures, on average, in Oklab.
  ///
  /// The palette gets as many colours as this needs, at most 255. About 0.01 is the smallest
  /// difference that is seen side by side.
  public var paletteError: Double
  /// How much further than the nearest colour of the palette another one may be where it makes the
  /// file smaller, in Oklab.
  public var matchError: Double

  /// Creates options.
  ///
  /// Traps on a negative number.
  ///
  /// - Parameters:
  ///   - loopCount: How often it plays; 0 for ever.
  ///   - isTransparent: Whether pixels may be transparent.
  ///   - isDithered: Whether colours are mixed from dots.
  ///   - paletteError: The mean error of the palette in Oklab; 0 for 255 colours.
  ///   - matchError: The further error that saves bytes, in Oklab; 0 for none.
  public init(
    loopCount: Int = 0, isTransparent: Bool = false, isDithered: Bool = false,
    paletteError: Double = 0.0045, matchError: Double = 0.001
  ) {
    precondition(
      loopCount >= 0 && paletteError >= 0 && matchError >= 0,
      "GIF options cannot be negative: \(loopCount), \(paletteError), \(matchError)")
    (self.loopCount, self.isTransparent, self.isDithered) = (loopCount, isTransparent, isDithered)
    (self.paletteError, self.matchError) = (paletteError, matchError)
  }
}
