import HeroCore

/// Some of the corners of a box.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// One corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// One corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// One corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline as Core Graphics keeps it.
public class CGPath: @unchecked Sendable {
  fileprivate(set) var core: HeroCore.Path
  init(_ core: HeroCore.Path) { self.core = core }

  /// The box around the outline, in points.
  public var boundingBox: CGRect { CGRect(core.bounds) }
}

/// An outline as Core Graphics draws it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty outline.
  public init() { super.init(HeroCore.Path()) }
  /// Starts a new piece.
  public func move(to point: CGPoint) { core.move(to: Point(point)) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { core.line(to: Point(point)) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    core.curve(to: Point(end), control1: Point(control1), control2: Point(control2))
  }
  /// Closes the current piece.
  public func closeSubpath() { core.close() }
}

extension Path {
  /// An outline of Core Graphics.
  public init(_ path: CGPath) { self.init(path.core) }
  /// The outline for Core Graphics.
  public var cgPath: CGPath { CGPath(core) }
}

/// An outline of UIKit.
public final class UIBezierPath {
  private var path: Path

  /// Creates an empty outline.
  public init() { path = Path() }
  /// Creates a box.
  public init(rect: CGRect) { path = Path(rect) }
  /// Creates an ellipse in a box.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// Creates a box with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
  }
  /// Creates a box some of whose corners are round.
  ///
  /// UIKit draws its continuous corner with the width of `cornerRadii`, as far as half the box.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = min(Double(cornerRadii.width), Double(min(rect.width, rect.height)) / 2)
    func at(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? max(0, radius) : 0 }
    let radii = CornerRadii(
      topLeading: at(.topLeft), topTrailing: at(.topRight), bottomTrailing: at(.bottomRight),
      bottomLeading: at(.bottomLeft))
    path = Path(BoxShape.roundedRectangle(radii, style: .continuous).path(in: Rect(rect)))
  }
  /// Creates an arc.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Creates an outline from one of Core Graphics.
  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// The outline for Core Graphics.
  public var cgPath: CGPath { path.cgPath }
  /// The box around the outline, in points.
  public var bounds: CGRect { path.boundingRect }
  /// Starts a new piece.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds an arc; angles in radians, clockwise as it is seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's clockwise is meant on screen, SwiftUI's where y grows upward.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  /// Adds another outline.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Closes the current piece.
  public func close() { path.closeSubpath() }
}

extension Path {
  /// The outline of one of UIKit.
  public init(_ path: UIBezierPath) { self.init(path.cgPath) }
}
