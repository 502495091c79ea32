import HeroCore

/// Does something when a value made from a view's place changes.
struct GeometryChangeModifier<Value: Equatable>: RegistryModifier {
  let value: (GeometryProxy) -> Value
  let action: @MainActor (_ old: Value, _ new: Value) -> Void

  func register(_ id: NodeID, in registry: inout Registry, context: ResolveContext) {
    registry.readers.insert(id)
    let (value, action) = (value, action)
    registry.geometryWatches.append(
      GeometryWatch(id: id) { geometry in
        let new = value(GeometryProxy(geometry: geometry))
        return Registry.Watch(id: id, value: new, isInitial: true) { old in
          if let old = old as? Value { action(old, new) }
        }
      })
  }
}

/// A value that is known when the place of a view is.
struct GeometryWatch {
  let id: NodeID
  /// Makes the watch.
  let watch: (ViewGeometry) -> Registry.Watch
}

/// Gives a view a part of the size of the scroll view, or the display, around it.
struct ContainerFrameModifier: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: HeroCore.Alignment
  let length: (CGFloat, Axis) -> CGFloat

  static var step: String { "containerFrame" }

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let proxy =
      context.environment.container.map { context.resolver.geometry(of: $0) }
      ?? GeometryProxy(geometry: context.resolver.firstGuess)
    let margins = context.environment.containerMargins
    let width = proxy.size.width - CGFloat(margins[.horizontal])
    let height = proxy.size.height - CGFloat(margins[.vertical])
    let layout = FrameLayout(
      width: axes.contains(.horizontal) ? Double(length(width, .horizontal)) : nil,
      height: axes.contains(.vertical) ? Double(length(height, .vertical)) : nil,
      alignment: alignment)
    return context.resolve(content).map { context.wrap($0, step: Self.step, layout: layout) }
  }
}

extension View {
  /// Does something when a value made from the view's size and place changes, and at first.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View { modifier(GeometryChangeModifier(value: transform) { _, new in action(new) }) }

  /// Does something when a value made from the view's size and place changes, and at first.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { modifier(GeometryChangeModifier(value: transform, action: action)) }

  /// Makes the view as large as the scroll view, or the display, around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as large as some of `count` parts of the scroll view around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes the view a length that is computed from that of the scroll view around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment.guides, length: length))
  }
}
