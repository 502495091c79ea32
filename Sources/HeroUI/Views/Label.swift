import HeroCore

/// A symbol and a title: side by side, 8 pt apart, unless there is another style.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  /// Never called: a label is resolved with its style.
  public typealias Body = Never

  let title: Title
  let icon: Icon

  /// Creates a label from its parts.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let inner = context.child(
      context.resolver.labels.variant(of: Self.self, at: context.id))
    guard let style = context.environment.labelStyle else {
      return inner.resolve(
        HStack(spacing: 8) {
          icon.accessibilityHidden(true)
          title
        })
    }
    return inner.resolve(
      style.body(
        LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(view: AnyView(title)),
          icon: LabelStyleConfiguration.Icon(view: AnyView(icon)))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and the name of a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, file: String = #fileID,
    line: Int = #line
  ) {
    self.title = Text(title)
    icon = Image(systemName: name, file: file, line: line)
  }

  /// Creates a label from a title and the name of a symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(
    _ title: Content, systemImage name: String, file: String = #fileID, line: Int = #line
  ) {
    self.title = Text(title)
    icon = Image(systemName: name, file: file, line: line)
  }
}
