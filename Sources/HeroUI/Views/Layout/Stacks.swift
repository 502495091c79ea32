import HeroCore

/// Views in a row.
public struct HStack<Content: View>: View, ContainerView {
  /// Never called: a stack lays out its content.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    StackLayout(axis: .horizontal, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }

  func prepare(_ environment: inout EnvironmentValues) { environment.stackAxis = .horizontal }
}

/// Views in a column.
public struct VStack<Content: View>: View, ContainerView {
  /// Never called: a stack lays out its content.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    StackLayout(axis: .vertical, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }

  func prepare(_ environment: inout EnvironmentValues) { environment.stackAxis = .vertical }
}

/// Views on top of each other.
public struct ZStack<Content: View>: View, ContainerView {
  /// Never called: a stack lays out its content.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Creates a stack in depth.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    OverlapLayout(alignment: alignment.guides)
  }

  func prepare(_ environment: inout EnvironmentValues) { environment.stackAxis = nil }
}

/// Room that grows along the axis of its stack.
public struct Spacer: View, LeafView {
  /// Never called: a spacer has no content.
  public typealias Body = Never

  let minLength: CGFloat?

  /// Creates room of at least a length, in points; 8 unless told otherwise.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func leaf(in context: ResolveContext) -> Leaf {
    .spacer(axis: context.environment.stackAxis, minLength: minLength.map { Double($0) } ?? 8)
  }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    var node = context.node(.leaf(leaf(in: context)), step: "Spacer")
    node.traits.layoutPriority = -.infinity
    return [node]
  }
}
