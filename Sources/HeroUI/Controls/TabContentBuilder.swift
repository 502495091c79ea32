/// Turns the statements of a closure into the pages of a tab view, which all have values of one type.
///
/// The type lets a page be written as `Tab(value: .home)`.
@MainActor @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// One page.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> { tab }

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
}

extension TabView {
  /// Creates pages that are told apart by their values.
  @_disfavoredOverload
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> tabs content: () -> Content
  ) { self.init(selection: selection, content: content) }
}
