import HeroCore

/// A change to a view that can be written once and applied to many.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What the modifier makes of a view.
  associatedtype Body: View

  /// The view the modifier is applied to, as its body sees it.
  typealias Content = ModifierContent<Self>

  /// What the modifier makes of a view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Never called: primitive modifiers are resolved, not asked for a body.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// The view that a modifier of one's own is applied to.
public struct ModifierContent<Modifier: ViewModifier>: View, PrimitiveView {
  let content: any View
  /// The place of the content in the tree around the modifier, which its identity follows.
  let context: ResolveContext

  func resolve(in inner: ResolveContext) -> [LayoutNode] {
    var context = context
    (context.environment, context.animation) = (inner.environment, inner.animation)
    return context.resolve(content)
  }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// What is done to it.
  public var modifier: Modifier

  /// Creates a modified view.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Never called: the modifier is resolved around its content.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.resolve(content, in: context)
    }
    let inner = context.child(context.resolver.labels.variant(of: Modifier.self, at: context.id))
    let bound = inner.animated(inner.bound(modifier))
    guard context.resolver.failure == nil else { return [] }
    return inner.resolve(bound.body(content: ModifierContent(content: content, context: context)))
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
