import HeroCore

/// Rows of cells, in columns as wide as their widest cell.
public struct Grid<Content: View>: View, ContainerView {
  /// Never called: a grid lays out its content.
  public typealias Body = Never

  let alignment: Alignment
  let horizontalSpacing, verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    RowGridLayout(
      alignment: alignment.guides, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
  }

  func prepare(_ environment: inout EnvironmentValues) { environment.stackAxis = nil }
}

/// A row of a grid.
public struct GridRow<Content: View>: View, PrimitiveView {
  /// Never called: the cells of a row are resolved.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    context.child("GridRow").resolve(content).map { node in
      var node = node
      node.traits.cell.row = context.id
      node.traits.cell.rowAlignment = alignment?.guide
      return node
    }
  }
}

/// Tells the grid something about a cell.
struct GridCellModifier: TraitModifier {
  let change: (inout GridCell) -> Void

  func modify(_ traits: inout LayoutNode.Traits, in context: ResolveContext) {
    change(&traits.cell)
  }
}

extension View {
  /// Has a cell of a grid take several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columns = max(1, count) })
  }

  /// Sets where all cells of this cell's column line up.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide.guide })
  }

  /// Puts a point of the view on the same point of its place in a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier { $0.anchor = anchor })
  }

  /// Lets a cell have no say in the size of its row or column.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier { $0.unsizedAxes = axes.core })
  }
}

extension Axis.Set {
  var core: Set<HeroCore.Axis> {
    var axes: Set<HeroCore.Axis> = []
    if contains(.horizontal) { axes.insert(.horizontal) }
    if contains(.vertical) { axes.insert(.vertical) }
    return axes
  }
}
