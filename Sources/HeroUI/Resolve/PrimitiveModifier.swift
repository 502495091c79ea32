import HeroCore

/// A modifier that is not made of views: it changes what its content resolves to.
///
/// Each of the narrower kinds below states one fact; a new modifier is a struct of one of them.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode]
}

/// Changes the environment of the content.
@MainActor protocol EnvironmentModifier: PrimitiveModifier {
  func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    var inner = context
    modify(&inner.environment)
    return inner.resolve(content)
  }
}

/// Puts each view of the content into a box with a rule of its own.
@MainActor protocol LayoutModifier: PrimitiveModifier {
  func layout(in context: ResolveContext) -> any HeroCore.Layout
}

extension LayoutModifier {
  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let layout = layout(in: context)
    return context.resolve(content).map { context.wrap($0, step: Self.step, layout: layout) }
  }
}

/// Changes how each view of the content is drawn.
@MainActor protocol EffectModifier: PrimitiveModifier {
  func effect(in context: ResolveContext) -> Effect
}

extension EffectModifier {
  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let effect = effect(in: context)
    return context.resolve(content).map { context.wrap($0, step: Self.step, effect: effect) }
  }
}

/// Tells the container around each view of the content something.
@MainActor protocol TraitModifier: PrimitiveModifier {
  func modify(_ traits: inout LayoutNode.Traits, in context: ResolveContext)
}

extension TraitModifier {
  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    context.resolve(content).map { node in
      var node = node
      modify(&node.traits, in: context)
      return node
    }
  }
}

/// Puts other views behind or over each view of the content, in its size.
@MainActor protocol SecondaryModifier: PrimitiveModifier {
  associatedtype Secondary: View
  var secondary: Secondary { get }
  var alignment: HeroCore.Alignment { get }
  /// Where the other views are.
  var placement: SecondaryPlacement { get }
}

/// Where the views that a modifier adds are, seen from the content.
enum SecondaryPlacement { case behind, over, mask }

extension SecondaryModifier {
  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    context.resolve(content).map { node in
      var inner = context
      inner.id = NodeID(node.id.path + ".\(Self.step)")
      let added = inner.resolve(secondary)
      // A layer of its own, there even when it is empty: views come and go in it without touching the
      // identity of the content, and those on their way out stay in front of it or behind it.
      let layer = inner.node(
        .container(
          added.count == 1 ? WrapperLayout() : OverlapLayout(alignment: alignment), added),
        step: "layer")
      let layout = SecondaryLayout(primary: placement == .behind ? 1 : 0, alignment: alignment)
      var result = context.wrap(node, step: Self.step, layout: layout)
      result.content = .container(layout, placement == .behind ? [layer, node] : [node, layer])
      if placement == .mask { result.effect = .mask }
      return result
    }
  }
}

/// Notes something about each view of the content: a gesture, a label, a shape for touches.
@MainActor protocol RegistryModifier: PrimitiveModifier {
  func register(_ id: NodeID, in registry: inout Registry, context: ResolveContext)
}

extension RegistryModifier {
  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    context.resolve(content).map { node in
      let wrapped = context.wrap(node, step: Self.step)
      register(wrapped.id, in: &context.resolver.registry, context: context)
      return wrapped
    }
  }
}

extension PrimitiveModifier {
  /// The step a modifier adds to the identity of what it wraps: `PaddingModifier` adds `padding`.
  static var step: String {
    let name = ResolveContext.name(of: Self.self)
    let stem = name.hasSuffix("Modifier") ? String(name.dropLast("Modifier".count)) : name
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
