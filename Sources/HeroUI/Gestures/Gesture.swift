import HeroCore

/// A movement of fingers that a view reacts to.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the movement tells.
  associatedtype Value
  /// What the gesture is made of.
  associatedtype Body: Gesture

  /// What the gesture is made of.
  @MainActor @preconcurrency var body: Body { get }
}

/// A gesture that follows fingers itself.
///
/// Following is the work of a ``GestureTracker``, which is made anew for every touch.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  func makeTracker() -> GestureTracker<Value>
}

extension Never: Gesture {
  /// There is none.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called: the gesture follows fingers itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Gesture {
  /// Follows one touch.
  func tracker() -> GestureTracker<Value> {
    if let primitive = self as? any PrimitiveGesture,
      let tracker = Self.tracker(of: primitive)
    {
      return tracker
    }
    return body.tracker().mapped { $0 as? Value }
  }

  private static func tracker(of primitive: some PrimitiveGesture) -> GestureTracker<Value>? {
    primitive.makeTracker() as? GestureTracker<Value>
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// Never called: the gesture inside is followed.
  public typealias Body = Never
  /// What the movement tells.
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  func makeTracker() -> GestureTracker<Wrapped.Value> {
    self?.tracker() ?? GestureTracker { _ in .failed }
  }
}

/// A gesture of any kind.
public struct AnyGesture<Value>: PrimitiveGesture {
  /// Never called: the gesture inside is followed.
  public typealias Body = Never
  private let make: () -> GestureTracker<Value>

  /// Wraps a gesture.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    make = { gesture.tracker() }
  }

  func makeTracker() -> GestureTracker<Value> { make() }
}

/// A finger at a moment.
@MainActor struct TouchMoment {
  /// What the finger does.
  enum Phase { case began, moved, ended }

  let phase: Phase
  /// When it does, in seconds.
  let time: Double
  /// Where the finger is on the display.
  let location: Point
  /// How fast it moves, in points per second.
  let velocity: Vector
  /// Tells where a place on the display is in a space of the view that has the gesture.
  let place: (Point, CoordinateSpace) -> Point
  /// What is to be done once all gestures have seen the moment.
  let afterward: Afterward

  /// A list of things to do.
  @MainActor final class Afterward {
    var actions: [() -> Void] = []
  }
}

/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may come yet.
  case possible
  /// It may come yet, and tells something meanwhile: a finger that presses.
  case pending(Value)
  /// It goes on.
  case active(Value)
  /// It is over, and was recognised.
  case ended(Value)
  /// It was another gesture.
  case failed

  func map<Other>(_ transform: (Value) -> Other?) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .pending(let value): transform(value).map { .pending($0) } ?? .possible
    case .active(let value): transform(value).map { .active($0) } ?? .possible
    case .ended(let value): transform(value).map { .ended($0) } ?? .failed
    case .failed: .failed
    }
  }
}

/// Follows one touch for one gesture.
@MainActor final class GestureTracker<Value> {
  private let follow: (TouchMoment) -> GesturePhase<Value>
  private let giveUp: () -> Void
  /// How far the gesture has come.
  private(set) var phase = GesturePhase<Value>.possible

  /// Creates a tracker.
  ///
  /// - Parameters:
  ///   - giveUp: What to do when another gesture is recognised instead.
  ///   - follow: What a moment of the touch means.
  init(giveUp: @escaping () -> Void = {}, follow: @escaping (TouchMoment) -> GesturePhase<Value>) {
    (self.follow, self.giveUp) = (follow, giveUp)
  }

  /// Takes note of a moment; after the end or a failure nothing is noted any more.
  @discardableResult
  func step(_ moment: TouchMoment) -> GesturePhase<Value> {
    switch phase {
    case .possible, .pending, .active: phase = follow(moment)
    case .ended, .failed: break
    }
    return phase
  }

  /// Gives up in favour of another gesture.
  func cancel() {
    switch phase {
    case .possible, .pending, .active:
      phase = .failed
      giveUp()
    case .ended, .failed: break
    }
  }

  /// The same, with something else told.
  func mapped<Other>(_ transform: @escaping (Value) -> Other?) -> GestureTracker<Other> {
    GestureTracker<Other>(giveUp: cancel) { self.step($0).map(transform) }
  }
}
