import HeroCore

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The look of a label.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
  /// The look of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for a style.
public struct LabelStyleConfiguration {
  /// The words of a label.
  public struct Title: View {
    let view: AnyView
    /// The words.
    public var body: some View { view }
  }
  /// The picture of a label.
  public struct Icon: View {
    let view: AnyView
    /// The picture.
    public var body: some View { view }
  }

  /// The words.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

/// A style whose type is not told.
struct AnyLabelStyle {
  let body: @MainActor (LabelStyleConfiguration) -> AnyView
}

/// Picture and words.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The picture, 8 pt, and the words.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The words.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture alone, called by the words.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The picture.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Picture and words.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// Picture and words, as labels are where nothing else is said.
  public nonisolated static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The words alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Sets how labels look.
struct LabelStyleModifier: EnvironmentModifier {
  let style: AnyLabelStyle

  func modify(_ environment: inout EnvironmentValues) { environment.labelStyle = style }
}

extension View {
  /// Sets how the labels inside look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    modifier(
      LabelStyleModifier(
        style: AnyLabelStyle { AnyView(style.makeBody(configuration: $0)) }))
  }
}
