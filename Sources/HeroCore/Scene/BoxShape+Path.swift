extension BoxShape {
  /// The outline of the shape in a box.
  ///
  /// Outlines run clockwise. A rectangle starts at its top-left corner, everything round at the middle
  /// of its right edge, which matters for a trimmed stroke.
  ///
  /// - Parameter rect: The box; a negative extent counts as 0.
  /// - Returns: One closed outline, or the fixed path moved to the box.
  public func path(in rect: Rect) -> Path {
    let box = Rect(
      x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
    let half = min(box.width, box.height) / 2
    switch self {
    case .rectangle: return Path(rectangle: box)
    case .roundedRectangle(let radii, let style):
      return BoxShape.rounded(box, radii.clamped(to: half), style)
    case .capsule(let style): return BoxShape.rounded(box, CornerRadii(all: half), style)
    case .circle:
      return Path(
        ellipseIn: Rect(
          x: box.center.x - half, y: box.center.y - half, width: 2 * half, height: 2 * half))
    case .ellipse: return Path(ellipseIn: box)
    case .path(let path):
      return path.applying(.translation(box.origin - .zero))
    case .custom(let custom): return custom.path(in: box)
    case .inset(let shape, by: let distance):
      return shape.lessRound(by: distance).path(in: box.inset(by: Insets(all: distance)))
    }
  }

  /// Whether a place lies inside the shape; the test that touches are put to.
  ///
  /// - Parameters:
  ///   - point: The place.
  ///   - rect: The box the shape fills.
  /// - Returns: Whether the outline winds around the place.
  public func contains(_ point: Point, in rect: Rect) -> Bool {
    switch self {
    case .rectangle: rect.contains(point)
    case .roundedRectangle, .capsule, .circle, .ellipse, .path, .custom, .inset:
      path(in: rect).contains(point)
    }
  }

  /// The shape in the box with each edge moved inward; negative distances move them outward.
  ///
  /// A rounded rectangle loses the distance from its radii, so its corners stay concentric. A corner
  /// without radius stays sharp, whatever the distance.
  ///
  /// - Parameter distance: How far, in points.
  /// - Returns: The shape; an inset of an inset is one inset.
  public func inset(by distance: Double) -> BoxShape {
    switch self {
    case .inset(let shape, by: let earlier):
      earlier + distance == 0 ? shape : .inset(shape, by: earlier + distance)
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .path, .custom:
      distance == 0 ? self : .inset(self, by: distance)
    }
  }

  /// The shape with its radii made smaller by a distance.
  func lessRound(by distance: Double) -> BoxShape {
    switch self {
    case .roundedRectangle(let radii, let style):
      func less(_ radius: Double) -> Double { radius > 0 ? max(0, radius - distance) : 0 }
      return .roundedRectangle(
        CornerRadii(
          topLeading: less(radii.topLeading), topTrailing: less(radii.topTrailing),
          bottomTrailing: less(radii.bottomTrailing), bottomLeading: less(radii.bottomLeading)),
        style: style)
    case .inset(let shape, by: let earlier):
      return .inset(shape.lessRound(by: distance), by: earlier)
    case .rectangle, .capsule, .circle, .ellipse, .path, .custom: return self
    }
  }

  /// The outline of a rounded rectangle whose radii fit.
  private static func rounded(_ box: Rect, _ radii: CornerRadii, _ style: CornerStyle) -> Path {
    func corner(_ radius: Double, across: Double, along: Double) -> CornerCurve {
      CornerCurve(
        radius: radius, style: style, horizontalRoom: box.width * share(radius, across),
        verticalRoom: box.height * share(radius, along))
    }
    func share(_ radius: Double, _ neighbor: Double) -> Double {
      radius > 0 ? radius / (radius + neighbor) : 0
    }
    let bottomRight = corner(
      radii.bottomTrailing, across: radii.bottomLeading, along: radii.topTrailing)
    let bottomLeft = corner(
      radii.bottomLeading, across: radii.bottomTrailing, along: radii.topLeading)
    let topLeft = corner(radii.topLeading, across: radii.topTrailing, along: radii.bottomLeading)
    let topRight = corner(radii.topTrailing, across: radii.topLeading, along: radii.bottomTrailing)
    let (right, bottom) = (box.maxX, box.maxY)
    var path = Path()
    path.move(to: Point(x: right, y: box.center.y))
    // Each corner comes in along one edge and leaves along the next; `a` and `b` are the distances
    // from the corner back along the first and on along the second.
    bottomRight.add(to: &path) { a, b in Point(x: right - b, y: bottom - a) }
    bottomLeft.add(to: &path) { a, b in Point(x: box.minX + a, y: bottom - b) }
    topLeft.add(to: &path) { a, b in Point(x: box.minX + b, y: box.minY + a) }
    topRight.add(to: &path) { a, b in Point(x: right - a, y: box.minY + b) }
    path.close()
    return path
  }
}

extension CornerRadii {
  /// The radii, each from 0 to a largest value.
  ///
  /// - Source: SwiftUI draws no radius larger than half the shorter side.
  fileprivate func clamped(to largest: Double) -> CornerRadii {
    func clamp(_ radius: Double) -> Double { min(max(radius, 0), largest) }
    return CornerRadii(
      topLeading: clamp(topLeading), topTrailing: clamp(topTrailing),
      bottomTrailing: clamp(bottomTrailing), bottomLeading: clamp(bottomLeading))
  }
}
