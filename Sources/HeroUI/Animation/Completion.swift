import HeroCore

/// When an animation counts as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// After its duration, although a spring may still swing a little.
  case logicallyComplete
  /// When nothing moves any more.
  case removed
}

/// Makes the changes of state in `body` with an animation, and does something when it is complete.
///
/// - Parameters:
///   - animation: The animation; `nil` makes the changes jump.
///   - completionCriteria: When it counts as complete.
///   - body: The changes.
///   - completion: What is done afterwards; at once when nothing is animated.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let length: Double =
    switch completionCriteria {
    case .logicallyComplete: animation?.logicalLength ?? 0
    case .removed: animation?.fullLength ?? 0
    }
  if length.isFinite {
    StageClock.current?.schedule(after: length, named: "completion of withAnimation", completion)
  }
  return result
}
