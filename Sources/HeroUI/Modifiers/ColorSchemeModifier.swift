import HeroCore

/// Has the whole display be light or dark.
struct PreferredColorSchemeModifier: PrimitiveModifier {
  let scheme: ColorScheme?

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let nodes = context.resolve(content)
    // The view around decides; it is resolved last.
    if let scheme { context.resolver.registry.preferredColorScheme = scheme }
    return nodes
  }
}

extension View {
  /// Has the whole display be light or dark, whatever the person has chosen.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
