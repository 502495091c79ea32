/// A scene that shows a view in a window.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  private let content: Content

  /// Creates a window with a view in it.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window with a title, which a phone does not show, and a view in it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: Makes the view.
  public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }

  var firstWindow: (any View)? { content }
}
