extension TypeTable {
  /// The distance between two views that stacks use when neither says otherwise, in points.
  public static let standardSpacing = 8.0

  /// What a stack leaves between two texts, one above the other.
  ///
  /// It is the leading the lower text would have above its line, rounded up to a pixel: 2 pt between
  /// lines of body text at 3 pixels per point.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the lower text, in points.
  ///   - leading: The distance between its lines, in points. A size given in points has no more than
  ///     its line box, and leaves nothing.
  ///   - scale: Pixels per point.
  /// - Returns: The distance, in points.
  /// - Source: snapshots of SwiftUI on iOS 18 and 26: body 2.0, subheadline 2.33, caption 2.0.
  public static func spacingBetweenTexts(
    lowerPointSize pointSize: Double, leading: Double, scale: Double
  ) -> Double { max(0, roundedUp(leading - pointSize * lineBox, scale: scale)) }

  /// What a stack leaves below a text when something else than a text follows.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the text, in points.
  ///   - scale: Pixels per point.
  /// - Returns: The distance, in points.
  /// - Source: SwiftUI's `max(1.1·h − capHeight, 0.1·h + descent)` with the line's box h, and 0.1·h
  ///   rounded up to a pixel.
  public static func spacingBelowText(pointSize: Double, scale: Double) -> Double {
    let line = pointSize * lineBox
    let tenth = roundedUp(line / 10, scale: scale)
    return max(line + tenth - pointSize * capHeight, tenth + pointSize * descent)
  }

  /// What a stack leaves above a text when something else than a text comes before.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the text, in points.
  ///   - scale: Pixels per point.
  /// - Returns: The distance, in points.
  /// - Source: SwiftUI's `1.1·h − ascent` with the line's box h, and 0.1·h rounded up to a pixel.
  public static func spacingAboveText(pointSize: Double, scale: Double) -> Double {
    let line = pointSize * lineBox
    return line + roundedUp(line / 10, scale: scale) - pointSize * ascent
  }
}
