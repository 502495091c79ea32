/// A width and a height, in points; neither is negative in a finished layout.
public struct Size: Hashable, Sendable {
  /// The extents, in points.
  public var width, height: Double

  /// Creates a size from its extents.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// The extent along one axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// A size of which only the extents along the two axes are known by role.
  public init(_ main: Axis, _ length: Double, cross: Double) {
    self =
      main == .horizontal
      ? Size(width: length, height: cross) : Size(width: cross, height: length)
  }
}
