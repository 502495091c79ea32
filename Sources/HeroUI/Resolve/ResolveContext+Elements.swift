import HeroCore

extension ResolveContext {
  /// Resolves with the elements kept apart, so that the caller can change or merge them.
  func collectingElements(
    _ body: () -> [LayoutNode]
  ) -> (nodes: [LayoutNode], elements: [AccessibilityElement]) {
    let outer = resolver.registry.elements
    resolver.registry.elements = []
    let nodes = body()
    let inner = resolver.registry.elements
    resolver.registry.elements = outer
    return (nodes, inner)
  }
}

extension Resolver {
  /// Notes that a symbol was drawn; one that has no picture is a warning.
  func noteSymbol(_ name: String, at location: SourceLocation) {
    guard !measurer.hasSymbol(name) else { return }
    warn(
      "no symbol “\(name)” in the icon font; a placeholder is drawn", at: location)
  }
}
