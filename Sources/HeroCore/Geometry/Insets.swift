/// Distances inward from the four edges, in points; negative ones point outward.
public struct Insets: Hashable, Sendable {
  /// The distance from each edge, in points.
  public var top, leading, bottom, trailing: Double

  /// Creates insets edge by edge.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same distance from every edge.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// No distance from any edge.
  public static let zero = Insets()

  /// The sum of the two distances along an axis.
  public subscript(axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The distances of both, edge by edge.
  public static func + (first: Insets, second: Insets) -> Insets {
    Insets(
      top: first.top + second.top, leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
  }
}
