import HeroCore

/// A control that leads to another page.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let element: @MainActor () -> NavigationElement?
  /// The page of a link that a value opens and closes.
  var held: HeldPage?
  @Environment(\.self) private var environment

  /// A page that is up while a value says so.
  struct HeldPage {
    let isActive: Binding<Bool>
    let destination: Destination
  }

  /// The label as a button that shows the page.
  public var body: some View {
    let controller = environment.navigation
    let held = held
    Button {
      if let held {
        held.isActive.wrappedValue = true
      } else if let element = element() {
        controller?.push(element)
      }
    } label: {
      label
    }
    .disabled(controller == nil)
    .modifier(
      PageModifier { notes, context in
        guard let held, held.isActive.wrappedValue else { return }
        notes.presented.append(
          NavigationElement(value: context.id, view: AnyView(held.destination)) {
            held.isActive.wrappedValue = false
          })
      })
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
