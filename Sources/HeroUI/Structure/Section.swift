import HeroCore

/// Views with a header before and a footer after them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Never called: the parts of a section are resolved.
  public typealias Body = Never

  /// Creates a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    if context.environment.isInList { return listed(in: context) }
    func whole(_ nodes: [LayoutNode]) -> [LayoutNode] {
      nodes.map { node in
        var node = node
        node.traits.spansTracks = true
        return node
      }
    }
    return whole(context.child("header").resolve(header))
      + context.child("rows").resolve(content)
      + whole(context.child("footer").resolve(footer))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// The section as a group of a list, whose parts say what they are.
  @MainActor private func listed(in context: ResolveContext) -> [LayoutNode] {
    func part(_ view: some View, _ step: String, _ role: ListRole) -> [LayoutNode] {
      var inner = context.child(step)
      inner.environment.isInList = false
      inner.environment.font = .footnote
      inner.environment.foreground = AnyShapeStyle(Color.secondary)
      if role == .header { inner.environment.textAttributes.textCase = .uppercase }
      return inner.resolve(view).map { node in
        var node = node
        node.traits.listRole = role
        return node
      }
    }
    var rows = context.child("rows").resolve(content)
    if !rows.isEmpty { rows[0].traits.listRole = .firstRow }
    return part(header, "header", .header) + rows + part(footer, "footer", .footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section without footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  /// Creates a section without footer.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section without header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// Creates a section with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
