import HeroCore

// Links that a value opens and closes, as code before iOS 16 writes them.

extension NavigationLink {
  /// Creates a link to a view that is up while a value says so.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    element = { nil }
    held = HeldPage(isActive: isActive, destination: destination())
  }

  /// Creates a link to a view that is up while a value says so.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(isActive: isActive, destination: { destination }, label: label) }

  /// Creates a link to a view that is up while a selection has the link's value.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.holds(tag), destination: destination, label: label)
  }

  /// Creates a link to a view that is up while a selection has the link's value.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.holds(tag), destination: { destination }, label: label)
  }

  /// Says whether the page is that of a detail; there is one column on a phone.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Creates a titled link to a view that is up while a value says so.
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }

  /// Creates a titled link to a view that is up while a value says so.
  public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(isActive: isActive, destination: { destination }, label: { Text(title) }) }

  /// Creates a titled link to a view that is up while a selection has the link's value.
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }

  /// Creates a titled link to a view that is up while a selection has the link's value.
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: Value,
    selection: Binding<Value?>
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }) { Text(title) }
  }
}

extension Binding {
  /// Whether a selection has a value; unset, it takes only that value away.
  fileprivate func holds<Wrapped: Hashable>(_ tag: Wrapped) -> Binding<Bool>
  where Value == Wrapped? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isActive in
      if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
    }
  }
}
