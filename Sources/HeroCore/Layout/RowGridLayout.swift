/// Cells in rows and columns as wide as their widest cell, as `Grid` lays them out.
///
/// Rigid columns take what they need; those whose cells grow share what is left, as in a stack.
public struct RowGridLayout: Layout, Hashable {
  /// Where cells stand in their places.
  public var alignment: Alignment
  /// The room between columns and between rows, in points; 8 where nothing is said.
  public var horizontalSpacing, verticalSpacing: Double

  /// Creates a grid.
  public init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? 8
    self.verticalSpacing = verticalSpacing ?? 8
  }

  /// A child with its row and the columns it takes; without columns for a row by itself.
  private struct Cell {
    let index, row: Int
    let columns: Range<Int>?
  }

  private func cells(of children: LayoutChildren) -> [Cell] {
    var (cells, row, column) = ([Cell](), -1, 0)
    var current: NodeID?
    for index in children.indices {
      let cell = children[index].traits.cell
      if cell.row == nil || cell.row != current { (row, column) = (row + 1, 0) }
      current = cell.row
      guard cell.row != nil else {
        cells.append(Cell(index: index, row: row, columns: nil))
        continue
      }
      let end = column + max(1, cell.columns)
      cells.append(Cell(index: index, row: row, columns: column..<end))
      column = end
    }
    return cells
  }

  /// How long a line of the grid is at its least and at its most.
  private struct Line {
    var least = 0.0, ideal = 0.0, most = 0.0

    mutating func hold(_ other: Line) {
      least = max(least, other.least)
      ideal = max(ideal, other.ideal)
      most = max(most, other.most)
    }
  }

  /// The lengths of lines in a length: the rigid first, the others share what is left.
  private func lengths(of lines: [Line], in length: Double?, spacing: Double) -> [Double] {
    guard let length else { return lines.map(\.ideal) }
    var left = length - spacing * Double(max(0, lines.count - 1))
    var result = [Double](repeating: 0, count: lines.count)
    let ranges = lines.map { $0.most - $0.least }
    let order = lines.indices.sorted { first, second in
      ranges[first] != ranges[second] ? ranges[first] < ranges[second] : first < second
    }
    for (position, index) in order.enumerated() {
      let part = max(0, left / Double(order.count - position))
      result[index] = min(max(part, lines[index].least), lines[index].most)
      if left.isFinite { left -= result[index] }
    }
    return result
  }

  private func columns(
    _ cells: [Cell], of children: LayoutChildren, for proposal: ProposedSize
  ) -> [Double] {
    let count = cells.compactMap { $0.columns?.upperBound }.max() ?? 0
    var lines = [Line](repeating: Line(), count: count)
    for cell in cells {
      guard let columns = cell.columns, columns.count == 1 else { continue }
      let child = children[cell.index]
      guard !child.traits.cell.unsizedAxes.contains(.horizontal) else { continue }
      lines[columns.lowerBound].hold(
        Line(
          least: child.size(for: ProposedSize(width: 0, height: nil)).width,
          ideal: child.size(for: .unspecified).width,
          most: child.size(for: ProposedSize(width: .infinity, height: nil)).width))
    }
    return lengths(of: lines, in: proposal.width, spacing: horizontalSpacing)
  }

  private func rows(
    _ cells: [Cell], of children: LayoutChildren, columns: [Double], for proposal: ProposedSize
  ) -> [Double] {
    let count = (cells.map(\.row).max() ?? -1) + 1
    var lines = [Line](repeating: Line(), count: count)
    for cell in cells {
      let child = children[cell.index]
      guard !child.traits.cell.unsizedAxes.contains(.vertical) else { continue }
      let width = extent(of: cell, columns: columns)
      lines[cell.row].hold(
        Line(
          least: child.size(for: ProposedSize(width: width, height: 0)).height,
          ideal: child.size(for: ProposedSize(width: width, height: nil)).height,
          most: child.size(for: ProposedSize(width: width, height: .infinity)).height))
    }
    return lengths(of: lines, in: proposal.height, spacing: verticalSpacing)
  }

  private func extent(of cell: Cell, columns: [Double]) -> Double {
    let own = cell.columns.map { columns[$0] } ?? columns[...]
    return own.reduce(0, +) + horizontalSpacing * Double(max(0, own.count - 1))
  }

  private func total(_ lengths: [Double], spacing: Double) -> Double {
    lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1))
  }

  /// The sums of columns and rows.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    let cells = cells(of: children)
    let columns = columns(cells, of: children, for: proposal)
    let rows = rows(cells, of: children, columns: columns, for: proposal)
    return Size(
      width: total(columns, spacing: horizontalSpacing),
      height: total(rows, spacing: verticalSpacing))
  }

  /// Every cell in its place.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let cells = cells(of: children)
    let columns = columns(cells, of: children, for: box.proposal)
    let rows = rows(cells, of: children, columns: columns, for: box.proposal)
    func start(_ lengths: ArraySlice<Double>, _ spacing: Double) -> Double {
      lengths.reduce(0) { $0 + $1 + spacing }
    }
    var guides: [Int: AlignmentGuide] = [:]
    for cell in cells {
      if let column = cell.columns?.lowerBound,
        let guide = children[cell.index].traits.cell.columnAlignment
      {
        guides[column] = guides[column] ?? guide
      }
    }
    return cells.map { cell in
      let child = children[cell.index]
      let size = Size(width: extent(of: cell, columns: columns), height: rows[cell.row])
      let first = cell.columns?.lowerBound ?? 0
      let corner = Vector(
        dx: start(columns[..<first], horizontalSpacing),
        dy: start(rows[..<cell.row], verticalSpacing))
      let offer = ProposedSize(size)
      var place: Placement
      if let anchor = child.traits.cell.anchor {
        let own = child.size(for: offer)
        place = Placement(
          origin: Point(
            x: (size.width - own.width) * anchor.x, y: (size.height - own.height) * anchor.y),
          proposal: offer)
      } else {
        let guides = Alignment(
          horizontal: guides[first] ?? alignment.horizontal,
          vertical: child.traits.cell.rowAlignment ?? alignment.vertical)
        place = child.aligned(guides, in: size, proposal: offer)
      }
      place.origin = place.origin + corner
      return place
    }
  }
}
