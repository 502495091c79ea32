/// A shape described by how it fills the box it is given.
public enum BoxShape: Hashable, Sendable {
  /// The box itself.
  case rectangle
  /// The box with its corners cut round.
  case roundedRectangle(CornerRadii, style: CornerStyle)
  /// A rounded rectangle whose radius is half its shorter side.
  case capsule(style: CornerStyle)
  /// The largest centred circle.
  case circle
  /// The ellipse that touches all four edges.
  case ellipse
  /// A fixed outline, drawn from the box's top-left corner and never stretched.
  case path(Path)
  /// An outline that code of its own draws in the box.
  case custom(CustomShape)
  /// Another shape in the box with each edge moved inward by a distance in points.
  indirect case inset(BoxShape, by: Double)
}

/// How an edge turns into a corner.
public enum CornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's curve without a jump in curvature, which starts 1.53 radii before the corner.
  case continuous
}

/// The radius of each corner, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at each corner, in points; negative ones are drawn as 0.
  public var topLeading, topTrailing, bottomTrailing, bottomLeading: Double

  /// Creates radii corner by corner.
  public init(
    topLeading: Double = 0, topTrailing: Double = 0, bottomTrailing: Double = 0,
    bottomLeading: Double = 0
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomTrailing, self.bottomLeading) = (bottomTrailing, bottomLeading)
  }

  /// The same radius at every corner.
  public init(all radius: Double) {
    self.init(
      topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
  }

  /// The largest of the four, which is what a trace reports.
  public var largest: Double { max(topLeading, topTrailing, bottomTrailing, bottomLeading) }
}
