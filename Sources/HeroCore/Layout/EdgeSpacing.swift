/// How much room a view prefers above and below it, from which stacks take their default spacing.
///
/// - Source: SwiftUI keeps text metrics as a spacing category; padding and frames reset them, and two
///   views without a category in common are 8 pt apart.
public enum EdgeSpacing: Hashable, Sendable {
  /// The fallback of 8 pt: padded or framed views.
  case standard
  /// A picture or a shape, which prefers no room of its own next to text.
  case plain
  /// A spacer, which wants no room at all.
  case spacer
  /// A line of text of this font size, whose further lines are `leading` apart.
  case text(size: Double, leading: Double, scale: Double)

  /// The distance between the bottom of one view and the top of the next, in points.
  public static func distance(below upper: EdgeSpacing, above lower: EdgeSpacing) -> Double {
    switch (upper, lower) {
    case (.spacer, _), (_, .spacer): 0
    case (.text, .text(let size, let leading, let scale)):
      TypeTable.spacingBetweenTexts(lowerPointSize: size, leading: leading, scale: scale)
    case (.text(let size, _, let scale), .plain):
      TypeTable.spacingBelowText(pointSize: size, scale: scale)
    case (.plain, .text(let size, _, let scale)):
      TypeTable.spacingAboveText(pointSize: size, scale: scale)
    case (.standard, _), (_, .standard), (.plain, .plain): TypeTable.standardSpacing
    }
  }
}
