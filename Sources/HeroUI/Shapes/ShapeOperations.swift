import HeroCore

/// A part of the outline of a shape.
public nonisolated struct TrimmedShape<Base: Shape>: Shape, Animatable {
  var base: Base
  var start, end: CGFloat

  /// The part of the outline.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// The two ends of the part.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }
}

/// A shape that is turned about a unit point of its box.
public nonisolated struct RotatedShape<Base: Shape>: Shape, Animatable {
  var base: Base
  var angle: Angle
  let anchor: UnitPoint

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    let box = Rect(rect)
    return Path(
      base.path(in: rect).core.applying(.rotation(angle, about: box.point(at: anchor))))
  }

  /// The angle, in radians.
  public var animatableData: Double {
    get { angle.radians }
    set { angle = .radians(newValue) }
  }
}

/// A shape that is scaled about a unit point of its box.
public nonisolated struct ScaledShape<Base: Shape>: Shape, Animatable {
  var base: Base
  var x, y: CGFloat
  let anchor: UnitPoint

  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    let center = Rect(rect).point(at: anchor)
    return Path(
      base.path(in: rect).core.applying(.scale(x: Double(x), y: Double(y), about: center)))
  }

  /// The two factors.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

/// A shape that is moved.
public nonisolated struct OffsetShape<Base: Shape>: Shape, Animatable {
  var base: Base
  var x, y: CGFloat

  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    let shift = Vector(dx: Double(x), dy: Double(y))
    return Path(base.path(in: rect).core.applying(.translation(shift)))
  }

  /// The two distances.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(
    from start: CGFloat = 0, to end: CGFloat = 1
  ) -> TrimmedShape<Self> { TrimmedShape(base: self, start: start, end: end) }

  /// The shape turned about a unit point of its box.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> { RotatedShape(base: self, angle: angle, anchor: anchor) }

  /// The shape scaled about a unit point of its box.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> { ScaledShape(base: self, x: x, y: y, anchor: anchor) }

  /// The shape scaled about a unit point of its box.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> { ScaledShape(base: self, x: scale, y: scale, anchor: anchor) }

  /// The shape moved, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(base: self, x: x, y: y)
  }

  /// The shape moved, in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(base: self, x: offset.width, y: offset.height)
  }
}
