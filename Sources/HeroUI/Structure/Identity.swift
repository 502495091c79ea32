import HeroCore

/// Gives a view an identity of the author's own; another id is another view.
struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    context.child("[\(context.label(for: id))]").resolve(content).appearing
  }
}

extension View {
  /// Gives the view an identity; when it changes, this view goes out and a new one comes in.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
