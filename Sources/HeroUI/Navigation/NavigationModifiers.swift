import HeroCore

/// Says something about the page of a stack.
struct PageModifier: PrimitiveModifier {
  let note: @MainActor (inout PageNotes, ResolveContext) -> Void

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let nodes = context.resolve(content)
    // Outside the registry meanwhile, since a note may change that elsewhere as well.
    var page = context.resolver.registry.page
    note(&page, context)
    context.resolver.registry.page = page
    return nodes
  }
}

/// A bar of a display.
public enum ToolbarPlacement: Hashable, Sendable {
  /// The bars of a phone.
  case automatic, navigationBar, tabBar, bottomBar
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system decides, always, or never.
  case automatic, visible, hidden
}

extension View {
  private func page(
    _ note: @escaping @MainActor (inout PageNotes, ResolveContext) -> Void
  ) -> some View { modifier(PageModifier(note: note)) }

  /// Titles the page.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }
  /// Titles the page.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }
  /// Titles the page.
  public func navigationTitle(_ title: Text) -> some View {
    page { notes, _ in notes.title = title }
  }
  /// Titles the page.
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title)
  }
  /// Titles the page and says how the title is shown.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Says how the title of the page is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { page { notes, _ in notes.titleMode = displayMode } }
  /// Hides the bar of the page.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    page { notes, _ in notes.isBarHidden = hidden }
  }
  /// Hides the way back in the bar of the page.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    page { notes, _ in notes.isBackHidden = hidden }
  }
  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(visibility, bars)
  }
  /// Shows or hides bars.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { showing(visibility, bars) }

  private func showing(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    page { notes, context in
      if bars.contains(.tabBar) {
        context.resolver.registry.hidesTabBar = visibility == .hidden
      }
      if bars.contains(.navigationBar) || bars.contains(.automatic) {
        notes.isBarHidden = visibility == .hidden
      }
    }
  }

  /// Shows a page for each value of a type.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    page { notes, _ in
      notes.destinations[ObjectIdentifier(data)] = { value in
        (value.base as? Value).map { AnyView(destination($0)) }
      }
    }
  }

  /// Shows a page while a value says so.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    page { notes, context in
      guard isPresented.wrappedValue else { return }
      notes.presented.append(
        NavigationElement(value: context.id, view: AnyView(destination())) {
          isPresented.wrappedValue = false
        })
    }
  }

  /// Shows a page while there is an item.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    page { notes, _ in
      guard let value = item.wrappedValue else { return }
      notes.presented.append(
        NavigationElement(value: AnyHashable(value), view: AnyView(destination(value))) {
          item.wrappedValue = nil
        })
    }
  }

  /// Says how the page comes and goes.
  public func navigationTransition<Style: NavigationTransition>(_ style: Style) -> some View {
    page { notes, context in notes.transition = style.page(in: context) }
  }
}

/// How a page of a stack comes and goes.
@MainActor @preconcurrency public protocol NavigationTransition {
  /// What the transition is called, for messages.
  var name: String { get }
}

extension NavigationTransition {
  func page(in context: ResolveContext) -> PageTransition {
    guard let zoom = self as? ZoomNavigationTransition else { return .push }
    return .zoom(
      from: zoom.key(in: context), displayRadius: context.environment.displayCornerRadius)
  }
}

/// Slides in from the trailing edge.
public nonisolated struct AutomaticNavigationTransition: NavigationTransition {
  /// What the transition is called.
  public var name: String { "automatic" }
  init() {}
}

/// Grows out of a view of the page below.
public nonisolated struct ZoomNavigationTransition: NavigationTransition {
  let id: AnyHashable
  let namespace: Namespace.ID
  /// What the transition is called.
  public var name: String { "zoom" }

  init(id: AnyHashable, namespace: Namespace.ID) {
    (self.id, self.namespace) = (id, namespace)
  }

  @MainActor func key(in context: ResolveContext) -> MatchKey {
    let labels = context.resolver.labels
    return MatchKey(
      namespace: labels.number(for: namespace), id: labels.number(for: id),
      label: labels.label(for: id))
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// Slides in from the trailing edge.
  public nonisolated static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of the view that is marked with the id.
  public nonisolated static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(id: AnyHashable(sourceID), namespace: namespace)
  }
}
