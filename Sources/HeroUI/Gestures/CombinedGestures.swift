import HeroCore

/// Two gestures, the second after the first.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Never called: the gestures inside are followed.
  public typealias Body = Never

  /// Which of the two goes on.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second, after the first.
    case second(First.Value, Second.Value?)
  }

  let first: First
  let second: Second

  /// Creates a gesture.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func makeTracker() -> GestureTracker<Value> {
    let (one, other) = (first.tracker(), second.tracker())
    var found: First.Value?
    return GestureTracker(
      giveUp: {
        one.cancel()
        other.cancel()
      },
      follow: { moment in
        guard let first = found else {
          switch one.step(moment) {
          case .possible: return .possible
          case .failed: return .failed
          case .pending(let value): return .pending(.first(value))
          case .active(let value): return .active(.first(value))
          case .ended(let value):
            found = value
            return moment.phase == .ended ? .failed : .active(.second(value, nil))
          }
        }
        switch other.step(moment) {
        case .possible: return moment.phase == .ended ? .failed : .active(.second(first, nil))
        case .failed: return .failed
        case .pending(let value), .active(let value): return .active(.second(first, value))
        case .ended(let value): return .ended(.second(first, value))
        }
      })
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Never called: the gestures inside are followed.
  public typealias Body = Never

  /// What both tell.
  public struct Value {
    /// What the first tells; `nil` while it has not been recognised.
    public var first: First.Value?
    /// What the second tells; `nil` while it has not been recognised.
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  /// Creates a gesture.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func makeTracker() -> GestureTracker<Value> {
    let (one, other) = (first.tracker(), second.tracker())
    return GestureTracker(
      giveUp: {
        one.cancel()
        other.cancel()
      },
      follow: { moment in
        let (a, b) = (one.step(moment), other.step(moment))
        let value = Value(first: a.value, second: b.value)
        if a.isFailed, b.isFailed { return .failed }
        if a.isOver, b.isOver { return .ended(value) }
        return value.first == nil && value.second == nil ? .possible : .active(value)
      })
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which the first that can be is recognised.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Never called: the gestures inside are followed.
  public typealias Body = Never

  /// Which of the two was recognised.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }

  let first: First
  let second: Second

  /// Creates a gesture.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func makeTracker() -> GestureTracker<Value> {
    let (one, other) = (first.tracker(), second.tracker())
    return GestureTracker(
      giveUp: {
        one.cancel()
        other.cancel()
      },
      follow: { moment in
        let a = one.step(moment)
        if a.value != nil {
          other.cancel()
          return a.map { .first($0) }
        }
        let b = other.step(moment)
        // The second waits until the first has failed.
        guard a.isFailed else { return .possible }
        return b.map { .second($0) }
      })
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension GesturePhase {
  /// What is told; `nil` for a gesture that is not recognised.
  var value: Value? {
    switch self {
    case .pending(let value), .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
  var isFailed: Bool { if case .failed = self { true } else { false } }
  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .pending, .active: false
    }
  }
}

extension Gesture {
  /// This gesture, then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// This gesture and another at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  /// This gesture, or else another.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
