/// What a cell tells the grid of rows and columns it stands in.
public struct GridCell: Hashable, Sendable {
  /// The row, which cells of one row have in common; `nil` for a view that is a row by itself.
  public var row: NodeID?
  /// Where the row's cells line up from top to bottom; `nil` for as the grid says.
  public var rowAlignment: AlignmentGuide?
  /// How many columns the cell takes.
  public var columns = 1
  /// Where all cells of the column line up; `nil` for as the grid says.
  public var columnAlignment: AlignmentGuide?
  /// The point of the cell's place on which the same point of the view is put.
  public var anchor: UnitPoint?
  /// The axes along which the cell has no say in the size of its row or column.
  public var unsizedAxes: Set<Axis> = []

  /// Creates the traits of a cell that says nothing.
  public init() {}
}
