/// A whole app: the type marked `@main`.
///
/// It is there so that a file with an app in it compiles. The renderer never starts an app; it shows
/// the app's first window when a file has neither a preview nor a single view to show.
@MainActor @preconcurrency public protocol App {
  /// What the app is made of.
  associatedtype Body: Scene

  /// What the app is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Never called: it is what `@main` asks for.
  @MainActor public static func main() {
    preconditionFailure("\(Self.self) is not started here; its first window is rendered")
  }
}
