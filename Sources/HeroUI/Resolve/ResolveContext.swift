import HeroCore

/// Where in the tree a view is resolved, and what it finds there.
///
/// A value that is handed down: a view changes its copy for the views inside it.
@MainActor struct ResolveContext {
  /// What all views of one update share.
  let resolver: Resolver
  /// The place in the tree.
  var id: NodeID
  /// The environment.
  var environment: EnvironmentValues
  /// The animation with which this update reaches the view; `nil` to jump.
  var animation: HeroCore.Animation?
  /// Whether views may not put an animation of their own in the place of the update's.
  var transactionIsFixed = false
  /// How many views are around this one.
  var depth = 0

  /// The deepest nesting of views with a body that is taken for intended.
  nonisolated static let deepestNesting = 512

  /// The context of a part of this view.
  func child(_ step: String) -> ResolveContext {
    var child = self
    child.id = id.appending(step)
    return child
  }

  /// What a view is laid out as; several nodes for a group, none for an empty view.
  func resolve(_ view: some View) -> [LayoutNode] {
    if let primitive = view as? any PrimitiveView { return primitive.resolve(in: self) }
    var inner = child(resolver.labels.variant(of: type(of: view), at: id))
    inner.depth += 1
    guard inner.depth <= Self.deepestNesting else {
      resolver.failure = .endlessBody(view: Self.name(of: type(of: view)))
      return []
    }
    guard resolver.failure == nil else { return [] }
    let bound = inner.bound(view)
    // A property may have found nothing to connect to.
    guard resolver.failure == nil else { return [] }
    return inner.resolve(inner.animated(bound).body)
  }

  /// The view with its properties (`@State`, `@Environment` …) connected to this place.
  func bound<Value>(_ value: Value) -> Value {
    var copy = value
    resolver.properties.bind(&copy, in: self)
    return copy
  }

  /// A node at this place.
  func node(_ content: LayoutNode.Content, step: String) -> LayoutNode {
    LayoutNode(id.appending(step), content, animation: animation)
  }

  /// A node around another, which speaks for it to the container.
  func wrap(
    _ node: LayoutNode, step: String, layout: any HeroCore.Layout = WrapperLayout(),
    effect: Effect = .none, match: MatchAttachment? = nil
  ) -> LayoutNode {
    LayoutNode(
      NodeID(node.id.path + "." + step), .container(layout, [node]), effect: effect, match: match,
      traits: node.traits, animation: animation)
  }

  /// How an id is written in paths, traces and messages.
  func label(for id: some Hashable) -> String { resolver.labels.label(for: AnyHashable(id)) }

  /// The name of a type without its module and its generic arguments.
  static func name(of type: Any.Type) -> String {
    let name = "\(type)"
    return String(name.prefix { $0 != "<" })
  }
}
