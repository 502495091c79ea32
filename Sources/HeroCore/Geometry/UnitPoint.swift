/// A place in a box as fractions of its width and height; (0, 0) is top left, (1, 1) bottom right.
public struct UnitPoint: Hashable, Sendable {
  /// The fractions; values outside 0…1 lie outside the box.
  public var x, y: Double

  /// Creates a unit point; the top-left corner unless told otherwise.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }

  /// The top-left corner, by the name SwiftUI gives it.
  public static let zero = UnitPoint()
  /// The middle of the box.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top-left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top-right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom-left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom-right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
