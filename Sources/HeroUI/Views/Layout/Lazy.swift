import HeroCore

/// Which parts of a lazy container stay in view while it scrolls.
///
/// At rest, and as far as scripts scroll, nothing is pinned.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that offers its views no height of its own; all of them are made.
public struct LazyVStack<Content: View>: View, ContainerView {
  /// Never called: a stack lays out its content.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    LazyStackLayout(
      axis: .vertical, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }

  func prepare(_ environment: inout EnvironmentValues) { environment.stackAxis = .vertical }
}

/// A row that offers its views no width of its own; all of them are made.
public struct LazyHStack<Content: View>: View, ContainerView {
  /// Never called: a stack lays out its content.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    LazyStackLayout(
      axis: .horizontal, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }

  func prepare(_ environment: inout EnvironmentValues) { environment.stackAxis = .horizontal }
}

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// Its part of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into its part of what is left, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// The room after it, in points.
  public var spacing: CGFloat?
  /// Where cells stand in it.
  public var alignment: Alignment?

  /// Creates a column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) { (self.size, self.spacing, self.alignment) = (size, spacing, alignment) }

  var track: TrackLayout.Track {
    let width: TrackLayout.Track.Width =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let least, let most): .flexible(min: Double(least), max: Double(most))
      case .adaptive(let least, let most): .adaptive(min: Double(least), max: Double(most))
      }
    return TrackLayout.Track(
      width: width, spacing: spacing.map { Double($0) }, alignment: alignment?.guides)
  }
}

/// Views in columns, row after row; all of them are made.
public struct LazyVGrid<Content: View>: View, ContainerView {
  /// Never called: a grid lays out its content.
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment) = (columns, alignment)
    (self.spacing, self.content) = (spacing, content())
  }

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    TrackLayout(
      axis: .vertical, tracks: columns.map(\.track), spacing: spacing.map { Double($0) },
      alignment: alignment.guide)
  }

  func prepare(_ environment: inout EnvironmentValues) { environment.stackAxis = nil }
}

/// Views in rows, column after column; all of them are made.
public struct LazyHGrid<Content: View>: View, ContainerView {
  /// Never called: a grid lays out its content.
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment) = (rows, alignment)
    (self.spacing, self.content) = (spacing, content())
  }

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    TrackLayout(
      axis: .horizontal, tracks: rows.map(\.track), spacing: spacing.map { Double($0) },
      alignment: alignment.guide)
  }

  func prepare(_ environment: inout EnvironmentValues) { environment.stackAxis = nil }
}
