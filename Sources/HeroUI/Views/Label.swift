import HeroCore

/// A symbol and a title side by side.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Creates a label from its parts.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  @Environment(\.labelStyle) private var style

  /// The symbol, 8 pt, and the title, unless there is another style.
  public var body: some View {
    if let style {
      style.body(
        LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(view: AnyView(title)),
          icon: LabelStyleConfiguration.Icon(view: AnyView(icon))))
    } else {
      HStack(spacing: 8) {
        icon.accessibilityHidden(true)
        title
      }
    }
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
