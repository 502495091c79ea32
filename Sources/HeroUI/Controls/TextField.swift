import HeroCore

/// A line of text that can be changed; scripts do not type.
public struct TextField<Label: View>: View {
  let prompt: Text
  let text: String
  @Environment(\.textFieldBorder) private var hasBorder

  /// The text, or what to type where there is none.
  public var body: some View {
    FieldText(shown: text.isEmpty ? prompt : Text(verbatim: text), isPrompt: text.isEmpty)
      .frame(maxWidth: .infinity, minHeight: 22, maxHeight: 22, alignment: .leading)
      .modifier(FieldBorder(isShown: hasBorder))
      .accessibilityLabel(prompt)
  }
}

/// A line of text that is not shown; scripts do not type.
public struct SecureField<Label: View>: View {
  let prompt: Text
  let text: String
  @Environment(\.textFieldBorder) private var hasBorder

  /// A dot for each letter, or what to type where there is none.
  public var body: some View {
    FieldText(
      shown: text.isEmpty ? prompt : Text(verbatim: String(repeating: "•", count: text.count)),
      isPrompt: text.isEmpty
    )
    .frame(maxWidth: .infinity, minHeight: 22, maxHeight: 22, alignment: .leading)
    .modifier(FieldBorder(isShown: hasBorder))
    .accessibilityLabel(prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which is shown where there is no text.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(prompt: prompt ?? Text(title), text: text.wrappedValue)
  }
  /// Creates a field with a title, which is shown where there is no text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(prompt: prompt ?? Text(title), text: text.wrappedValue)
  }
  /// Creates a field that may grow; it is shown on one line.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(prompt: prompt ?? Text(title), text: text.wrappedValue) }

  private init(prompt: Text, text: String) {
    (self.prompt, self.text) = (prompt, text)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which is shown where there is no text.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    (self.prompt, self.text) = (prompt ?? Text(title), text.wrappedValue)
  }
  /// Creates a field with a title, which is shown where there is no text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    (self.prompt, self.text) = (prompt ?? Text(title), text.wrappedValue)
  }
}

/// The text of a field, or its faint title.
private struct FieldText: View {
  let shown: Text
  let isPrompt: Bool

  var body: some View {
    if isPrompt {
      shown.lineLimit(1).foregroundStyle(Color(system: .placeholderText))
    } else {
      shown.lineLimit(1)
    }
  }
}

/// The thin line around a field.
private struct FieldBorder: ViewModifier {
  let isShown: Bool

  func body(content: Content) -> some View {
    if isShown {
      // - Source: 34 pt high with 7 pt at each side and corners of 5 pt, as UIKit's rounded field.
      content.padding(.horizontal, 7).padding(.vertical, 6)
        .background(Color(system: .systemBackground), in: RoundedRectangle(cornerRadius: 5))
        .overlay {
          RoundedRectangle(cornerRadius: 5).strokeBorder(
            Color(system: .separator), lineWidth: 0.5)
        }
    } else {
      content
    }
  }
}

/// How fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// Whether a line is drawn around the field.
  nonisolated var hasBorder: Bool { get }
}

/// Without a line.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// No line.
  public nonisolated var hasBorder: Bool { false }
}

/// With a line and round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A line.
  public nonisolated var hasBorder: Bool { true }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a line.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
  /// Without a line, as fields are where nothing else is said.
  public nonisolated static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a line and round corners.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

private struct TextFieldBorderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var textFieldBorder: Bool {
    get { self[TextFieldBorderKey.self] }
    set { self[TextFieldBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets how the fields inside look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.textFieldBorder, style.hasBorder)
  }
}
