import HeroCore

/// An outline made of lines and curves, in points.
public nonisolated struct Path: Shape, Hashable {
  var core: HeroCore.Path

  init(_ core: HeroCore.Path) { self.core = core }

  /// Creates an empty outline.
  public init() { core = HeroCore.Path() }
  /// Creates an outline by drawing it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
  /// Creates a box.
  public init(_ rect: CGRect) { core = BoxShape.rectangle.path(in: Rect(rect)) }
  /// Creates a box with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    core = BoxShape.roundedRectangle(
      CornerRadii(all: Double(cornerRadius)), style: style.core
    ).path(in: Rect(rect))
  }
  /// Creates an ellipse in a box.
  public init(ellipseIn rect: CGRect) { core = BoxShape.ellipse.path(in: Rect(rect)) }

  /// The outline itself, wherever the box is.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { core.isEmpty }
  /// The box around the outline, in points.
  public var boundingRect: CGRect { CGRect(core.bounds) }

  /// Starts a new piece.
  public mutating func move(to point: CGPoint) { core.move(to: Point(point)) }
  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { core.line(to: Point(point)) }
  /// Adds straight lines from one place to the next.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    core.curve(to: Point(end), control1: Point(control1), control2: Point(control2))
  }
  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    // The same curve as a cubic: its controls lie two thirds of the way to the quadratic's.
    guard let start = core.currentPoint else { return }
    let (end, control) = (Point(end), Point(control))
    core.curve(
      to: end, control1: start + (control - start) * (2.0 / 3),
      control2: end + (control - end) * (2.0 / 3))
  }
  /// Adds an arc around a centre.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    // As in Core Graphics, `clockwise` is meant where y grows upward; on screen it turns the other way.
    var sweep = endAngle.radians - startAngle.radians
    if clockwise, sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi
    } else if !clockwise, sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi
    }
    core.arc(
      center: Point(center), radius: Double(radius), from: startAngle, sweep: .radians(sweep))
  }
  /// Adds an arc that touches two lines: to a corner, and from it to an end.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: The end of the line from the corner.
  ///   - radius: The radius, in points.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = core.currentPoint else { return }
    let (corner, end) = (Point(tangent1End), Point(tangent2End))
    let (back, forth) = (start - corner, end - corner)
    let lengths = (
      (back.dx * back.dx + back.dy * back.dy).squareRoot(),
      (forth.dx * forth.dx + forth.dy * forth.dy).squareRoot()
    )
    guard lengths.0 > 0, lengths.1 > 0, radius > 0 else { return core.line(to: corner) }
    let (first, second) = (back * (1 / lengths.0), forth * (1 / lengths.1))
    let (cosine, cross) = (
      first.dx * second.dx + first.dy * second.dy, first.dx * second.dy - first.dy * second.dx
    )
    // On one line there is no arc that touches both.
    guard abs(cross) > 1e-9 else { return core.line(to: corner) }
    // The lines are touched at radius ÷ tan(half the angle between them) from the corner.
    let reach = Double(radius) * (1 + cosine) / abs(cross)
    let (from, to) = (corner + first * reach, corner + second * reach)
    core.line(to: from)
    // A cubic for an arc of π less the angle: controls at 4/3 · tan(a quarter of it) · radius.
    // The sine of half the angle is the cosine of half the arc.
    let half = ((1 - cosine) / 2).squareRoot()
    let pull = 4.0 / 3 * ((1 - half) / (1 + half)).squareRoot() * Double(radius)
    core.curve(to: to, control1: from - first * pull, control2: to - second * pull)
  }
  /// Adds a box.
  public mutating func addRect(_ rect: CGRect) { core.append(Path(rect).core) }
  /// Adds an ellipse in a box.
  public mutating func addEllipse(in rect: CGRect) { core.append(Path(ellipseIn: rect).core) }
  /// Adds a box with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    core.append(
      Path(roundedRect: rect, cornerRadius: max(cornerSize.width, cornerSize.height), style: style)
        .core)
  }
  /// Adds another outline.
  public mutating func addPath(_ path: Path) { core.append(path.core) }
  /// Closes the current piece.
  public mutating func closeSubpath() { core.close() }

  /// The part of the outline between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(core.trimmed(from: Double(from), to: Double(to)))
  }
}
