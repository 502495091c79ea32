import HeroCore

/// Content that may be longer than the room there is, of which a part is shown.
///
/// Indicators are seen only while a finger scrolls, so they never are in a frame.
public struct ScrollView<Content: View>: View, PrimitiveView {
  /// Never called: the content is laid out.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates a view that scrolls along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { (self.axes, self.content) = (axes, content()) }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let environment = context.environment
    let frameID = context.id.appending("ScrollView")
    let isRow = axes == .horizontal
    var inner = context.child("ScrollView")
    inner.environment.stackAxis = isRow ? .horizontal : .vertical
    inner.environment.scrolling = ScrollSettings()
    inner.environment.container = frameID
    inner.environment.containerMargins = environment.scrolling.margins
    let stack = StackLayout(
      axis: isRow ? .horizontal : .vertical,
      alignment: isRow ? .verticalCenter : .horizontalCenter, spacing: nil)
    let rule = ScrollContentLayout(
      axes: axes.core, margins: environment.scrolling.margins, start: environment.scrolling.start,
      requests: environment.scrolling.requests + environment.scrolling.position, id: frameID)
    let content = inner.node(.container(stack, inner.resolve(content)), step: "content")
    var window = inner.node(.container(rule, [content]), step: "window")
    if !environment.scrolling.isClipDisabled { window.effect = .clip(.rectangle) }
    let frame = context.node(
      .container(ScrollFrameLayout(scale: Double(environment.displayScale)), [window]),
      step: "ScrollView")
    noteObservers(environment.scrolling.observers, frame: frame.id, content: content.id, context)
    context.resolver.registry.spaces[frame.id] = AnyHashable(ScrollSpace())
    return [frame]
  }
}

/// How the scroll views inside behave.
struct ScrollSettings {
  /// Room around the content, in points.
  var margins = Insets.zero
  /// The point of the content that is shown at first.
  var start = UnitPoint(x: 0, y: 0)
  /// What a reader was asked to scroll to.
  var requests: [ScrollRequest] = []
  /// The view that the author's state says is shown.
  var position: [ScrollRequest] = []
  /// Whether content is seen outside.
  var isClipDisabled = false
  /// What watches how far content has been scrolled.
  var observers: [ScrollObserver] = []
}

/// The name of the space of the nearest scroll view.
struct ScrollSpace: Hashable {}

/// Views that can have the scroll views inside them scroll to a view.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  /// Never called: the content is resolved.
  public typealias Body = Never

  let content: (ScrollViewProxy) -> Content

  /// Creates views from the means to scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let slot = context.resolver.state.slot(of: context.id, field: ".scroll") { [ScrollRequest]() }
    let labels = context.resolver.labels
    var inner = context.child("ScrollViewReader")
    inner.environment.scrolling.requests = slot.value
    return inner.resolve(content(ScrollViewProxy(slot: slot, labels: labels)))
  }
}

/// The means to scroll to a view.
@MainActor public struct ScrollViewProxy {
  let slot: StateSlot<[ScrollRequest]>
  let labels: LabelTable

  /// Scrolls until a view is seen.
  ///
  /// - Parameters:
  ///   - id: The view's id, from `id(_:)` or a `ForEach`.
  ///   - anchor: The point of the view that is put on the same point of the scroll view; without
  ///     one the way is as short as it can be.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    slot.value.append(
      ScrollRequest(step: "[\(labels.label(for: AnyHashable(id)))]", anchor: anchor))
  }
}
