import HeroCore

/// Changes how a view is drawn.
struct DrawingEffectModifier: EffectModifier {
  let effect: Effect
  let name: String

  static var step: String { "effect" }

  func effect(in context: ResolveContext) -> Effect { effect }

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    context.resolve(content).map { context.wrap($0, step: name, effect: effect) }
  }
}

extension View {
  private func effect(_ effect: Effect, _ name: String) -> some View {
    modifier(DrawingEffectModifier(effect: effect, name: name))
  }

  /// Fades the view as one group; 0 is unseen, 1 is opaque.
  public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity), "opacity") }

  /// Hides the view and keeps its place.
  public func hidden() -> some View { opacity(0).allowsHitTesting(false) }

  /// Moves the view without moving its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    effect(.offset(Vector(dx: Double(x), dy: Double(y))), "offset")
  }

  /// Moves the view without moving its place, in points.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the view without changing its place.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { effect(.scale(x: Double(x), y: Double(y), anchor: anchor), "scaleEffect") }

  /// Scales the view without changing its place.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view without changing its place.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns the view without changing its place.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor: anchor), "rotationEffect")
  }

  /// Softens the view; a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: max(0, Double(radius))), "blur")
  }

  /// Cuts off what is drawn outside the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    effect(.clip(.rectangle), "clipped")
  }

  /// Cuts off what is drawn outside a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape))
  }

  /// Cuts the corners of the view round; a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Draws a soft copy of the view's outline behind it.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowModifier(
        color: color, radius: max(0, Double(radius)), offset: Vector(dx: Double(x), dy: Double(y))))
  }
}

/// Cuts off what is drawn outside a shape.
struct ClipModifier<S: Shape>: EffectModifier {
  let shape: S

  static var step: String { "clipShape" }

  func effect(in context: ResolveContext) -> Effect { .clip(shape.boxShape) }
}

/// Draws a soft copy of the outline.
struct ShadowModifier: EffectModifier {
  let color: Color
  let radius: Double
  let offset: Vector

  func effect(in context: ResolveContext) -> Effect {
    .shadow(
      SceneNode.Shadow(
        color: color.resolved(in: context.environment), radius: radius, offset: offset))
  }
}
