import HeroCore

/// A choice between values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  /// Never called: the choices are resolved.
  public typealias Body = Never

  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Creates a choice.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    var inner = context.child("Picker")
    inner.environment.namesChoices = true
    // The choices are found by their tags, and shown by the look.
    let (choices, elements) = inner.collectingElements { inner.resolve(content) }
    let chosen = choices.firstIndex { $0.traits.tag.map(selection.holds) ?? false }
    let names = choices.map { choice in
      elements.filter { element in choice.holds(element.id) }.map(\.label).joined(separator: ", ")
    }
    func choose(_ index: Int) {
      guard let tag = choices[index].traits.tag,
        let value = Binding<SelectionValue>.value(of: tag)
      else { return }
      selection.wrappedValue = value
    }
    switch context.environment.pickerLook {
    case .segmented:
      return inner.resolve(
        SegmentedLook(choices: choices, names: names, chosen: chosen, choose: choose))
    case .menu:
      return inner.resolve(MenuLook(choice: chosen.map { choices[$0] }, label: label))
    }
  }
}

extension Picker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }

  /// Creates a choice with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

/// Choices side by side, with a plate under the chosen one.
///
/// - Source: UIKit's segmented control on iOS 18: 32 pt high, corners of 9 pt, a plate inset by 2.
private struct SegmentedLook: View {
  let choices: [LayoutNode]
  let names: [String]
  let chosen: Int?
  let choose: (Int) -> Void
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<choices.count, id: \.self) { index in
        Button {
          withAnimation(.easeInOut(duration: 0.25)) { choose(index) }
        } label: {
          ResolvedNodes(nodes: [choices[index]])
            .frame(maxWidth: .infinity, minHeight: 28, maxHeight: 28)
            .contentShape(Rectangle())
            .accessibilityLabel(names[index])
        }
        .buttonStyle(BareButtonStyle())
      }
    }
    .background {
      if let chosen {
        GeometryReader { proxy in
          let width = proxy.size.width / CGFloat(max(1, choices.count))
          RoundedRectangle(cornerRadius: 7)
            .fill(colorScheme == .light ? Color.white : Color(system: .gray2))
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            .frame(width: width)
            .padding(.leading, width * CGFloat(chosen))
        }
      }
    }
    .padding(2)
    .background(Color(system: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
  }
}

/// The chosen value with the sign of a menu; menus do not open here.
private struct MenuLook<Label: View>: View {
  let choice: LayoutNode?
  let label: Label

  var body: some View {
    HStack(spacing: 6) {
      if let choice { ResolvedNodes(nodes: [choice]) }
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        .accessibilityHidden(true)
    }
    .foregroundStyle(.tint)
  }
}

extension LayoutNode {
  /// Whether the node or one inside has an identity.
  fileprivate func holds(_ other: NodeID) -> Bool {
    id == other || children.contains { $0.holds(other) }
  }
}

/// How pickers look.
@MainActor @preconcurrency public protocol PickerStyle {}

/// Choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// The chosen value with the sign of a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Choices side by side.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen value with the sign of a menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
  /// As pickers are where nothing else is said.
  public nonisolated static var automatic: MenuPickerStyle { MenuPickerStyle() }
}

/// A look of pickers, as the environment keeps it.
enum PickerLook { case menu, segmented }

extension View {
  /// Sets how the pickers inside look.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let look: PickerLook = style is SegmentedPickerStyle ? .segmented : .menu
    return modifier(TextModifier { $0.pickerLook = look })
  }
}
