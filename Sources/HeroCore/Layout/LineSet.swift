/// A text broken into lines: greedy by words, inside a word only where a whole word does not fit.
struct LineSet {
  /// One line and its advance width.
  struct Line {
    var string: String
    var width: Double
  }

  var lines: [Line] = []
  /// Whether characters had to be left out.
  var isCut = false
  /// The factor the font was scaled by.
  let factor: Double
  /// The widest line and the height of all, each rounded up to a pixel.
  private(set) var size = Size.zero

  private let firstBaseline: Double
  private let pitch: Double

  /// The baseline of a line, from the top of the first.
  func baseline(_ index: Int) -> Double { firstBaseline + Double(index) * pitch }

  init(breaking block: TextBlock, for proposal: ProposedSize, factor: Double) {
    self.factor = factor
    let fontSize = block.face.size * factor
    let box = fontSize * TypeTable.lineBox
    pitch = (block.leading.map { $0 * factor } ?? box) + block.lineSpacing
    // The first baseline is rounded to the nearest pixel, the far end of the text upward.
    firstBaseline = TypeTable.firstBaseline(pointSize: fontSize, scale: block.scale)

    // A hundredth of a pixel of slack, so that a text fits into the width it has answered.
    let width = (proposal.width ?? .infinity) + 0.01 / block.scale
    let ranges = Self.ranges(of: block, width: width, factor: factor)
    // Never more lines than clusters, so a height without bound is no special case.
    let room = proposal.height.map { height in
      // Lines without a distance between them all fit.
      let further = pitch > 0 ? (height - box) / pitch + 1e-6 : .infinity
      return max(1, Int(min(max(further, 0), Double(ranges.count)).rounded(.down)) + 1)
    }
    let limit = max(1, min(block.lineLimit ?? .max, room ?? .max, ranges.count))
    isCut = ranges.count > limit
    for (index, range) in ranges.prefix(limit).enumerated() {
      let isLast = isCut && index == limit - 1
      lines.append(
        isLast
          ? Self.cutLine(of: block, from: range.lowerBound, width: width, factor: factor)
          : Self.line(of: block, range: range, factor: factor))
    }
    let shown = block.reservesSpace ? max(lines.count, block.lineLimit ?? 0) : lines.count
    size = Size(
      width: TypeTable.roundedUp(lines.map(\.width).max() ?? 0, scale: block.scale),
      height: TypeTable.roundedUp(box + Double(max(shown, 1) - 1) * pitch, scale: block.scale))
  }

  /// The clusters of each line, trailing spaces included.
  private static func ranges(of block: TextBlock, width: Double, factor: Double) -> [Range<Int>] {
    let clusters = block.shaped.clusters
    var result: [Range<Int>] = []
    var start = 0
    var lastBreak: Int?
    var used = 0.0
    var index = 0
    while index < clusters.count {
      let cluster = clusters[index]
      let advance = (cluster.advance + block.tracking) * factor
      if used + advance > width, !cluster.isWhitespace, index > start {
        let end = lastBreak ?? index
        result.append(start..<end)
        (start, lastBreak, used, index) = (end, nil, 0, end)
        continue
      }
      used += advance
      index += 1
      switch cluster.lineBreak {
      case .none: break
      case .allowed: lastBreak = index
      case .required:
        result.append(start..<index)
        (start, lastBreak, used) = (index, nil, 0)
      }
    }
    if start < clusters.count || result.isEmpty || clusters.last?.lineBreak == .required {
      result.append(start..<clusters.count)
    }
    return result
  }

  /// A whole line, without the spaces at its end.
  private static func line(of block: TextBlock, range: Range<Int>, factor: Double) -> Line {
    var clusters = block.shaped.clusters[range]
    while clusters.last?.isWhitespace == true { clusters.removeLast() }
    return Line(
      string: clusters.map(\.text).joined(),
      width: clusters.reduce(0) { $0 + ($1.advance + block.tracking) * factor })
  }

  /// The last line of a text that is cut: what fits beside an ellipsis.
  private static func cutLine(
    of block: TextBlock, from start: Int, width: Double, factor: Double
  ) -> Line {
    let rest = block.shaped.clusters[start...].prefix { $0.lineBreak != .required }
    let ellipsis = (block.shaped.ellipsisAdvance + block.tracking) * factor
    func advance(_ cluster: ShapedText.Cluster) -> Double {
      (cluster.advance + block.tracking) * factor
    }
    /// The longest run from one end that fits into a width.
    func fitting(_ clusters: some Sequence<ShapedText.Cluster>, into room: Double)
      -> [ShapedText.Cluster]
    {
      var (used, taken) = (0.0, [ShapedText.Cluster]())
      for cluster in clusters {
        used += advance(cluster)
        guard used <= room else { break }
        taken.append(cluster)
      }
      while taken.last?.isWhitespace == true { taken.removeLast() }
      return taken
    }
    let room = width - ellipsis
    let (head, tail): ([ShapedText.Cluster], [ShapedText.Cluster])
    switch block.truncation {
    case .tail: (head, tail) = (fitting(rest, into: room), [])
    case .head:
      (head, tail) = (
        [], fitting(block.shaped.clusters[start...].reversed(), into: room).reversed()
      )
    case .middle:
      head = fitting(rest, into: room / 2)
      let left = room - head.reduce(0) { $0 + advance($1) }
      tail = fitting(block.shaped.clusters[start...].reversed(), into: left).reversed()
    }
    return Line(
      string: head.map(\.text).joined() + "…" + tail.map(\.text).joined(),
      width: (head + tail).reduce(ellipsis) { $0 + advance($1) })
  }
}
