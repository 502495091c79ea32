/// Turns the statements of an app's `body` into one scene.
@MainActor @resultBuilder public struct SceneBuilder {
  /// One expression, as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One statement, as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several statements, side by side.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<(repeat each Content)> {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return TupleScene(scenes: scenes)
  }
}

/// Several scenes side by side.
public struct TupleScene<Content>: Scene, PrimitiveScene {
  let scenes: [any Scene]

  var firstWindow: (any View)? { scenes.lazy.compactMap(\.window).first }
}
