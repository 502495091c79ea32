import HeroCore

/// A switch with a label.
///
/// - Source: iOS 18: a frame of 49 by 31 pt around a switch of 51 by 31 with a knob of 27.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  /// The label, and the switch at the trailing edge.
  public var body: some View {
    Button {
      // - Source: the knob of a switch slides over within about a quarter of a second.
      withAnimation(.easeInOut(duration: 0.25)) { isOn.wrappedValue.toggle() }
    } label: {
      HStack {
        if !labelsAreHidden {
          label
          Spacer()
        }
        SwitchLook(isOn: isOn.wrappedValue).opacity(isEnabled ? 1 : 0.5)
      }
      // A script names the switch by its label, whose middle may be empty.
      .contentShape(Rectangle())
    }
    .buttonStyle(BareButtonStyle())
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  /// Creates a switch with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// The switch itself.
private struct SwitchLook: View {
  let isOn: Bool

  var body: some View {
    Capsule().fill(isOn ? AnyShapeStyle(Color.green) : AnyShapeStyle(Color(system: .systemFill)))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white).frame(width: 27, height: 27)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3).padding(2)
      }
      .padding(.horizontal, -1)
  }
}

/// The label as it is, whatever it does.
struct BareButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct LabelsAreHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }
}

extension View {
  /// Shows the controls inside without their labels.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
