import HeroCore

/// Animates what changes inside a view whenever a value does.
struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: HeroCore.Animation?
  let value: Value

  static var step: String { "animation" }

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    var inner = context
    if context.resolver.hasChanged(value, at: context.id.appending(Self.step)),
      !context.transactionIsFixed
    {
      inner.animation = animation
    }
    return inner.child(Self.step).resolve(content)
  }
}

/// Changes the transaction with which an update reaches a view.
struct TransactionModifier: PrimitiveModifier {
  let change: (inout Transaction) -> Void

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    var transaction = Transaction(animation: context.animation)
    change(&transaction)
    var inner = context
    inner.animation = transaction.disablesAnimations ? nil : transaction.animation
    return inner.resolve(content)
  }
}

extension View {
  /// Animates what changes inside this view whenever a value does.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates everything that changes inside this view.
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction with which an update reaches the views inside.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }
}
