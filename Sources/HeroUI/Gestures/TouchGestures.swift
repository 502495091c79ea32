import HeroCore

/// A finger that taps.
public struct TapGesture: PrimitiveGesture {
  /// Never called: the gesture follows fingers itself.
  public typealias Body = Never
  /// Nothing is told.
  public typealias Value = Void

  /// How often it taps.
  public var count: Int

  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }

  func makeTracker() -> GestureTracker<Void> {
    SpatialTapGesture(count: count).makeTracker().mapped { _ in () }
  }
}

/// A finger that taps somewhere.
public struct SpatialTapGesture: PrimitiveGesture {
  /// Never called: the gesture follows fingers itself.
  public typealias Body = Never

  /// Where a finger taps.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// How often it taps.
  public var count: Int
  /// The space in which the place is told.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  /// How far a finger may stray, in points.
  static let mostStray = 10.0
  /// How soon the next tap must come, and how long one may last before it is a press, in seconds.
  static let (longestPause, longestTap) = (0.35, 0.5)

  func makeTracker() -> GestureTracker<Value> {
    var start: TouchMoment?
    var (taps, lastEnd) = (0, -Double.infinity)
    let (count, space) = (count, coordinateSpace)
    return GestureTracker { moment in
      switch moment.phase {
      case .began:
        if moment.time - lastEnd > Self.longestPause { taps = 0 }
        start = moment
        return .possible
      case .moved, .ended:
        guard let start else { return .failed }
        let way = moment.location - start.location
        guard way.dx * way.dx + way.dy * way.dy <= Self.mostStray * Self.mostStray else {
          return .failed
        }
        guard moment.time - start.time < Self.longestTap else { return .failed }
        guard moment.phase == .ended else { return .possible }
        (taps, lastEnd) = (taps + 1, moment.time)
        guard taps >= count else { return .possible }
        return .ended(Value(location: CGPoint(moment.place(moment.location, space))))
      }
    }
  }
}

/// A finger that stays where it is.
public struct LongPressGesture: PrimitiveGesture {
  /// Never called: the gesture follows fingers itself.
  public typealias Body = Never
  /// Whether the finger is down.
  public typealias Value = Bool

  /// How long the finger has to stay, in seconds.
  public var minimumDuration: Double
  /// How far it may stray, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  func makeTracker() -> GestureTracker<Bool> {
    var start: TouchMoment?
    let (duration, distance) = (minimumDuration, Double(maximumDistance))
    return GestureTracker { moment in
      let first = start ?? moment
      start = first
      let way = moment.location - first.location
      guard way.dx * way.dx + way.dy * way.dy <= distance * distance else { return .failed }
      // Frames are counted in fractions, so the sum of many is a hair's breadth off.
      if moment.time - first.time >= duration - 1e-9 { return .ended(true) }
      return moment.phase == .ended ? .failed : .pending(true)
    }
  }
}

/// Two fingers that part or meet; scripts have one finger, so it is never recognised.
public struct MagnifyGesture: PrimitiveGesture {
  /// Never called: the gesture follows fingers itself.
  public typealias Body = Never

  /// How far two fingers have parted.
  public struct Value: Equatable, Sendable {
    /// The factor on their distance.
    public var magnification: CGFloat
    /// How fast the factor grows, per second.
    public var velocity: CGFloat
    /// The middle between the fingers as a unit point.
    public var startAnchor: UnitPoint
    /// The middle between the fingers.
    public var startLocation: CGPoint
  }

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  func makeTracker() -> GestureTracker<Value> { GestureTracker { _ in .failed } }
}

/// Two fingers that part or meet; scripts have one finger, so it is never recognised.
public struct MagnificationGesture: PrimitiveGesture {
  /// Never called: the gesture follows fingers itself.
  public typealias Body = Never
  /// The factor on their distance.
  public typealias Value = CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  func makeTracker() -> GestureTracker<CGFloat> { GestureTracker { _ in .failed } }
}

/// Two fingers that turn; scripts have one finger, so it is never recognised.
public struct RotateGesture: PrimitiveGesture {
  /// Never called: the gesture follows fingers itself.
  public typealias Body = Never

  /// How far two fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation: Angle
    /// How fast the angle grows, per second.
    public var velocity: Angle
    /// The middle between the fingers as a unit point.
    public var startAnchor: UnitPoint
    /// The middle between the fingers.
    public var startLocation: CGPoint
  }

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  func makeTracker() -> GestureTracker<Value> { GestureTracker { _ in .failed } }
}

/// Two fingers that turn; scripts have one finger, so it is never recognised.
public struct RotationGesture: PrimitiveGesture {
  /// Never called: the gesture follows fingers itself.
  public typealias Body = Never
  /// The angle.
  public typealias Value = Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  func makeTracker() -> GestureTracker<Angle> { GestureTracker { _ in .failed } }
}
