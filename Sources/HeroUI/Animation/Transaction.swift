import HeroCore

/// The circumstances of a change of state: how it is animated.
public struct Transaction: Hashable, Sendable {
  /// The animation; `nil` for a change that jumps.
  public var animation: Animation?
  /// Whether views may not put an animation of their own in its place.
  public var disablesAnimations = false

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the code that is running.
  @TaskLocal static var current = Transaction()
}

/// Makes the changes of state in `body` with an animation.
///
/// - Parameters:
///   - animation: The animation; `nil` makes the changes jump.
///   - body: The changes.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes the changes of state in `body` in a transaction.
///
/// - Parameters:
///   - transaction: The transaction.
///   - body: The changes.
/// - Returns: What `body` returns.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard transaction != Transaction.current else { return try body() }
  StateStore.showObservedChanges()
  return try Transaction.$current.withValue(transaction) {
    defer { StateStore.showObservedChanges() }
    return try body()
  }
}
