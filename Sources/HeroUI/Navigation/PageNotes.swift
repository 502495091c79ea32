import HeroCore

/// What the views of a page say about the bar over them and about the pages they lead to.
///
/// The outermost statement counts, as it is noted last.
struct PageNotes {
  /// The title in the bar.
  var title: Text?
  /// How the title is shown.
  var titleMode = NavigationBarItem.TitleDisplayMode.automatic
  /// Whether there is a bar at all.
  var isBarHidden = false
  /// Whether the bar has no way back.
  var isBackHidden = false
  /// How the page comes and goes.
  var transition: PageTransition = .push
  /// What stands in the bar beside the title.
  var items: [ToolbarEntry] = []
  /// The views of values, by the type of the value.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// Pages that are up while a value says so.
  var presented: [NavigationElement] = []
}

/// One page above the first.
struct NavigationElement: Hashable {
  /// The value by which the page is known.
  var value: AnyHashable
  /// The page itself, where a link brings it along.
  var view: AnyView?
  /// What takes the page away again, where a binding holds it.
  var close: (@MainActor () -> Void)?

  static func == (first: NavigationElement, second: NavigationElement) -> Bool {
    first.value == second.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Something in a bar beside the title.
struct ToolbarEntry {
  /// Where it stands.
  enum Side { case leading, center, trailing }

  var side: Side
  var view: AnyView
}

extension ResolveContext {
  /// Resolves a page, with what its views say about it kept apart.
  func collectingPage(_ body: () -> [LayoutNode]) -> (nodes: [LayoutNode], notes: PageNotes) {
    let outer = resolver.registry.page
    resolver.registry.page = PageNotes()
    let nodes = body()
    let notes = resolver.registry.page
    resolver.registry.page = outer
    return (nodes, notes)
  }
}
