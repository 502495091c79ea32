import HeroCore

// Alerts and menus are not drawn yet; a scene that shows one says so.

extension View {
  /// Shows an alert; it is not drawn, and a warning says so.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, file: String = #fileID,
    line: Int = #line, @ViewBuilder actions: () -> Actions
  ) -> some View { unseen("the alert", isPresented.wrappedValue, file, line) }

  /// Shows an alert; it is not drawn, and a warning says so.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, file: String = #fileID,
    line: Int = #line, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { unseen("the alert", isPresented.wrappedValue, file, line) }

  /// Shows an alert; it is not drawn, and a warning says so.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line,
    @ViewBuilder actions: () -> Actions
  ) -> some View { unseen("the alert", isPresented.wrappedValue, file, line) }

  /// Shows an alert; it is not drawn, and a warning says so.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { unseen("the alert", isPresented.wrappedValue, file, line) }

  /// Shows an alert; it is not drawn, and a warning says so.
  public func alert(
    isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line, content: () -> Alert
  ) -> some View { unseen("the alert", isPresented.wrappedValue, file, line) }

  /// Asks for a choice; the question is not drawn, and a warning says so.
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, file: String = #fileID, line: Int = #line,
    @ViewBuilder actions: () -> Actions
  ) -> some View { unseen("the confirmation dialog", isPresented.wrappedValue, file, line) }

  /// Asks for a choice; the question is not drawn, and a warning says so.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, file: String = #fileID, line: Int = #line,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { unseen("the confirmation dialog", isPresented.wrappedValue, file, line) }

  /// Asks for a choice; the question is not drawn, and a warning says so.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    file: String = #fileID, line: Int = #line, @ViewBuilder actions: () -> Actions
  ) -> some View { unseen("the confirmation dialog", isPresented.wrappedValue, file, line) }

  /// Asks for a choice; the question is not drawn, and a warning says so.
  public func confirmationDialog<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?, file: String = #fileID,
    line: Int = #line, @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    unseen("the confirmation dialog", isPresented.wrappedValue && data != nil, file, line)
  }

  /// Shows an alert about something; it is not drawn, and a warning says so.
  public func alert<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    file: String = #fileID, line: Int = #line, @ViewBuilder actions: (Data) -> Actions
  ) -> some View { unseen("the alert", isPresented.wrappedValue && data != nil, file, line) }

  /// Shows an alert about something; it is not drawn, and a warning says so.
  public func alert<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    file: String = #fileID, line: Int = #line, @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View { unseen("the alert", isPresented.wrappedValue && data != nil, file, line) }

  /// Shows an alert while there is an item; it is not drawn, and a warning says so.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, file: String = #fileID, line: Int = #line, content: (Item) -> Alert
  ) -> some View { unseen("the alert", item.wrappedValue != nil, file, line) }

  /// Asks for a choice; the question is not drawn, and a warning says so.
  public func actionSheet(
    isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line,
    content: () -> ActionSheet
  ) -> some View { unseen("the action sheet", isPresented.wrappedValue, file, line) }

  /// Asks for a choice while there is an item; the question is not drawn, and a warning says so.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, file: String = #fileID, line: Int = #line,
    content: (Item) -> ActionSheet
  ) -> some View { unseen("the action sheet", item.wrappedValue != nil, file, line) }

  /// Shows a menu when a finger stays on the view; there is nothing to see before.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

  /// Shows a menu and a picture when a finger stays on the view; there is nothing to see before.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  private func unseen(_ name: String, _ isShown: Bool, _ file: String, _ line: Int) -> some View {
    warned(isShown ? "\(name) is not drawn" : nil, file: file, line: line)
  }
}

/// A question in front of everything, as older code makes one.
public struct Alert {
  /// A choice.
  public struct Button {
    /// The usual choice.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button { Button() }
    /// The choice that leaves everything as it was.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = nil) -> Button {
      Button()
    }
    /// The choice that leaves everything as it was.
    public static func cancel(_ action: (@MainActor () -> Void)? = nil) -> Button { Button() }
    /// The choice that removes something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button { Button() }
  }

  /// Creates a question with one choice.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates a question with two choices.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// A question at the bottom of the display, as older code makes one.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  /// Creates a question.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
