import HeroCore

/// By what a tab view or a picker knows a view.
enum ChoiceTag: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

/// What the tab of a view shows.
enum TabItem: LayoutValueKey {
  static var defaultValue: AnyView? { nil }
}

extension LayoutNode.Traits {
  /// By what a tab view or a picker knows the view.
  var tag: AnyHashable? {
    get {
      (layoutValues[ObjectIdentifier(ChoiceTag.self)] as? UncheckedBox<AnyHashable?>)?.value
    }
    set { layoutValues[ObjectIdentifier(ChoiceTag.self)] = UncheckedBox(newValue) }
  }

  /// What the tab of the view shows.
  var tabItem: AnyView? {
    (layoutValues[ObjectIdentifier(TabItem.self)] as? UncheckedBox<AnyView?>)?.value
  }
}

extension View {
  /// Tells tab views and pickers by what they know the view.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    layoutValue(key: ChoiceTag.self, value: AnyHashable(tag))
  }

  /// Sets what the view's tab shows.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    layoutValue(key: TabItem.self, value: AnyView(label()))
  }

  /// Puts a number on the view's tab; it is not drawn, with a warning.
  public func badge(_ count: Int, file: String = #fileID, line: Int = #line) -> some View {
    modifier(UndrawnModifier("badge is not drawn", file, line))
  }
}

extension Binding {
  /// Whether the value is a tag, or holds it.
  func holds(_ tag: AnyHashable) -> Bool where Value: Hashable {
    AnyHashable(wrappedValue) == tag || wrappedValue == Self.value(of: tag)
  }

  /// The value for a tag, wrapped if the value is optional.
  static func value(of tag: AnyHashable) -> Value? { tag.base as? Value }
}
