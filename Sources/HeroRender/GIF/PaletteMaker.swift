/// Chooses the few colours that stand for many.
///
/// Colours are gathered in cells, the cells are cut apart where they vary most in Oklab, and the
/// middles of the pieces then move to where they serve best. Where one colour outweighs the rest of
/// its piece, as a flat background does, the piece takes that colour exactly.
///
/// - Source: cutting by variance after Xiaolin Wu, *Color quantization by dynamic programming and
///   principal analysis*, ACM Transactions on Graphics 11 (4), 1992; moving the middles after Stuart
///   Lloyd, *Least squares quantization in PCM*, IEEE Transactions on Information Theory 28 (2), 1982.
struct PaletteMaker {
  /// A small box of RGB with the colours in it, as one weighted point.
  private struct Cell {
    var point: SIMD4<Double>
    var weight: Double
    /// The number of the heaviest colour in it, and its weight.
    var heaviest: Int
    var heaviestWeight: Double
  }

  /// How often the middles are moved; later moves change little.
  private static let rounds = 4

  /// Chooses colours.
  ///
  /// - Parameters:
  ///   - census: The colours and how many pixels have each.
  ///   - limit: The largest number of colours to choose; at least 1.
  ///   - error: The mean distance in Oklab, in its steps, at which there are colours enough.
  /// - Returns: The chosen colours, `0xRRGGBB`; all colours where there are no more than `limit`.
  static func palette(of census: ColorCensus, limit: Int, error: Double) -> [UInt32] {
    precondition(limit >= 1, "a palette needs a colour, got \(limit)")
    guard census.colors.count > limit else { return census.colors }
    let cells = cells(of: census)
    var pieces = cut(cells, into: limit, error: error)
    for _ in 0..<rounds { pieces = regrouped(cells, around: pieces.map { middle(of: $0, cells) }) }
    var seen: Set<UInt32> = []
    return pieces.map { color(of: $0, cells, census) }.filter { seen.insert($0).inserted }
  }

  private static func cells(of census: ColorCensus) -> [Cell] {
    var cells: [Cell] = []
    var indices = [Int32](repeating: -1, count: 1 << 18)
    for (number, color) in census.colors.enumerated() {
      let weight = weight(ofCount: census.counts[number])
      let (red, green, blue) = (color >> 18 & 63, color >> 10 & 63, color >> 2 & 63)
      let key = Int(red << 12 | green << 6 | blue)
      if indices[key] < 0 {
        indices[key] = Int32(cells.count)
        cells.append(Cell(point: .zero, weight: 0, heaviest: number, heaviestWeight: 0))
      }
      let index = Int(indices[key])
      let point = SIMD4<Double>(OklabPoint(rgb: color).coordinates)
      cells[index].point += weight * point
      cells[index].weight += weight
      if weight > cells[index].heaviestWeight {
        (cells[index].heaviest, cells[index].heaviestWeight) = (number, weight)
      }
    }
    for index in cells.indices { cells[index].point /= cells[index].weight }
    return cells
  }

  /// How much a colour counts: by the power ⅞, so that small details count for more than their area.
  private static func weight(ofCount count: Int) -> Double {
    let root = Double(max(count, 1)).squareRoot()
    return root * root.squareRoot() * root.squareRoot().squareRoot()
  }

  // MARK: Cutting

  private struct Piece {
    var members: [Int]
    /// The sum of squared distances from the middle.
    var variance: Double
    /// What of it lies along the widest axis, and that axis.
    var spread: Double
    var axis: Int
  }

  private static func cut(_ cells: [Cell], into count: Int, error: Double) -> [[Int]] {
    var pieces = [piece(Array(cells.indices), cells)]
    let enough = error * error * cells.reduce(0) { $0 + $1.weight }
    var variance = pieces[0].variance
    while pieces.count < count, variance > enough {
      guard let widest = pieces.indices.max(by: { pieces[$0].spread < pieces[$1].spread }),
        pieces[widest].spread > 0
      else { break }
      let (first, second) = halves(of: pieces[widest], cells)
      variance -= pieces[widest].variance
      pieces[widest] = piece(first, cells)
      pieces.append(piece(second, cells))
      variance += pieces[widest].variance + pieces[pieces.count - 1].variance
    }
    return pieces.map(\.members)
  }

  private static func piece(_ members: [Int], _ cells: [Cell]) -> Piece {
    let middle = middle(of: members, cells)
    var spread = SIMD4<Double>.zero
    for member in members {
      let offset = cells[member].point - middle
      spread += cells[member].weight * offset * offset
    }
    let axis = (0..<3).max { spread[$0] < spread[$1] } ?? 0
    return Piece(
      members: members, variance: spread.sum(), spread: members.count > 1 ? spread[axis] : 0,
      axis: axis)
  }

  private static func middle(of members: [Int], _ cells: [Cell]) -> SIMD4<Double> {
    var (sum, weight) = (SIMD4<Double>.zero, 0.0)
    for member in members {
      sum += cells[member].weight * cells[member].point
      weight += cells[member].weight
    }
    return weight > 0 ? sum / weight : .zero
  }

  /// Cuts where the two halves together vary least along the axis.
  private static func halves(of piece: Piece, _ cells: [Cell]) -> ([Int], [Int]) {
    let axis = piece.axis
    let sorted = piece.members.sorted {
      (cells[$0].point[axis], $0) < (cells[$1].point[axis], $1)
    }
    let total = sorted.reduce((0.0, 0.0)) {
      ($0.0 + cells[$1].weight, $0.1 + cells[$1].weight * cells[$1].point[axis])
    }
    var (weight, sum, best, place) = (0.0, 0.0, -1.0, 1)
    for index in 0..<(sorted.count - 1) {
      weight += cells[sorted[index]].weight
      sum += cells[sorted[index]].weight * cells[sorted[index]].point[axis]
      // The variance between the halves; what is between them is no longer within them.
      let (otherWeight, otherSum) = (total.0 - weight, total.1 - sum)
      let gain = sum * sum / weight + otherSum * otherSum / max(otherWeight, 1e-9)
      if gain > best { (best, place) = (gain, index + 1) }
    }
    return (Array(sorted[..<place]), Array(sorted[place...]))
  }

  // MARK: Moving

  private static func regrouped(_ cells: [Cell], around middles: [SIMD4<Double>]) -> [[Int]] {
    let points = middles.map { OklabPoint(SIMD4<Int32>($0.rounded(.toNearestOrEven))) }
    var pieces = [[Int]](repeating: [], count: points.count)
    for index in cells.indices {
      let point = OklabPoint(SIMD4<Int32>(cells[index].point.rounded(.toNearestOrEven)))
      pieces[point.nearest(in: points)].append(index)
    }
    return pieces.filter { !$0.isEmpty }
  }

  private static func color(of members: [Int], _ cells: [Cell], _ census: ColorCensus) -> UInt32 {
    let total = members.reduce(0) { $0 + cells[$1].weight }
    if let heaviest = members.max(by: { cells[$0].heaviestWeight < cells[$1].heaviestWeight }),
      cells[heaviest].heaviestWeight * 2 > total
    {
      return census.colors[cells[heaviest].heaviest]
    }
    let middle = middle(of: members, cells)
    return OklabPoint(SIMD4<Int32>(middle.rounded(.toNearestOrEven))).rgb
  }
}

extension OklabPoint {
  /// The index of the nearest of several points; the first of those that are equally near.
  func nearest(in points: [OklabPoint]) -> Int {
    points.withUnsafeBufferPointer { points in
      var (best, place) = (Int32.max, 0)
      for index in points.indices {
        let distance = squaredDistance(to: points[index])
        if distance < best { (best, place) = (distance, index) }
      }
      return place
    }
  }
}
