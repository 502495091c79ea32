import HeroCore

/// A view of any type; a change of the type is a change of identity.
public struct AnyView: View, PrimitiveView {
  let view: any View

  /// Wraps a view.
  public init<Content: View>(_ view: Content) { self.view = view }

  /// Wraps a view.
  public init<Content: View>(erasing view: Content) { self.view = view }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    // A view with a body adds its name to the path by itself.
    guard view is any PrimitiveView else { return context.resolve(view).appearing }
    let kind = context.resolver.labels.variant(of: type(of: view), at: context.id)
    return context.child(kind).resolve(view).appearing
  }
}
