import HeroCore

/// A view that is not made of other views: it says itself what is to be laid out.
///
/// Most primitive views are one of the narrower kinds below and state one fact each.
@MainActor protocol PrimitiveView {
  func resolve(in context: ResolveContext) -> [LayoutNode]
}

/// A view that draws something and has no children.
@MainActor protocol LeafView: PrimitiveView {
  /// What is drawn, in an environment.
  func leaf(in context: ResolveContext) -> Leaf
}

extension LeafView {
  func resolve(in context: ResolveContext) -> [LayoutNode] {
    [context.node(.leaf(leaf(in: context)), step: ResolveContext.name(of: Self.self))]
  }
}

/// A view that places others by a rule.
@MainActor protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// The rule.
  func layout(in context: ResolveContext) -> any HeroCore.Layout
  /// What the children find changed in their environment.
  func prepare(_ environment: inout EnvironmentValues)
}

extension ContainerView {
  func prepare(_ environment: inout EnvironmentValues) {}

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let name = ResolveContext.name(of: Self.self)
    var inner = context.child(name)
    prepare(&inner.environment)
    return [
      context.node(.container(layout(in: context), inner.resolve(content)), step: name)
    ]
  }
}
