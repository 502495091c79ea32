import HeroCore

/// How far a scroll view has been scrolled.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far the start of the content is before the view's, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The room that bars take of the view.
  public var contentInsets: EdgeInsets
  /// The size of the view, in points.
  public var containerSize: CGSize

  /// The part of the content in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content in sight.
  public var bounds: CGRect { visibleRect }

  init(frame: ViewGeometry, content: ViewGeometry) {
    let insets = frame.safeArea
    contentInsets = EdgeInsets(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
    contentOffset = CGPoint(
      x: frame.global.minX - content.global.minX - insets.leading,
      y: frame.global.minY - content.global.minY - insets.top)
    contentSize = CGSize(content.size)
    containerSize = CGSize(
      width: frame.size.width + insets.leading + insets.trailing,
      height: frame.size.height + insets.top + insets.bottom)
  }
}

/// Something that watches how far content has been scrolled.
struct ScrollObserver {
  let watch: @MainActor (NodeID, ScrollGeometry) -> Registry.Watch
}

extension ScrollView {
  /// Notes who watches this view.
  func noteObservers(
    _ observers: [ScrollObserver], frame: NodeID, content: NodeID, _ context: ResolveContext
  ) {
    guard !observers.isEmpty else { return }
    let resolver = context.resolver
    resolver.registry.readers.formUnion([frame, content])
    for (index, observer) in observers.enumerated() {
      resolver.registry.geometryWatches.append(
        GeometryWatch(id: content) { geometry in
          observer.watch(
            frame.appending("scrolled\(index)"),
            ScrollGeometry(frame: resolver.places[frame] ?? geometry, content: geometry))
        })
    }
  }
}

/// Watches how far the scroll views inside have been scrolled.
struct ScrollGeometryModifier: EnvironmentModifier {
  let observer: ScrollObserver

  func modify(_ environment: inout EnvironmentValues) {
    environment.scrolling.observers.append(observer)
  }
}

extension View {
  /// Does something when a value made from how far content has been scrolled changes.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(
      ScrollGeometryModifier(
        observer: ScrollObserver { id, geometry in
          let new = UncheckedBox(transform(geometry))
          return Registry.Watch(id: id, value: new.value, isInitial: true) { old in
            if let old = old as? Value { action(old, new.value) }
          }
        }))
  }
}
