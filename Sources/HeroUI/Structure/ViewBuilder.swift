/// Turns the statements of a closure into one view.
@MainActor @resultBuilder public struct ViewBuilder {
  /// One expression, as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statement at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement, as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements, side by side.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView(repeat each content) }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent(branch: .first(first)) }

  /// The second branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent(branch: .second(second)) }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
