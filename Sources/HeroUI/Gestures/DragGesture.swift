import HeroCore

/// A finger that moves.
public struct DragGesture: PrimitiveGesture {
  /// Never called: the gesture follows fingers itself.
  public typealias Body = Never

  /// Where a finger is and where it came from.
  public struct Value: Equatable, Sendable {
    /// When the finger was there.
    public var time: Foundation.Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it was set down.
    public var startLocation: CGPoint
    /// How fast it moves, in points per second.
    public var velocity: CGSize

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest.
    ///
    /// - Source: a quarter of a second further with the velocity it has, as SwiftUI predicts.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far it would have come at rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far the finger has to move to be taken for dragging, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are told.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  /// Creates a gesture.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  func makeTracker() -> GestureTracker<Value> {
    var start: (display: Point, local: Point)?
    var isActive = false
    let (least, space) = (Double(minimumDistance), coordinateSpace)
    return GestureTracker { moment in
      let local = moment.place(moment.location, space)
      let first = start ?? (moment.location, local)
      start = first
      // The distance counts on the display, whatever the view does meanwhile.
      let way = moment.location - first.display
      if (way.dx * way.dx + way.dy * way.dy).squareRoot() >= least { isActive = true }
      guard isActive else { return moment.phase == .ended ? .failed : .possible }
      let value = Value(
        time: .now, location: CGPoint(local), startLocation: CGPoint(first.local),
        velocity: CGSize(width: moment.velocity.dx, height: moment.velocity.dy))
      return moment.phase == .ended ? .ended(value) : .active(value)
    }
  }
}
