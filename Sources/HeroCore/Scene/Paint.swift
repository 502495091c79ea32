/// What an area is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(ResolvedColor)
  /// Colours along a line between two unit points of the node's frame; the end colours go on beyond.
  case linearGradient(Gradient, start: UnitPoint, end: UnitPoint)
  /// Colours around a centre, between two radii in points.
  case radialGradient(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Colours around a centre by angle, clockwise from `start` to `end`.
  case angularGradient(Gradient, center: UnitPoint, start: Angle, end: Angle)
}

/// Colours at places from 0 to 1, and the space in which those between them are mixed.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it stands, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: ResolvedColor
    /// The place from 0 to 1; places do not decrease along a gradient.
    public var location: Double

    /// Creates a stop.
    public init(color: ResolvedColor, location: Double) {
      (self.color, self.location) = (color, location)
    }
  }

  /// How colours between two stops are made.
  public enum ColorSpace: Hashable, Sendable {
    /// Component by component in sRGB, as `.device` does.
    case device
    /// Through Oklab, premultiplied, as iOS 16 and later do by default.
    case perceptual
  }

  /// The stops in order; at least one.
  public var stops: [Stop]
  /// The mixing space.
  public var colorSpace: ColorSpace

  /// Creates a gradient from its stops.
  ///
  /// Traps without a stop: a gradient without colours cannot be drawn.
  public init(stops: [Stop], colorSpace: ColorSpace = .perceptual) {
    precondition(!stops.isEmpty, "a gradient needs a stop")
    (self.stops, self.colorSpace) = (stops, colorSpace)
  }

  /// Creates a gradient with evenly spaced colours.
  public init(colors: [ResolvedColor], colorSpace: ColorSpace = .perceptual) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) },
      colorSpace: colorSpace)
  }
}
