import HeroCore

/// A control that offers a choice of actions; the menu is not drawn, and a tap on it says so.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let primaryAction: (@MainActor () -> Void)?
  private let file: String
  private let line: Int
  @State private var isOpen = false

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The actions.
  ///   - label: What is seen while the menu is closed.
  ///   - file: Where the call stands, for the warning.
  ///   - line: Where the call stands, for the warning.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: String = #fileID, line: Int = #line
  ) { (self.label, primaryAction, self.file, self.line) = (label(), nil, file, line) }

  /// Creates a menu that opens when a finger stays, and does something when it is tapped.
  ///
  /// - Parameters:
  ///   - content: The actions.
  ///   - label: What is seen while the menu is closed.
  ///   - primaryAction: What a tap does.
  ///   - file: Where the call stands, for the warning.
  ///   - line: Where the call stands, for the warning.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void, file: String = #fileID, line: Int = #line
  ) {
    (self.label, self.primaryAction, self.file, self.line) = (label(), primaryAction, file, line)
  }

  /// The label as a button.
  public var body: some View {
    Button {
      if let primaryAction { primaryAction() } else { isOpen = true }
    } label: {
      label
    }
    .warned(isOpen ? "the menu is not drawn" : nil, file: file, line: line)
  }
}

extension Menu where Label == Text {
  /// Creates a titled menu.
  public init(
    _ title: LocalizedStringKey, file: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content, label: { Text(title) }, file: file, line: line) }

  /// Creates a titled menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, file: String = #fileID, line: Int = #line, @ViewBuilder content: () -> Content
  ) { self.init(content: content, label: { Text(title) }, file: file, line: line) }
}

/// In which order the actions of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = MenuOrder(name: "automatic")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first one nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  /// Sets in which order the actions of menus stand; none is drawn.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Sets whether menus have a sign beside them; on a phone they have none.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
