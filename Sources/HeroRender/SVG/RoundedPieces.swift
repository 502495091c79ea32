import HeroCore

/// A rounded box that changes its size, taken apart into corners of one form.
///
/// Exists only if all four corners have the same form at all moments, up to their size: so it is for
/// any radius that the box has room for, circular or continuous, and for capsules.
struct RoundedPieces {
  /// The box, and how far from its corners the round begins, at each moment.
  let boxes: [(box: Rect, reach: Double)?]
  /// The corner at the top left for reach 1.
  let cornerData: String

  /// The commands of a rounded box: from the middle of the right edge, clockwise.
  private static let structure = "m" + String(repeating: "lccc", count: 4) + "z"

  /// Takes outlines apart; `nil` if they are not of the kind.
  ///
  /// - Parameters:
  ///   - structure: Their commands.
  ///   - outlines: Their coordinates at each moment.
  init?(_ structure: String, _ outlines: [[Double]?]) {
    guard structure == Self.structure else { return nil }
    var form: [Point]?
    var boxes: [(box: Rect, reach: Double)?] = []
    for outline in outlines {
      guard let outline else {
        boxes.append(nil)
        continue
      }
      guard let sample = RoundedSample(outline) else { return nil }
      // Half a tolerance here, half for the fit of the movement.
      let limit = SVGProperty.positionTolerance / 2
      if let form {
        for (one, other) in zip(form, sample.form)
        where max((one.x - other.x).magnitude, (one.y - other.y).magnitude) * sample.reach > limit {
          return nil
        }
      } else {
        form = sample.form
      }
      boxes.append((sample.box, sample.reach))
    }
    guard let form else { return nil }
    self.boxes = boxes
    cornerData = Self.data(form)
  }

  /// The corner, made larger on the inside, so that no seam shows where it meets the other pieces.
  ///
  /// It grows at 45° from the ends of the curve, so it stays inside even where the opposite corner
  /// begins at once, as in a capsule or a circle.
  private static func data(_ form: [Point]) -> String {
    let more = 0.5
    let inside = [
      Point(x: 1 + more, y: more), Point(x: 1 + more, y: 1 + more), Point(x: more, y: 1 + more),
    ]
    return svgPathData(
      structure: "mccclllz", coordinates: (form + inside).flatMap { [$0.x, $0.y] }, places: 4)
  }
}

/// One moment of a rounded box.
private struct RoundedSample {
  let box: Rect
  let reach: Double
  /// The corner for reach 1, from the left edge to the top one, as ten points.
  let form: [Point]

  init?(_ outline: [Double]) {
    let points = stride(from: 0, to: outline.count, by: 2).map {
      Point(x: outline[$0], y: outline[$0 + 1])
    }
    // After the start, ten points for each corner: bottom right, bottom left, top left, top right.
    let corners = (0..<4).map { Array(points[(1 + 10 * $0)..<(11 + 10 * $0)]) }
    let (right, bottom) = (corners[0][0].x, corners[0][9].y)
    let (left, top) = (corners[2][0].x, corners[2][9].y)
    box = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let reach = bottom - corners[0][0].y
    self.reach = reach
    guard reach > 1e-6 else { return nil }

    let limit = SVGProperty.positionTolerance / 4 / reach
    var form: [Point]?
    for (index, corner) in corners.enumerated() {
      let place = Point(x: index == 1 || index == 2 ? left : right, y: index < 2 ? bottom : top)
      let inward = corner.map {
        Point(x: ($0.x - place.x).magnitude / reach, y: ($0.y - place.y).magnitude / reach)
      }
      // Bottom left and top right are run through the other way.
      let ordered = index % 2 == 0 ? inward : inward.reversed()
      if let form {
        for (one, other) in zip(form, ordered)
        where max((one.x - other.x).magnitude, (one.y - other.y).magnitude) > limit { return nil }
      } else {
        form = ordered
      }
    }
    guard let form, let last = form.last, (last.x - 1).magnitude <= limit else { return nil }
    self.form = form
  }
}
