import HeroCore

/// Pages one above the other, with a bar that tells where one is and leads back.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  /// Never called: a stack is resolved page by page.
  public typealias Body = Never

  let root: Root
  private let bound: (read: () -> [AnyHashable], write: ([AnyHashable]) -> Void)?

  /// Creates a stack that keeps its own pages.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, bound) = (root(), nil)
  }

  /// Creates a stack whose pages a path holds.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    bound = ({ path.wrappedValue.values }, { path.wrappedValue.values = $0 })
  }

  /// Creates a stack whose pages a collection of values holds.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    bound = (
      { path.wrappedValue.map { AnyHashable($0) } },
      { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    )
  }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let inner = context.child("NavigationStack")
    let controller = controller(in: inner)
    var pages = [page(AnyView(root), named: "root", depth: 0, controller, in: inner)]
    var destinations = pages[0].notes.destinations
    var elements = controller.elements + pages[0].notes.presented
    var index = 0
    while index < elements.count {
      let element = elements[index]
      let type = ObjectIdentifier(Swift.type(of: element.value.base))
      guard let view = element.view ?? destinations[type]?(element.value) else {
        context.resolver.warn(
          "no navigationDestination for a value of type \(Swift.type(of: element.value.base))",
          at: nil)
        break
      }
      let name = "\(index + 1)[\(context.label(for: element.value))]"
      pages.append(
        page(view, named: name, depth: index + 1, controller, in: inner, close: element.close))
      destinations.merge(pages[index + 1].notes.destinations) { _, inner in inner }
      elements += pages[index + 1].notes.presented
      index += 1
    }
    let bar = NavigationBar(pages: pages.map(\.notes), controller: controller)
    let barNodes = inner.child("bar").resolve(bar).map { node in
      var node = node
      node.traits.zIndex = Double(pages.count + 1)
      return node
    }
    let layout = NavigationLayout(
      bars: pages.map { $0.notes.barHeight(depth: $0.depth) },
      scale: Double(context.environment.displayScale))
    return [
      context.node(
        .container(layout, pages.map(\.node) + barNodes), step: "NavigationStack")
    ]
  }

  private struct Page {
    let node: LayoutNode
    let notes: PageNotes
    let depth: Int
  }

  private func page(
    _ view: AnyView, named name: String, depth: Int, _ controller: NavigationController,
    in context: ResolveContext, close: (@MainActor () -> Void)? = nil
  ) -> Page {
    var inner = context.child(name)
    inner.environment.navigation = controller
    if depth > 0 {
      inner.environment.dismiss = DismissAction(action: close ?? { controller.pop(to: depth - 1) })
      inner.environment.isPresented = true
    }
    let (content, notes) = inner.collectingPage { inner.resolve(view) }
    let background = inner.node(
      .leaf(.paint(.color(SystemColor.systemBackground.resolved(in: inner.environment)))),
      step: "background")
    var node = inner.node(.container(PageLayout(), [background] + content), step: "page")
    node.traits.zIndex = Double(depth)
    node.traits.page = depth > 0 ? notes.transition : .push
    return Page(node: node, notes: notes, depth: depth)
  }

  private func controller(in context: ResolveContext) -> NavigationController {
    let slot: StateSlot<[NavigationElement]> = context.resolver.state.slot(
      of: context.id, field: ".path", initial: { [] })
    guard let bound else {
      return NavigationController(read: { slot.value }, write: { slot.value = $0 })
    }
    // The path holds values; pages that links bring along lie above them.
    return NavigationController {
      bound.read().map { NavigationElement(value: $0) } + slot.value
    } write: { elements in
      let values = elements.filter { $0.view == nil }.map(\.value)
      if values != bound.read() { bound.write(values) }
      let views = elements.filter { $0.view != nil }
      if views != slot.value { slot.value = views }
    }
  }
}

/// Pages one above the other, under the name older code uses.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The stack.
  public var body: some View { NavigationStack { content } }
}
