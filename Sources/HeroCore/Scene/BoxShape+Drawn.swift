extension BoxShape {
  /// The box that the shape touches when it fills `box`: its square for a circle, and so on.
  ///
  /// A fixed path is taken to fill its box. Extents are never negative.
  package func drawnBox(in box: Rect) -> Rect {
    let box = Rect(
      x: box.minX, y: box.minY, width: max(0, box.width), height: max(0, box.height))
    switch self {
    case .rectangle, .roundedRectangle, .capsule, .ellipse, .path, .custom: return box
    case .circle:
      let side = min(box.width, box.height)
      return Rect(
        x: box.center.x - side / 2, y: box.center.y - side / 2, width: side, height: side)
    case .inset(let shape, let distance):
      return shape.drawnBox(in: box.inset(by: Insets(all: distance)))
    }
  }

  /// The radius of the corners as they are drawn in `box`, in points; `nil` for a shape without.
  ///
  /// Of unequal corners it is the largest. A radius is at most half the shorter side, and an inset
  /// shortens it by as much as it moves the edges.
  package func drawnCornerRadius(in box: Rect) -> Double? {
    let drawn = drawnBox(in: box)
    let limit = min(drawn.width, drawn.height) / 2
    return switch self {
    case .rectangle, .ellipse, .path, .custom: nil
    case .roundedRectangle(let radii, _): min(max(0, radii.largest), limit)
    case .capsule, .circle: limit
    case .inset(let shape, let distance): shape.insetRadius(distance, limit: limit)
    }
  }

  /// The radius of a shape whose edges were moved inward by `distance`.
  private func insetRadius(_ distance: Double, limit: Double) -> Double? {
    switch self {
    case .rectangle, .ellipse, .path, .custom: nil
    case .roundedRectangle(let radii, _): min(max(0, radii.largest - distance), limit)
    case .capsule, .circle: limit
    case .inset(let shape, let more): shape.insetRadius(distance + more, limit: limit)
    }
  }

  /// Upright rectangles that lie inside the shape when it fills a box, without overlap; those that
  /// are easily told, none for a curve.
  package func insideBoxes(in whole: Rect) -> [Rect] {
    let box = drawnBox(in: whole)
    switch self {
    case .rectangle: return [box]
    case .roundedRectangle(let radii, let style):
      let half = min(box.width, box.height) / 2
      /// As far as the larger of two corners takes up an edge.
      func reach(_ first: Double, _ second: Double) -> Double {
        min(max(0, first, second), half) * (style == .continuous ? CornerCurve.reach : 1)
      }
      let (top, bottom) = (
        reach(radii.topLeading, radii.topTrailing), reach(radii.bottomLeading, radii.bottomTrailing)
      )
      let (left, right) = (
        reach(radii.topLeading, radii.bottomLeading), reach(radii.topTrailing, radii.bottomTrailing)
      )
      // Between the upper and the lower corners, above that between the upper ones, and below.
      let middle = box.inset(by: Insets(top: top, bottom: bottom))
      let column = box.inset(by: Insets(leading: left, trailing: right))
      let threeBoxes = [
        middle, Rect(x: column.minX, y: box.minY, width: column.width, height: top),
        Rect(x: column.minX, y: middle.maxY, width: column.width, height: bottom),
      ]
      let boxes = middle.height > 0 ? threeBoxes : [column]
      // Where corners take up a whole edge, or none of it, some have no extent.
      return boxes.filter { $0.width > 0 && $0.height > 0 }
    case .capsule(let style):
      let half = min(box.width, box.height) / 2
      return BoxShape.roundedRectangle(CornerRadii(all: half), style: style).insideBoxes(in: box)
    case .inset(let shape, let distance):
      return shape.lessRound(by: distance).insideBoxes(in: whole.inset(by: Insets(all: distance)))
    case .circle, .ellipse, .path, .custom: return []
    }
  }
}
