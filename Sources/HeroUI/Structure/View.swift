/// A piece of user interface, described by other pieces.
@MainActor @preconcurrency public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never called: views without a body are resolved, not asked for one.
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  /// Never called: a primitive view is resolved, not asked for its body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
