import HeroCore

/// A control that leads to another page.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let element: @MainActor () -> NavigationElement?
  @Environment(\.self) private var environment

  /// The label as a button that shows the page.
  public var body: some View {
    let controller = environment.navigation
    Button {
      if let element = element() { controller?.push(element) }
    } label: {
      label
    }
    .disabled(controller == nil)
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    element = {
      NavigationElement(value: "\(Destination.self)", view: AnyView(destination))
    }
  }

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    element = { value.map { NavigationElement(value: AnyHashable($0)) } }
  }

  /// Creates a titled link to the page of a value.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }

  /// Creates a titled link to the page of a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text { self.init(value: value) { Text(title) } }
}

extension NavigationLink where Label == Text {
  /// Creates a titled link to a view.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), label: { Text(title) })
  }

  /// Creates a titled link to a view.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination, label: { Text(title) })
  }
}
