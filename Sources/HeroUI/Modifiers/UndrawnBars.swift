import HeroCore

// Bars, rows and search fields that are drawn plainly.

/// Where a search field is.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// When the field is there.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// The two modes.
    case automatic, always
  }
  /// As the system decides.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

extension View {
  /// Adds a search field; it is not drawn, and a warning says so.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    file: String = #fileID, line: Int = #line
  ) -> some View { warned("the field of searchable is not drawn", file: file, line: line) }

  /// Adds a search field; it is not drawn, and a warning says so.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, file: String = #fileID, line: Int = #line
  ) -> some View { warned("the field of searchable is not drawn", file: file, line: line) }

  /// Adds a search field; it is not drawn, and a warning says so.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    file: String = #fileID, line: Int = #line, @ViewBuilder suggestions: () -> Suggestions
  ) -> some View { warned("the field of searchable is not drawn", file: file, line: line) }

  /// Completes a search by the view; no search field is drawn.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Suggests what to search for; no search field is drawn.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { self }

  /// Fills bars; they are drawn without fill, and a warning says so.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement..., file: String = #fileID, line: Int = #line
  ) -> some View { warned("toolbarBackground is not drawn", file: file, line: line) }

  /// Shows or hides the fill of bars; they are drawn without.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: String = #fileID,
    line: Int = #line
  ) -> some View { withoutBarFill(visibility, file, line) }

  /// Shows or hides the fill of bars; they are drawn without.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: String = #fileID,
    line: Int = #line
  ) -> some View { withoutBarFill(visibility, file, line) }

  private func withoutBarFill(
    _ visibility: Visibility, _ file: String, _ line: Int
  ) -> some View {
    warned(
      visibility == .visible ? "toolbarBackground is not drawn" : nil, file: file, line: line)
  }

  /// Sets whether bars are light or dark; they are as the display is, and a warning says so.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., file: String = #fileID,
    line: Int = #line
  ) -> some View {
    warned(
      colorScheme == nil ? nil : "toolbarColorScheme has no effect", file: file, line: line)
  }

  /// Fills the row of a list; it is drawn as other rows, and a warning says so.
  public func listRowBackground<Background: View>(
    _ view: Background?, file: String = #fileID, line: Int = #line
  ) -> some View {
    warned(view == nil ? nil : "listRowBackground is not drawn", file: file, line: line)
  }

  /// Shows or hides the lines of the row of a list; they are drawn, and a warning says so.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, file: String = #fileID,
    line: Int = #line
  ) -> some View {
    warned(
      visibility == .hidden ? "listRowSeparator(.hidden) has no effect" : nil, file: file,
      line: line)
  }

  /// Sets the colour of the lines of the row of a list; a warning says that it is the usual one.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all, file: String = #fileID, line: Int = #line
  ) -> some View {
    warned(color == nil ? nil : "listRowSeparatorTint has no effect", file: file, line: line)
  }

  /// Sets the room around the content of the row of a list; a warning says that it is the usual one.
  public func listRowInsets(
    _ insets: EdgeInsets?, file: String = #fileID, line: Int = #line
  ) -> some View {
    warned(insets == nil ? nil : "listRowInsets has no effect", file: file, line: line)
  }

  /// Sets the room between the rows of a list; a warning says that it is the usual one.
  public func listRowSpacing(
    _ spacing: CGFloat?, file: String = #fileID, line: Int = #line
  ) -> some View {
    warned(spacing == nil ? nil : "listRowSpacing has no effect", file: file, line: line)
  }

  /// Sets the room between the sections of a list; a warning says that it is the usual one.
  public func listSectionSpacing(
    _ spacing: CGFloat, file: String = #fileID, line: Int = #line
  ) -> some View { warned("listSectionSpacing has no effect", file: file, line: line) }

  /// Says whether a button that is held acts again and again; scripts only tap.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Has the views inside move as one; they do, since they share the animation.
  public func geometryGroup() -> some View { self }
}

/// Whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
