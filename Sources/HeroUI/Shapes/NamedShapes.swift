import HeroCore

/// How an edge turns into a corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle, or Apple's softer curve.
  case circular, continuous

  var core: CornerStyle { self == .circular ? .circular : .continuous }
}

/// A box.
public nonisolated struct Rectangle: InsettableShape, NamedShape, Hashable {
  var amount: CGFloat = 0

  /// Creates a box.
  public init() {}

  nonisolated var named: BoxShape { BoxShape.rectangle.insetIfNeeded(by: amount) }

  /// A smaller box.
  public nonisolated func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A box with round corners.
public nonisolated struct RoundedRectangle: InsettableShape, NamedShape, Hashable {
  /// The size of a corner, in points.
  public var cornerSize: CGSize
  /// How an edge turns into a corner.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Creates a box from the size of its corners; the larger side is the radius.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Creates a box from the radius of its corners, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated var named: BoxShape {
    let radius = Double(max(cornerSize.width, cornerSize.height))
    return BoxShape.roundedRectangle(CornerRadii(all: radius), style: style.core)
      .insetIfNeeded(by: amount)
  }

  /// A smaller box with smaller corners.
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// The radii of the four corners of a box, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of each corner, in points.
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
  /// Creates radii corner by corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A box whose corners have radii of their own.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, NamedShape, Hashable {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How an edge turns into a corner.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Creates a box from its radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Creates a box from its radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  nonisolated var named: BoxShape {
    BoxShape.roundedRectangle(
      CornerRadii(
        topLeading: Double(cornerRadii.topLeading), topTrailing: Double(cornerRadii.topTrailing),
        bottomTrailing: Double(cornerRadii.bottomTrailing),
        bottomLeading: Double(cornerRadii.bottomLeading)), style: style.core
    ).insetIfNeeded(by: amount)
  }

  /// A smaller box with smaller corners.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A box whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape, NamedShape, Hashable {
  /// How an edge turns into a corner.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  nonisolated var named: BoxShape {
    BoxShape.capsule(style: style.core).insetIfNeeded(by: amount)
  }

  /// A smaller capsule.
  public nonisolated func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A circle.
public nonisolated struct Circle: InsettableShape, NamedShape, Hashable {
  var amount: CGFloat = 0

  /// Creates a circle.
  public init() {}

  nonisolated var named: BoxShape { BoxShape.circle.insetIfNeeded(by: amount) }

  /// A smaller circle.
  public nonisolated func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.amount += amount
    return copy
  }

  /// The largest square in the proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }
}

/// An ellipse that touches all four edges.
public nonisolated struct Ellipse: InsettableShape, NamedShape, Hashable {
  var amount: CGFloat = 0

  /// Creates an ellipse.
  public init() {}

  nonisolated var named: BoxShape { BoxShape.ellipse.insetIfNeeded(by: amount) }

  /// A smaller ellipse.
  public nonisolated func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension BoxShape {
  fileprivate func insetIfNeeded(by amount: CGFloat) -> BoxShape {
    amount == 0 ? self : .inset(self, by: Double(amount))
  }
}

extension Shape where Self == Rectangle {
  /// A box.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A box with round corners, a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
  /// A box with round corners of a size, in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A box whose corners have radii of their own.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  /// A box whose corners have radii of their own, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
extension Shape where Self == Capsule {
  /// A box whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
  /// A box whose shorter sides are half circles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
