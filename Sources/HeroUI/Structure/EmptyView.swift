import HeroCore

/// A view without content; it takes no place, not even in a stack.
public struct EmptyView: View, PrimitiveView {
  /// Creates the view.
  public nonisolated init() {}

  func resolve(in context: ResolveContext) -> [LayoutNode] { [] }
}
