import HeroCore

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The look of a button.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and react.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The look of a button.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a style.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let view: AnyView
    /// What the button shows.
    public var body: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether the button is held down; scripts tap, so it never is in a frame.
  public let isPressed: Bool
}

/// A style whose type is not told.
struct AnyButtonStyle {
  let body: @MainActor (ButtonStyleConfiguration) -> AnyView
}

/// The label alone; faint when the button is disabled.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    DisabledLook(opacity: 0.5) { configuration.label }
  }
}

/// The label in the accent colour, as buttons are where nothing else is said.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(label: configuration.label, role: configuration.role)
  }
}

/// The label in the accent colour, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(label: configuration.label, role: configuration.role)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look where nothing else is said.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A label in the accent colour, or in red for what removes something.
struct TintedLabel: View {
  let label: ButtonStyleConfiguration.Label
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label.foregroundStyle(style)
  }

  private var style: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

/// Content that is drawn faintly while it does not react.
struct DisabledLook<Content: View>: View {
  let opacity: Double
  @ViewBuilder let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { content.opacity(isEnabled ? 1 : opacity) }
}

/// Sets how buttons look.
struct ButtonStyleModifier: EnvironmentModifier {
  let style: AnyButtonStyle

  func modify(_ environment: inout EnvironmentValues) { environment.buttonStyle = style }
}

extension View {
  /// Sets how the buttons inside look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(
      ButtonStyleModifier(
        style: AnyButtonStyle { AnyView(style.makeBody(configuration: $0)) }))
  }

  /// Sets how the buttons inside look and react.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(
      ButtonStyleModifier(
        style: AnyButtonStyle { AnyView(style.makeBody(configuration: $0)) }))
  }
}
