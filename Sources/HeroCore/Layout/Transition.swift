/// How a view comes and goes.
public struct Transition: Hashable, Sendable {
  /// How a view looks that is not there yet, or not any more.
  public enum Absence: Hashable, Sendable {
    /// Fades to this opacity.
    case opacity(Double)
    /// Stands this far away, in points.
    case offset(Vector)
    /// Is scaled about a unit point of its frame.
    case scale(x: Double, y: Double, anchor: UnitPoint)
    /// Stands beside its place, its own size away over an edge.
    case edge(SafeAreaIgnoringLayout.Edge)
    /// Is softened by a radius in points.
    case blur(radius: Double)
    /// Is turned about a unit point of its frame.
    case rotation(Angle, anchor: UnitPoint)
    /// Looks as the ``AbsentLook`` in the traits of the view says.
    case look
  }

  /// How it looks before it has come in.
  public var insertion: [Absence]
  /// How it looks after it has gone out.
  public var removal: [Absence]
  /// The animation it brings along for coming in, in place of the update's.
  public var insertionAnimation: Animation?
  /// The animation it brings along for going out, in place of the update's.
  public var removalAnimation: Animation?

  /// Creates a transition from its two ends.
  public init(
    insertion: [Absence], removal: [Absence], insertionAnimation: Animation? = nil,
    removalAnimation: Animation? = nil
  ) {
    (self.insertion, self.removal) = (insertion, removal)
    (self.insertionAnimation, self.removalAnimation) = (insertionAnimation, removalAnimation)
  }

  /// Fades, as a view does by default.
  public static let opacity = Transition(insertion: [.opacity(0)], removal: [.opacity(0)])
  /// Comes and goes at once.
  public static let identity = Transition(insertion: [], removal: [])
}
