import HeroCore

/// Puts a view at an edge and takes its room from the safe area of the content.
struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier {
  let edge: Edge
  let alignment: AlignmentGuide
  let spacing: CGFloat?
  let bar: Bar

  static var step: String { "safeAreaInset" }

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let layout = SafeAreaInsetLayout(
      edge: edge.coreEdge, alignment: alignment, spacing: Double(spacing ?? 8),
      scale: Double(context.environment.displayScale))
    return context.resolve(content).map { node in
      var inner = context
      inner.id = NodeID(node.id.path + "." + Self.step)
      inner.environment.stackAxis = nil
      let bars = inner.resolve(bar)
      guard !bars.isEmpty else { return context.wrap(node, step: Self.step) }
      let joined =
        bars.count == 1
        ? bars[0] : inner.node(.container(OverlapLayout(alignment: .center), bars), step: "ZStack")
      var result = context.wrap(node, step: Self.step, layout: layout)
      result.content = .container(layout, [node, joined])
      return result
    }
  }
}

/// Makes the safe area of the content smaller by a length at each edge.
struct SafeAreaPaddingModifier: PrimitiveModifier {
  let insets: Insets

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let sides: [(SafeAreaIgnoringLayout.Edge, Double)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ]
    return context.resolve(content).map { node in
      sides.reduce(node) { node, side in
        guard side.1 != 0 else { return node }
        return context.wrap(
          node, step: "safeAreaPadding",
          layout: SafeAreaInsetLayout(
            edge: side.0, alignment: .leading, spacing: side.1,
            scale: Double(context.environment.displayScale)))
      }
    }
  }
}

extension View {
  /// Puts a view at the top or bottom edge; the content keeps clear of it, but may scroll behind it.
  public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge.edge, alignment: alignment.guide, spacing: spacing, bar: content()))
  }

  /// Puts a view at a side; the content keeps clear of it, but may scroll behind it.
  public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge.edge, alignment: alignment.guide, spacing: spacing, bar: content()))
  }

  /// Makes the safe area smaller at some edges, in points; 16 unless told otherwise.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: edges.insets(length ?? 16)))
  }

  /// Makes the safe area smaller at all edges, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Makes the safe area smaller at each edge, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      SafeAreaPaddingModifier(
        insets: Insets(
          top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
          trailing: Double(insets.trailing))))
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The two edges.
  case top, bottom

  var edge: Edge { self == .top ? .top : .bottom }

  /// Some of the two edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The two edges.
  case leading, trailing

  var edge: Edge { self == .leading ? .leading : .trailing }
}
