import HeroCore

/// Colours and where they stand, from 0 to 1.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// How colours between two stops are made.
  public enum ColorSpace: Hashable, Sendable {
    /// Component by component in sRGB.
    case device
    /// As the eye sees them.
    case perceptual
  }

  /// The stops, in order.
  public var stops: [Stop]
  var space = ColorSpace.perceptual

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient with evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The same gradient, mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var copy = self
    copy.space = space
    return copy
  }

  /// A line from top to bottom.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle { .linearGradient(resolved(in: $0), start: .top, end: .bottom) }
  }

  func resolved(in environment: EnvironmentValues) -> HeroCore.Gradient {
    var place = 0.0
    let stops = stops.map { stop in
      place = max(place, Double(stop.location))
      return HeroCore.Gradient.Stop(
        color: stop.color.resolved(in: environment), location: place)
    }
    return HeroCore.Gradient(
      stops: stops.isEmpty ? [.init(color: .clear, location: 0)] : stops,
      colorSpace: space == .device ? .device : .perceptual)
  }
}

/// Colours along a line.
public nonisolated struct LinearGradient: ShapeStyle, View, LeafView, Hashable, Sendable {
  /// Never called: a gradient fills what it is offered.
  public typealias Body = Never

  let gradient: Gradient
  let start, end: UnitPoint

  /// Creates a gradient between two unit points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }

  /// Creates a gradient with evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient as it is drawn.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle { .linearGradient(gradient.resolved(in: $0), start: start, end: end) }
  }

  @MainActor func leaf(in context: ResolveContext) -> Leaf {
    .paint(paint(in: context.environment))
  }
}

/// Colours around a point, by distance.
public nonisolated struct RadialGradient: ShapeStyle, View, LeafView, Hashable, Sendable {
  /// Never called: a gradient fills what it is offered.
  public typealias Body = Never

  let gradient: Gradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat

  /// Creates a gradient between two radii, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Creates a gradient with evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient from stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient as it is drawn.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle {
      .radialGradient(
        gradient.resolved(in: $0), center: center, startRadius: startRadius, endRadius: endRadius)
    }
  }

  @MainActor func leaf(in context: ResolveContext) -> Leaf {
    .paint(paint(in: context.environment))
  }
}

/// Colours around a point, by angle.
public nonisolated struct AngularGradient: ShapeStyle, View, LeafView, Hashable, Sendable {
  /// Never called: a gradient fills what it is offered.
  public typealias Body = Never

  let gradient: Gradient
  let center: UnitPoint
  let start, end: Angle

  /// Creates a gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) { (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle) }

  /// Creates a gradient once around, from an angle on.
  public init(gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .radians(angle.radians + 2 * .pi))
  }

  /// Creates a gradient once around, with evenly spaced colours.
  public init(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient once around, from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Creates a gradient from stops between two angles.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient with evenly spaced colours between two angles.
  public init(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The gradient as it is drawn.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle {
      .angularGradient(gradient.resolved(in: $0), center: center, start: start, end: end)
    }
  }

  @MainActor func leaf(in context: ResolveContext) -> Leaf {
    .paint(paint(in: context.environment))
  }
}

extension Color {
  /// A gentle gradient, lighter at the top, that ends in the colour.
  ///
  /// - Accuracy: Apple's formula is not public. Raising the lightness of the top by 0.145 comes within
  ///   a few units of what has been measured.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

/// The gradient of a single colour.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  let color: Color

  /// The gradient as it is drawn.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle { environment in
      let base = color.resolved(in: environment)
      return .linearGradient(
        HeroCore.Gradient(colors: [base.lightened(by: 0.145), base], colorSpace: .device),
        start: .top, end: .bottom)
    }
  }
}

extension ResolvedColor {
  /// The colour with its HSL lightness raised, hue and saturation kept.
  fileprivate func lightened(by amount: Double) -> ResolvedColor {
    let parts = [red, green, blue]
    let (high, low) = (parts.max() ?? 0, parts.min() ?? 0)
    let lightness = (high + low) / 2
    let target = min(lightness + amount, 1)
    let chroma = 1 - abs(2 * lightness - 1)
    let saturation = chroma > 0 ? (high - low) / chroma : 0
    let newChroma = (1 - abs(2 * target - 1)) * saturation
    func component(_ value: Double) -> Double {
      high > low ? target + ((value - low) / (high - low) - 0.5) * newChroma : target
    }
    return ResolvedColor(
      red: component(red), green: component(green), blue: component(blue), opacity: opacity)
  }
}
