import HeroCore

/// Distances from the four edges of a UIKit view, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from each edge, in points.
  public var top, left, bottom, right: CGFloat

  /// Creates insets edge by edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// No distance from any edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distance from any edge.
  public static let zero = UIEdgeInsets()
}

extension EdgeInsets {
  /// The same distances; left is leading.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
