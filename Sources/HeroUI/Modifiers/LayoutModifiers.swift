import HeroCore

/// Distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from each edge, in points.
  public var top, leading, bottom, trailing: CGFloat

  /// Creates insets edge by edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No distance from any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// One of the four edges of a view.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The four edges.
  case top, leading, bottom, trailing

  /// Some of the four edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of a single edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }

  var coreEdge: SafeAreaIgnoringLayout.Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

/// The two directions of layout.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// The two directions.
  case horizontal, vertical

  /// Some of the two directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Puts room around a view.
struct PaddingModifier: LayoutModifier {
  let insets: Insets

  func layout(in context: ResolveContext) -> any HeroCore.Layout { PaddingLayout(insets: insets) }
}

extension View {
  /// Puts the same room at some edges, in points; 16 unless told otherwise.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    func side(_ edge: Edge.Set) -> Double { edges.contains(edge) ? Double(length ?? 16) : 0 }
    return modifier(
      PaddingModifier(
        insets: Insets(
          top: side(.top), leading: side(.leading), bottom: side(.bottom),
          trailing: side(.trailing))))
  }

  /// Puts the same room at all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Puts room at each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(
      PaddingModifier(
        insets: Insets(
          top: Double(insets.top), leading: Double(insets.leading),
          bottom: Double(insets.bottom), trailing: Double(insets.trailing))))
  }
}

/// Puts a view into a box of given sides.
struct FrameModifier: LayoutModifier {
  let frame: FrameLayout

  func layout(in context: ResolveContext) -> any HeroCore.Layout { frame }
}

/// Puts a view into a box between least and greatest sides.
struct FlexibleFrameModifier: LayoutModifier {
  let frame: FlexibleFrameLayout

  func layout(in context: ResolveContext) -> any HeroCore.Layout { frame }
}

extension View {
  /// Puts the view into a box; a side that is not given is the view's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        frame: FrameLayout(
          width: width.map { Double($0) }, height: height.map { Double($0) },
          alignment: alignment.guides)))
  }

  /// Puts the view into a box between least and greatest sides.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    func limits(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?)
      -> FlexibleFrameLayout.Limits
    {
      FlexibleFrameLayout.Limits(
        min: least.map { Double($0) }, ideal: ideal.map { Double($0) },
        max: most.map { Double($0) })
    }
    return modifier(
      FlexibleFrameModifier(
        frame: FlexibleFrameLayout(
          width: limits(minWidth, idealWidth, maxWidth),
          height: limits(minHeight, idealHeight, maxHeight), alignment: alignment.guides)))
  }

  /// Asks the view for its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Asks the view for its ideal length on some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Set<HeroCore.Axis> = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// Has stacks offer room to the view before views of lower priority.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }

  /// Draws the view after those of lower index in its container.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }

  /// Sets where a guide of the view is.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(guide: guide.guide, compute: computeValue)) }

  /// Sets where a guide of the view is.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(guide: guide.guide, compute: computeValue)) }
}

/// Asks a view for its ideal length.
struct FixedSizeModifier: LayoutModifier {
  let axes: Set<HeroCore.Axis>

  func layout(in context: ResolveContext) -> any HeroCore.Layout { FixedSizeLayout(axes: axes) }
}

/// Sets where a guide of a view is.
struct AlignmentGuideModifier: LayoutModifier {
  let guide: AlignmentGuide
  let compute: (ViewDimensions) -> CGFloat

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    // Layout asks again while a plan is sampled, on any thread; a guide depends on sizes alone.
    let compute = UncheckedBox(compute)
    return GuideLayout(guide: guide) { size, value in
      withoutActuallyEscaping(value) { value in
        Double(
          compute.value(
            ViewDimensions(
              width: CGFloat(size.width), height: CGFloat(size.height), value: value)))
      }
    }
  }
}

/// Has stacks offer room earlier or later.
struct LayoutPriorityModifier: TraitModifier {
  let value: Double

  func modify(_ traits: inout LayoutNode.Traits, in context: ResolveContext) {
    traits.layoutPriority = value
  }
}

/// Draws a view earlier or later.
struct ZIndexModifier: TraitModifier {
  let value: Double

  func modify(_ traits: inout LayoutNode.Traits, in context: ResolveContext) {
    traits.zIndex = value
  }
}
