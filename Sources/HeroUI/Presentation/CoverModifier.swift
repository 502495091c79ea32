import HeroCore

/// Covers the display by a view as long as a value says so.
///
/// A full-screen cover slides up over everything; a sheet leaves the top of what is below in sight.
/// Both come and go by UIKit's own spring, whatever the animation of the change; in a transaction
/// with `disablesAnimations` at once.
struct CoverModifier: PrimitiveModifier {
  /// What the view covers.
  enum Kind: Hashable { case fullScreen, sheet }

  let kind: Kind
  /// What tells one cover of this view from another; `nil` for none.
  let key: AnyHashable?
  let cover: AnyView?
  let close: @MainActor () -> Void
  let onDismiss: (@MainActor () -> Void)?

  static var step: String { "cover" }

  /// How long a cover takes to go, in seconds, after which `onDismiss` is called.
  static let duration = 0.5

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let id = context.id.appending(Self.step)
    if let onDismiss {
      context.resolver.registry.watches.append(
        Registry.Watch(id: id, value: key != nil, isInitial: false) { wasShown in
          guard wasShown as? Bool == true else { return }
          guard let clock = StageClock.current else { return onDismiss() }
          clock.schedule(
            at: clock.now.later(bySeconds: Self.duration), named: "the end of a sheet", onDismiss)
        })
    }
    let nodes = context.resolve(content)
    if let key, let cover { add(cover, key: key, in: context) }
    return nodes
  }

  private func add(_ cover: AnyView, key: AnyHashable, in context: ResolveContext) {
    let resolver = context.resolver
    let index = resolver.registry.covers.count
    resolver.registry.covers.append(Cover())
    var inner = context.child("\(Self.step)[\(context.label(for: key))]")
    let close = close
    inner.environment.dismiss = DismissAction(action: close)
    inner.environment.presentationMode = .constant(PresentationMode(close: close))
    inner.environment.isPresented = true
    inner.environment.isEnabled = true
    inner.environment.stackAxis = nil
    inner.environment.navigation = nil
    inner.environment.container = nil
    inner.environment.containerMargins = .zero

    let outer = resolver.registry.coverNotes
    resolver.registry.coverNotes = CoverNotes()
    let (page, elements) = inner.collectingElements {
      let (content, page) = inner.collectingPage { inner.resolve(cover) }
      return self.nodes(content, page, resolver.registry.coverNotes, in: inner)
    }
    resolver.registry.coverNotes = outer
    resolver.registry.covers[index] = Cover(nodes: page, elements: elements)
  }

  private func nodes(
    _ content: [LayoutNode], _ page: PageNotes, _ notes: CoverNotes, in context: ResolveContext
  ) -> [LayoutNode] {
    let background =
      notes.background
      ?? AnyView(
        Color(
          kind == .sheet && context.environment.colorScheme == .dark
            ? .secondarySystemBackground : .systemBackground))
    let behind = context.child("background").resolve(background)
    let paper = context.node(
      .container(OverlapLayout(alignment: .center), behind), step: "background")
    var node = context.node(.container(PageLayout(), [paper] + content), step: "page")
    switch kind {
    case .fullScreen:
      node.traits.page = .cover
      // A page that grows out of a view does so over the whole display.
      if case .zoom = page.transition { node.traits.page = page.transition }
      return [node]
    case .sheet:
      let detent = notes.detents.max { $0.order < $1.order } ?? .large
      if notes.showsIndicator ?? (notes.detents.count > 1) {
        let grabber = context.child("grabber").resolve(
          Capsule().fill(Color(.tertiaryLabel)).frame(width: 36, height: 5)
            .padding(.top, 5)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top))
        node = context.node(
          .container(OverlapLayout(alignment: .center), [node] + grabber), step: "grip")
      }
      let radius = notes.cornerRadius ?? 10
      let shape = BoxShape.roundedRectangle(
        CornerRadii(topLeading: radius, topTrailing: radius), style: .continuous)
      let cut = context.wrap(node, step: "cut", effect: .clip(shape))
      var sheet = context.node(.container(SheetLayout(detent: detent), [cut]), step: "sheet")
      sheet.traits.page = .sheet
      let shield = context.node(.leaf(.paint(.color(.clear))), step: "beside")
      context.resolver.registry.contentShapes[shield.id] = .rectangle
      if !notes.staysOpen { context.resolver.registry.actions[shield.id] = close }
      return [shield, sheet]
    }
  }
}

extension View {
  /// Covers most of the display by a view as long as a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { cover(.sheet, isPresented, onDismiss, content) }

  /// Covers most of the display by a view as long as there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { cover(.sheet, item, onDismiss, content) }

  /// Covers all of the display by a view as long as a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { cover(.fullScreen, isPresented, onDismiss, content) }

  /// Covers all of the display by a view as long as there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { cover(.fullScreen, item, onDismiss, content) }

  /// Shows a view beside this one; on a phone it covers most of the display, as a sheet does.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { cover(.sheet, isPresented, nil, content) }

  /// Shows a view beside this one; on a phone it covers most of the display, as a sheet does.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { cover(.sheet, item, nil, content) }

  private func cover<Content: View>(
    _ kind: CoverModifier.Kind, _ isPresented: Binding<Bool>,
    _ onDismiss: (@MainActor () -> Void)?, _ content: () -> Content
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return modifier(
      CoverModifier(
        kind: kind, key: isShown ? AnyHashable("shown") : nil,
        cover: isShown ? AnyView(content()) : nil,
        close: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
  }

  private func cover<Item: Identifiable, Content: View>(
    _ kind: CoverModifier.Kind, _ item: Binding<Item?>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return modifier(
      CoverModifier(
        kind: kind, key: shown.map { AnyHashable($0.id) },
        cover: shown.map { AnyView(content($0)) },
        close: { item.wrappedValue = nil }, onDismiss: onDismiss))
  }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  /// A part of the view.
  case rect(Anchor<CGRect>.Source)
  /// A unit point of the view.
  case point(UnitPoint)
}
