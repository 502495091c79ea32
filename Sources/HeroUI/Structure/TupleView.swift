import HeroCore

/// Several views side by side, as the statements of a builder.
public struct TupleView<Content>: View, PrimitiveView {
  /// The views.
  public var value: Content
  let views: [any View]

  /// Creates a view from several views.
  public init<each Element: View>(_ element: repeat each Element)
  where Content == (repeat each Element) {
    value = (repeat each element)
    var views: [any View] = []
    repeat views.append(each element)
    self.views = views
  }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    views.enumerated().flatMap { index, view in context.child("\(index)").resolve(view) }
  }
}
