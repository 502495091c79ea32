import HeroCore

/// Several views to which modifiers apply one by one; it has no layout of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Never called: a group is resolved, not asked for its body.
  public typealias Body = Never

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func resolve(in context: ResolveContext) -> [LayoutNode] { context.resolve(content) }
}
