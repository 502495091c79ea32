/// The curve that rounds one corner, in the coordinates of that corner.
///
/// A place is given by how far it lies from the corner back along the incoming edge, `a`, and on
/// along the outgoing edge, `b`.
struct CornerCurve {
  /// Ten places for radius 1: a start, then for each of three cubic curves two control points and an
  /// end.
  private typealias Outline = [(a: Double, b: Double)]

  private let radius: Double
  private let outline: Outline

  /// Creates a corner.
  ///
  /// - Parameters:
  ///   - radius: The radius in points; not more than either room.
  ///   - style: A quarter circle, or Apple's continuous curve.
  ///   - horizontalRoom: How much of the horizontal edge the corner may use, in points.
  ///   - verticalRoom: How much of the vertical edge the corner may use, in points.
  init(radius: Double, style: CornerStyle, horizontalRoom: Double, verticalRoom: Double) {
    self.radius = radius
    switch style {
    case .circular: outline = CornerCurve.circular
    case .continuous:
      // With room for the whole curve it is Apple's. With less it becomes a quarter circle by the
      // smaller of the two edges' shares, our own construction: so that a capsule ends in true half
      // circles, and no shape jumps while it shrinks. How near it is to Apple's is not measured.
      let room = radius > 0 ? min(horizontalRoom, verticalRoom) / radius : 0
      let reach = min(max(room, 1), CornerCurve.reach)
      let blend = (reach - 1) / (CornerCurve.reach - 1)
      outline = zip(CornerCurve.circular, CornerCurve.continuous).map { circle, smooth in
        (circle.a + (smooth.a - circle.a) * blend, circle.b + (smooth.b - circle.b) * blend)
      }
    }
  }

  /// Adds the line to the start of the corner, then the corner.
  ///
  /// - Parameters:
  ///   - path: The outline so far, on the incoming edge.
  ///   - place: The place on the plane for distances along the two edges.
  func add(to path: inout Path, place: (_ a: Double, _ b: Double) -> Point) {
    func point(_ index: Int) -> Point {
      place(outline[index].a * radius, outline[index].b * radius)
    }
    path.line(to: point(0))
    guard radius > 0 else { return }
    for index in stride(from: 1, to: 10, by: 3) {
      path.curve(to: point(index + 2), control1: point(index), control2: point(index + 1))
    }
  }

  /// How far from the corner the continuous curve starts, in radii.
  static let reach = 1.528665

  /// Apple's curve.
  ///
  /// - Source: the constants of `UIBezierPath(roundedRect:cornerRadius:)`, found independently by
  ///   PaintCode and in ChouTiUI; both agree to `1e-6`. The middle passes the corner's diagonal at
  ///   0.2915 radii, a circle at 0.2929.
  private static let continuous: Outline = [
    (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060),
    (0.169060, 0.372824), (0.074911, 0.631494), (0, 0.868407), (0, 1.088493), (0, 1.528665),
  ]

  /// A quarter circle in three arcs, split at the angles at which the continuous curve is.
  ///
  /// - Source: an arc of angle θ is within `1e-6` of the cubic curve with tangents `4/3·tan(θ/4)`.
  private static let circular: Outline = {
    // The angle, from the start of the quarter, of the joint (0.631494, 0.074911) seen from (1, 1).
    let joint = 0.379080166
    let angles: [Double] = [0, joint, .pi / 2 - joint, .pi / 2]
    var outline: Outline = [(1, 0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let quarter = (to - from) / 4
      let tangent = 4.0 / 3 * sine(quarter) / cosine(quarter)
      let (start, end) = ((sine(from), cosine(from)), (sine(to), cosine(to)))
      outline.append((1 - start.0 - tangent * start.1, 1 - start.1 + tangent * start.0))
      outline.append((1 - end.0 + tangent * end.1, 1 - end.1 - tangent * end.0))
      outline.append((1 - end.0, 1 - end.1))
    }
    return outline
  }()
}
