/// Children in tracks of given widths, line after line, as `LazyVGrid` and `LazyHGrid` lay them out.
public struct TrackLayout: Layout, Hashable {
  /// A column of a vertical grid, or a row of a horizontal one.
  public struct Track: Hashable, Sendable {
    /// How wide the track is.
    public enum Width: Hashable, Sendable {
      /// So many points.
      case fixed(Double)
      /// Its part of what is left, within limits.
      case flexible(min: Double, max: Double)
      /// As many tracks as fit into its part of what is left, each within limits.
      case adaptive(min: Double, max: Double)
    }

    /// How wide it is.
    public var width: Width
    /// The room after it, in points; 8 where nothing is said.
    public var spacing: Double?
    /// Where cells stand in it; `nil` for as the grid says.
    public var alignment: Alignment?

    /// Creates a track.
    public init(width: Width, spacing: Double? = nil, alignment: Alignment? = nil) {
      (self.width, self.spacing, self.alignment) = (width, spacing, alignment)
    }
  }

  /// The axis along which lines follow each other.
  public var axis: Axis
  /// The tracks.
  public var tracks: [Track]
  /// The room between lines, in points.
  public var spacing: Double
  /// Where the tracks stand across the axis when they are narrower than the grid.
  public var alignment: AlignmentGuide

  /// Creates a grid.
  public init(axis: Axis, tracks: [Track], spacing: Double?, alignment: AlignmentGuide) {
    (self.axis, self.tracks, self.alignment) = (axis, tracks, alignment)
    self.spacing = spacing ?? 8
  }

  /// A track with its final place.
  private struct Column {
    var start, length: Double
    var alignment: Alignment?
  }

  /// The tracks' places in a width.
  ///
  /// - Source: fixed tracks and the room between tracks are taken first; the others are offered, one
  ///   after the other, what is left divided by how many are left.
  private func columns(in width: Double) -> [Column] {
    func isFixed(_ track: Track) -> Double? {
      guard case .fixed(let length) = track.width else { return nil }
      return length
    }
    var left = width - tracks.reduce(0) { $0 + (isFixed($1) ?? 0) }
    left -= tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var count = tracks.count { isFixed($0) == nil }
    var (cursor, columns) = (0.0, [Column]())
    for track in tracks {
      let gap = track.spacing ?? 8
      let part = count > 0 ? max(0, left / Double(count)) : 0
      var lengths: [Double]
      switch track.width {
      case .fixed(let length): lengths = [max(0, length)]
      case .flexible(let least, let most):
        lengths = [Swift.min(Swift.max(part, least), Swift.max(least, most))]
        left -= lengths[0]
        count -= 1
      case .adaptive(let least, let most):
        let fitting = Swift.max(1, Int(((part + gap) / (Swift.max(least, 1) + gap)).rounded(.down)))
        let each = (part - gap * Double(fitting - 1)) / Double(fitting)
        let length = Swift.min(Swift.max(each, least), Swift.max(least, most))
        lengths = [Double](repeating: length, count: fitting)
        left -= part
        count -= 1
      }
      for length in lengths {
        columns.append(Column(start: cursor, length: length, alignment: track.alignment))
        cursor += length + gap
      }
    }
    return columns
  }

  /// Where every child is: its line, its column, and the extents of the line.
  private struct Cell {
    var column: Int?
    var start = 0.0
    var extent = 0.0
  }

  private func arranged(
    _ children: LayoutChildren, in columns: [Column], width: Double
  ) -> (cells: [Cell], length: Double) {
    var cells: [Cell] = []
    var (cursor, isFirst) = (0.0, true)
    var line: [Int] = []
    func length(_ index: Int, _ column: Int?) -> Double {
      let across = column.map { columns[$0].length } ?? width
      return children[index].size(for: ProposedSize(axis, nil, cross: across))[axis]
    }
    func finish() {
      guard !line.isEmpty else { return }
      if !isFirst { cursor += spacing }
      isFirst = false
      let extent = line.map { length($0, cells[$0].column) }.max() ?? 0
      for index in line { (cells[index].start, cells[index].extent) = (cursor, extent) }
      cursor += extent
      line = []
    }
    for index in children.indices {
      if children[index].traits.spansTracks || columns.isEmpty {
        finish()
        cells.append(Cell(column: nil))
        line = [index]
        finish()
      } else {
        if line.count == columns.count { finish() }
        cells.append(Cell(column: line.count))
        line.append(index)
      }
    }
    finish()
    return (cells, cursor)
  }

  private func width(for proposal: ProposedSize, of children: LayoutChildren) -> Double {
    if let width = proposal[axis.cross], width.isFinite { return width }
    let widest = children.map { $0.size(for: .unspecified)[axis.cross] }.max() ?? 0
    return tracks.reduce(0) { sum, track in
      switch track.width {
      case .fixed(let length): sum + length
      case .flexible(let least, _), .adaptive(let least, _): sum + max(least, widest)
      }
    } + tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
  }

  /// The proposed width, and as many lines as it takes.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    let width = width(for: proposal, of: children)
    let length = arranged(children, in: columns(in: width), width: width).length
    return Size(axis, length, cross: max(0, width))
  }

  /// Every child in its track, aligned.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let width = box.size[axis.cross]
    let columns = columns(in: width)
    let cells = arranged(children, in: columns, width: width).cells
    let end = columns.last.map { $0.start + $0.length } ?? width
    // The tracks as one block, put into the grid by its alignment.
    let block = Size(axis, box.size[axis], cross: end)
    let shift = alignment.defaultValue(in: box.size) - alignment.defaultValue(in: block)
    return zip(children, cells).map { child, cell in
      let column = cell.column.map { columns[$0] }
      let across = column?.length ?? width
      let offer = ProposedSize(axis, nil, cross: across)
      var cellAlignment = column?.alignment ?? .center
      if column?.alignment == nil {
        if axis == .vertical {
          cellAlignment.horizontal = alignment
        } else {
          cellAlignment.vertical = alignment
        }
      }
      var place = child.aligned(
        cellAlignment, in: Size(axis, cell.extent, cross: across), proposal: offer)
      let start = column.map { $0.start + shift } ?? 0
      place.origin =
        axis == .vertical
        ? Point(x: place.origin.x + start, y: place.origin.y + cell.start)
        : Point(x: place.origin.x + cell.start, y: place.origin.y + start)
      return place
    }
  }
}
