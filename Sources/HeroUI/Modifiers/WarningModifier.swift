import HeroCore

/// Draws a view and says what about it is not drawn.
struct WarningModifier: PrimitiveModifier {
  let message: String?
  let location: SourceLocation

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    if let message { context.resolver.warn(message, at: location) }
    return context.resolve(content)
  }
}

extension View {
  /// The view, and a warning where a message is given.
  func warned(_ message: String?, file: String, line: Int) -> some View {
    modifier(
      WarningModifier(message: message, location: SourceLocation(file: file, line: line)))
  }
}
