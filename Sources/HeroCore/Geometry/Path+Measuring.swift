extension Path {
  /// The smallest rectangle around everything that is drawn; without extent for an empty outline.
  ///
  /// Curves are measured where they turn, not by their control points.
  public var bounds: Rect {
    let segments = segments
    guard let first = segments.first?.start else {
      // Only moves: the first of them is the place.
      for case .move(let point) in elements { return Rect(origin: point, size: .zero) }
      return .zero
    }
    var (low, high) = (first, first)
    func include(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for segment in segments {
      include(segment.start)
      include(segment.end)
      for turn in segment.turns { include(segment.point(at: turn)) }
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The length of all that is drawn, in points; lines that close a piece count.
  ///
  /// - Accuracy: within `1e-6` of the length for curves without cusps.
  public var length: Double {
    segments.reduce(0) { $0 + $1.length(to: 1) }
  }

  /// The part of the outline between two fractions of its length.
  ///
  /// - Parameters:
  ///   - start: The fraction at which the part starts; clamped to 0…1.
  ///   - end: The fraction at which it ends; clamped to 0…1.
  /// - Returns: The part, as open pieces; the outline itself for 0 to 1; empty when `start` is not
  ///   before `end`.
  /// - Accuracy: its ends lie within `1e-6` of the length of where they should, for curves without
  ///   cusps.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let (from, to) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let segments = segments
    let lengths = segments.map { $0.length(to: 1) }
    let total = lengths.reduce(0, +)
    let (first, last) = (from * total, to * total)
    var (result, passed, isOpen) = (Path(), 0.0, false)
    for (segment, length) in zip(segments, lengths) {
      defer { passed += length }
      guard passed + length > first, passed < last else {
        isOpen = false
        continue
      }
      let low = passed < first ? segment.parameter(atLength: first - passed, of: length) : 0
      let high =
        passed + length > last ? segment.parameter(atLength: last - passed, of: length) : 1
      let part = low == 0 && high == 1 ? segment : segment.part(from: low, to: high)
      if !isOpen || segment.beginsPiece { result.move(to: part.start) }
      isOpen = true
      if let (control1, control2) = part.controls {
        result.curve(to: part.end, control1: control1, control2: control2)
      } else {
        result.line(to: part.end)
      }
    }
    return result
  }

  /// Whether the outline winds around a place; open pieces count as closed.
  ///
  /// - Parameter point: The place.
  /// - Returns: Whether its winding number is not 0, the rule by which outlines are filled.
  /// - Accuracy: curves are taken as lines within 0.01 pt of them.
  /// - Source: the signed count of crossings of the ray to the right, each edge with its lower end.
  public func contains(_ point: Point) -> Bool {
    var winding = 0
    func cross(_ from: Point, _ to: Point) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
      if from.y <= point.y, side > 0 { winding += 1 }
      if from.y > point.y, side < 0 { winding -= 1 }
    }
    var (current, first) = (Point.zero, Point.zero)
    for segment in segments {
      if segment.beginsPiece {
        cross(current, first)
        (current, first) = (segment.start, segment.start)
      }
      for next in segment.flattened(tolerance: 0.01) {
        cross(current, next)
        current = next
      }
    }
    cross(current, first)
    return winding != 0
  }
}

extension PathSegment {
  /// The parameters within 0…1 at which a curve turns, in x or in y.
  ///
  /// - Source: the roots of the derivative, `3·(a·t² + 2b·t + c)`, in the form that does not cancel.
  fileprivate var turns: [Double] {
    guard let (first, second) = controls else { return [] }
    func roots(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
      let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, p2 - 2 * p1 + p0, p1 - p0)
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return [] }
      let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
      return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
    }
    return roots(start.x, first.x, second.x, end.x) + roots(start.y, first.y, second.y, end.y)
  }
}
