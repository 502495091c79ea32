import HeroCore

/// A control that does something when it is tapped.
public struct Button<Label: View>: View, PrimitiveView {
  /// Never called: a button is resolved with its style.
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (role, self.action, self.label) = (nil, action, label())
  }

  /// Creates a button with a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { (self.role, self.action, self.label) = (role, action, label()) }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let style = context.environment.buttonStyle
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(view: AnyView(label)), isPressed: false)
    let (nodes, parts) = context.collectingElements {
      context.child("Button").resolve(style.body(configuration))
    }
    let isEnabled = context.environment.isEnabled
    let words = parts.map(\.label).filter { !$0.isEmpty }
    return nodes.map { node in
      let wrapped = context.wrap(node, step: "button")
      if isEnabled { context.resolver.registry.actions[wrapped.id] = action }
      context.resolver.registry.elements.append(
        AccessibilityElement(
          kind: .button, label: words.joined(separator: ", "), identifier: nil, id: wrapped.id,
          isEnabled: isEnabled))
      return wrapped
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button with a title and a role.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
  /// Creates a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// A button that removes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that leaves everything as it was.
  public static let cancel = ButtonRole(name: "cancel")
}
