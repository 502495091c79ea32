/// The vertical measures of the system font, in parts of its size.
///
/// The glyphs are another font's; these boxes are the phone's, so vertical layout is the phone's.
///
/// - Source: SF Pro's tables: 2048 units per em, ascent 1950, descent 494, cap height 1443.
public enum TextMetrics {
  /// From the baseline to the top of the line box.
  public static let ascent = 1950.0 / 2048
  /// From the baseline to the bottom of the line box.
  public static let descent = 494.0 / 2048
  /// The height of a line box without leading.
  public static let lineBox = ascent + descent
  /// From the baseline to the top of a capital letter.
  public static let capHeight = 1443.0 / 2048

  /// The smallest whole number of pixels that holds `length`, in points.
  ///
  /// A millionth of a pixel counts as nothing, so that a sum of pixels does not become one more.
  public static func ceilToPixel(_ length: Double, scale: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// The room a text prefers between it and a picture below it.
  static func spacingBelowText(size: Double, scale: Double) -> Double {
    let gap = ceilToPixel(0.1 * lineBox * size, scale: scale)
    return max(lineBox * size + gap - capHeight * size, gap + descent * size)
  }

  /// The room a text prefers between it and a picture above it.
  static func spacingAboveText(size: Double, scale: Double) -> Double {
    let gap = ceilToPixel(0.1 * lineBox * size, scale: scale)
    return lineBox * size + gap - ascent * size
  }
}
