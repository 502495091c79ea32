/// The measures of Apple's system font: sizes, leading, line boxes and tracking.
///
/// Layout places text by these numbers, whatever font draws the glyphs, so that lines are where a
/// phone has them.
///
/// ```swift
/// TypeTable.pointSize(.body, at: .large)  // 17
/// TypeTable.lineHeight(pointSize: 17, scale: 3)  // 20.333…
/// TypeTable.height(of: 3, .body, at: .large, scale: 3)  // 64.333…
/// ```
///
/// - Source: sizes and leading from Apple's Human Interface Guidelines, *Typography*; the font's box
///   from the `hhea` table of SF Pro; heights checked against snapshots of SwiftUI (`TypeTableTests`).
public enum TypeTable {
  /// How far the font's box reaches above the baseline, in em: 1950 of 2048 units.
  public static let ascent = 1950.0 / 2048
  /// How far the font's box reaches below the baseline, in em: 494 of 2048 units.
  public static let descent = 494.0 / 2048
  /// The height of capital letters, in em: 1443 of 2048 units.
  public static let capHeight = 1443.0 / 2048
  /// The height of the font's box, in em.
  public static let lineBox = ascent + descent

  /// The size of a text style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - size: The size of text asked for.
  /// - Returns: The size, in points.
  public static func pointSize(
    _ style: TextStyle, at size: DynamicTypeSize = .large
  ) -> Double {
    pointSizes(style)[size.index]
  }

  /// What a scaled metric is multiplied by.
  ///
  /// The caller rounds the product to a pixel.
  ///
  /// - Parameters:
  ///   - style: The style it is relative to.
  ///   - size: The size of text asked for.
  /// - Returns: The leading at this size divided by the leading at the default size.
  public static func scaleFactor(
    relativeTo style: TextStyle = .body, at size: DynamicTypeSize
  ) -> Double {
    styleLeading(style, at: size) / styleLeading(style, at: .large)
  }

  /// A number scaled with a text style and rounded to the nearest pixel, ties up.
  ///
  /// - Parameters:
  ///   - value: The number at the default size, in points.
  ///   - style: The style it is relative to.
  ///   - size: The size of text asked for.
  ///   - scale: Pixels per point.
  /// - Returns: The number at `size`, in points.
  public static func scaled(
    _ value: Double, relativeTo style: TextStyle = .body, at size: DynamicTypeSize, scale: Double
  ) -> Double {
    let product = value * scaleFactor(relativeTo: style, at: size)
    return (product * scale + 0.5 + pixelNoise).rounded(.down) / scale
  }

  /// The distance between baselines that the guidelines give for a size.
  ///
  /// - Parameter pointSize: The size, in points; sizes between those of the table, which are whole
  ///   points from 11 to 60, are interpolated. Outside, the nearest ratio of the table is kept.
  /// - Returns: The leading, in points.
  public static func leading(pointSize: Double) -> Double {
    interpolated(leadings, at: pointSize, beyond: { size, leading in pointSize * leading / size })
  }

  /// The leading of a text style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - size: The size of text asked for.
  /// - Returns: The leading, in points. It is that of the point size, but for one entry: the
  ///   guidelines print 28 for a subheadline at the largest ordinary size, and SwiftUI uses 26.
  public static func styleLeading(
    _ style: TextStyle, at size: DynamicTypeSize = .large
  ) -> Double {
    leading(pointSize: pointSize(style, at: size))
  }

  /// A length rounded up to whole pixels.
  ///
  /// A ten-thousandth of a pixel counts as noise: the box of 15 pt type, 17.9004 pt, becomes 18, but
  /// a length that is whole but for its last bits does not grow by a pixel.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - scale: Pixels per point.
  /// - Returns: The length, in points.
  public static func roundedUp(_ length: Double, scale: Double) -> Double {
    (length * scale - pixelNoise).rounded(.up) / scale
  }

  /// The part of a pixel that is taken for rounding noise.
  private static let pixelNoise = 1e-4

  /// The height of one line: the font's box, rounded up to a pixel.
  ///
  /// - Parameters:
  ///   - pointSize: The size, in points.
  ///   - scale: Pixels per point.
  /// - Returns: The height, in points: 20.333 for 17 pt at 3 pixels per point.
  public static func lineHeight(pointSize: Double, scale: Double) -> Double {
    roundedUp(pointSize * lineBox, scale: scale)
  }

  /// The distance of the first baseline from the top, rounded to the nearest pixel, ties up.
  ///
  /// - Parameters:
  ///   - pointSize: The size, in points.
  ///   - scale: Pixels per point.
  /// - Returns: The distance, in points: 16.333 for 17 pt at 3 pixels per point.
  public static func firstBaseline(pointSize: Double, scale: Double) -> Double {
    (pointSize * ascent * scale + 0.5).rounded(.down) / scale
  }

  /// The distance from one baseline to the next in a text of several lines.
  ///
  /// - Parameters:
  ///   - pointSize: The size, in points.
  ///   - isTextStyle: Whether the size comes from a text style. Then it is the leading of the
  ///     guidelines; a size given in points has only its own box.
  ///   - lineSpacing: What the view adds, in points.
  /// - Returns: The distance, in points; not rounded.
  public static func linePitch(
    pointSize: Double, isTextStyle: Bool, lineSpacing: Double = 0
  ) -> Double {
    (isTextStyle ? leading(pointSize: pointSize) : pointSize * lineBox) + lineSpacing
  }

  /// The height of a text: the first line's box and the pitch of each further line, rounded up.
  ///
  /// - Parameters:
  ///   - lines: How many lines; at least 1.
  ///   - pointSize: The size, in points.
  ///   - isTextStyle: Whether the size comes from a text style.
  ///   - lineSpacing: What the view adds between lines, in points.
  ///   - scale: Pixels per point.
  /// - Returns: The height, in points.
  public static func height(
    ofLines lines: Int, pointSize: Double, isTextStyle: Bool, lineSpacing: Double = 0,
    scale: Double
  ) -> Double {
    let pitch = linePitch(
      pointSize: pointSize, isTextStyle: isTextStyle, lineSpacing: lineSpacing)
    return roundedUp(
      lineHeight(pointSize: pointSize, scale: scale) + pitch * Double(lines - 1), scale: scale)
  }

  /// The value of a table at a size, between two entries on a straight line.
  static func interpolated(
    _ table: [(size: Double, value: Double)], at size: Double,
    beyond: (_ size: Double, _ value: Double) -> Double
  ) -> Double {
    let (first, last) = (table[0], table[table.count - 1])
    if size == first.size { return first.value }
    if size < first.size { return beyond(first.size, first.value) }
    guard let next = table.firstIndex(where: { $0.size >= size }) else {
      return beyond(last.size, last.value)
    }
    let (low, high) = (table[next - 1], table[next])
    let fraction = (size - low.size) / (high.size - low.size)
    return low.value + (high.value - low.value) * fraction
  }
}
