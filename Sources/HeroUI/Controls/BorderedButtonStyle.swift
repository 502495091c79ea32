import HeroCore

/// The label in the accent colour on a faint fill of it.
///
/// - Source: SwiftUI on iOS 18: 12 by 7 pt around a label of body size, fill of the tint at 18 % (light)
///   or 25 % (dark), a corner radius of 17.5 % of the height rounded up.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: false)
  }
}

/// The label in white on the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the accent colour on a faint fill of it.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the accent colour.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The sizes, from smallest to largest.
  case mini, small, regular, large, extraLarge

  /// The room around a label, in points.
  var padding: (horizontal: CGFloat, vertical: CGFloat) {
    switch self {
    case .mini, .small: (10, 5)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 15)
    }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls inside are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

/// The label of a bordered button with its fill.
private struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.self) private var environment

  var body: some View {
    let (horizontal, vertical) = environment.controlSize.padding
    let extra = [2, 4, 6, 8, 10]
    let sizes = DynamicTypeSize.allCases.filter(\.isAccessibilitySize)
    let wider = sizes.firstIndex(of: environment.dynamicTypeSize).map { CGFloat(extra[$0]) } ?? 0
    configuration.label
      .font(.body)
      .foregroundStyle(labelStyle)
      .padding(.horizontal, horizontal + wider)
      .padding(.vertical, vertical)
      .background(fill, in: .rect(cornerRadius: radius(vertical: vertical)))
  }

  /// 17.5 % of the height of a one-line label, rounded up.
  private func radius(vertical: CGFloat) -> CGFloat {
    let line = TypeTable.lineHeight(
      pointSize: TypeTable.pointSize(.body, at: environment.dynamicTypeSize),
      scale: Double(environment.displayScale))
    return CGFloat(((line + 2 * Double(vertical)) * 0.35 * 0.5).rounded(.up))
  }

  private var tint: AnyShapeStyle {
    configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var labelStyle: AnyShapeStyle {
    guard environment.isEnabled else { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color.white) : tint
  }

  private var fill: AnyShapeStyle {
    guard environment.isEnabled else { return AnyShapeStyle(Color(system: .secondarySystemFill)) }
    if isProminent { return tint }
    guard environment.tintStyle != nil || configuration.role == .destructive else {
      return AnyShapeStyle(Color(system: .secondarySystemFill))
    }
    return AnyShapeStyle(tint.opacity(environment.colorScheme == .light ? 0.18 : 0.25))
  }
}
