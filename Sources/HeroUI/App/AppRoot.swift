import HeroCore

/// The first window of an app as a view, so that the app's own properties find their values.
struct AppRoot<Root: App>: View, PrimitiveView {
  let app: Root

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let inner = context.child(ResolveContext.name(of: Root.self))
    guard let window = inner.bound(app).body.window else { return [] }
    return inner.resolve(window)
  }
}
