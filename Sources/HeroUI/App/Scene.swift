/// A part of an app's user interface, such as a window.
@MainActor @preconcurrency public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that is not made of others.
@MainActor protocol PrimitiveScene {
  /// What the first window shows; `nil` when there is no window.
  var firstWindow: (any View)? { get }
}

extension Scene where Body == Never {
  /// Never called: a primitive scene says itself what it shows.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Scene {
  /// What the first window of the scene shows.
  var window: (any View)? {
    if let primitive = self as? any PrimitiveScene { return primitive.firstWindow }
    return body.window
  }
}
