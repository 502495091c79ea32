/// An upright rectangle: its top-left corner and its size, in points.
public struct Rect: Hashable, Sendable {
  /// The top-left corner.
  public var origin: Point

  /// The extents.
  public var size: Size

  /// Creates a rectangle from its corner and its size.
  public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle from four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle at the origin without extent.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The extent from left to right.
  public var width: Double { size.width }
  /// The extent from top to bottom.
  public var height: Double { size.height }
  /// The middle.
  public var center: Point { point(at: .center) }

  /// The place at a unit point of the rectangle: (0, 0) is top left, (1, 1) is bottom right.
  public func point(at anchor: UnitPoint) -> Point {
    Point(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }

  /// The rectangle moved by a displacement.
  public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }

  /// The rectangle with each edge moved inward; negative insets grow it, and extents stop at 0.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Whether the place lies inside; the left and top edges belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The part that both have in common; without extent where there is none.
  public func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }

  /// The rectangle whose origin and far corner lie on whole pixels, ties up.
  ///
  /// - Parameter scale: Pixels per point; positive.
  /// - Returns: The rounded rectangle; its size is the difference of the two corners.
  /// - Source: SwiftUI rounds the origin and the far corner of a leaf; the size is the difference.
  public func roundedToPixels(scale: Double) -> Rect {
    // A millionth of a pixel below a tie is noise: both edges of a box must fall to the same side.
    func snap(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (x, y) = (snap(minX), snap(minY))
    return Rect(x: x, y: y, width: snap(maxX) - x, height: snap(maxY) - y)
  }
}
