import HeroCore

/// Something that fingers do on a view.
///
/// Scripts tap; the other gestures compile and wait.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
}

/// A gesture that a tap may be a part of.
@MainActor protocol TapResponder {
  /// What a tap does; `nil` for nothing.
  var tapAction: (@MainActor () -> Void)? { get }
}

extension Gesture {
  /// Does something while the gesture goes on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(base: self, ended: nil)
  }

  /// Does something when the gesture has ended.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(base: self, ended: action)
  }

  /// Keeps a value while the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> ActingGesture<Self> { ActingGesture(base: self, ended: nil) }

  /// Goes on together with another.
  public func simultaneously<Other: Gesture>(with other: Other) -> JoinedGesture<Self, Other> {
    JoinedGesture(first: self, second: other)
  }
  /// Is followed by another.
  public func sequenced<Other: Gesture>(before other: Other) -> JoinedGesture<Self, Other> {
    JoinedGesture(first: self, second: other)
  }
  /// Comes before another.
  public func exclusively<Other: Gesture>(before other: Other) -> JoinedGesture<Self, Other> {
    JoinedGesture(first: self, second: other)
  }
}

/// A gesture with something to do.
public struct ActingGesture<Base: Gesture>: Gesture, TapResponder {
  /// What the gesture tells.
  public typealias Value = Base.Value
  let base: Base
  let ended: (@MainActor (Base.Value) -> Void)?

  var tapAction: (@MainActor () -> Void)? {
    let inner = (base as? any TapResponder)?.tapAction
    guard let ended, let value = (base as? any TapLike)?.tapValue as? Base.Value else {
      return inner
    }
    return {
      inner?()
      ended(value)
    }
  }
}

/// Two gestures on one view.
public struct JoinedGesture<First: Gesture, Second: Gesture>: Gesture, TapResponder {
  /// What the two gestures tell.
  public struct Value {
    /// What the first one tells.
    public var first: First.Value?
    /// What the second one tells.
    public var second: Second.Value?
  }
  let first: First
  let second: Second

  var tapAction: (@MainActor () -> Void)? {
    (first as? any TapResponder)?.tapAction ?? (second as? any TapResponder)?.tapAction
  }
}

/// A gesture that a tap is all of.
@MainActor protocol TapLike {
  /// What a tap tells.
  var tapValue: Any { get }
}

/// One tap or several.
public struct TapGesture: Gesture, TapLike {
  /// A tap tells nothing.
  public typealias Value = Void
  let count: Int
  var tapValue: Any { () }

  /// Creates a gesture of several taps; a script's tap stands for all of them.
  public init(count: Int = 1) { self.count = count }
}

/// A finger that stays for a while; scripts only tap.
public struct LongPressGesture: Gesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// How long it stays, in seconds.
  public let minimumDuration: Double

  /// Creates the gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
}

/// A finger that moves; scripts only tap.
public struct DragGesture: Gesture {
  /// Where the finger is.
  public struct Value: Equatable {
    /// When it is there.
    public var time = Date()
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it started, in points.
    public var startLocation: CGPoint
    /// How far it would go on by itself, in points.
    public var predictedEndTranslation: CGSize
    /// How fast it is, in points per second.
    public var velocity: CGSize

    /// How far it has come, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest by itself.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: startLocation.x + predictedEndTranslation.width,
        y: startLocation.y + predictedEndTranslation.height)
    }
  }

  /// How far the finger has to move, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are told.
  public var coordinateSpace: CoordinateSpace

  /// Creates the gesture.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates the gesture.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
}

/// Two fingers that move apart; scripts only tap.
public struct MagnifyGesture: Gesture {
  /// How far they have moved apart.
  public struct Value: Equatable {
    /// The factor.
    public var magnification: CGFloat
    /// Where they started, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// Where they started, in points.
    public var startLocation: CGPoint
    /// How fast the factor changes.
    public var velocity: CGFloat
  }
  /// Creates the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart, under the name older code uses; scripts only tap.
public struct MagnificationGesture: Gesture {
  /// The factor.
  public typealias Value = CGFloat
  /// Creates the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn; scripts only tap.
public struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle
  /// Creates the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value that lasts as long as a gesture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value; its first one, as no gesture but a tap is played.
  public let wrappedValue: Value

  /// Creates a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Creates a value that is reset with an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }
}

/// Which gestures of a view are taken.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Reacts to a gesture; scripts tap.
  @ViewBuilder public func gesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View {
    if let action = (gesture as? any TapResponder)?.tapAction, mask.contains(.gesture) {
      modifier(TapModifier(action: action))
    } else {
      self
    }
  }

  /// Reacts to a gesture before the views inside do; scripts tap.
  public func highPriorityGesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  /// Reacts to a gesture together with the views inside; scripts tap.
  public func simultaneousGesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  /// Reacts to a finger that stays for a while; scripts only tap.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View { self }
}
