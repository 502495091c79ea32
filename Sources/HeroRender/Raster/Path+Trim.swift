import HeroCore

extension Path {
  /// The part of the outline between two fractions of its length.
  ///
  /// Lengths of curves are those of 32 chords, within 0.1 % for curves that turn by 90° or less.
  func trimmed(to range: ClosedRange<Double>) -> Path {
    let pieces = segments
    let lengths = pieces.map(\.length)
    let total = lengths.reduce(0, +)
    let from = min(max(range.lowerBound, 0), 1) * total
    let to = min(max(range.upperBound, 0), 1) * total
    var result = Path()
    guard to > from else { return result }
    var (done, pen) = (0.0, Point?.none)
    for (segment, length) in zip(pieces, lengths) {
      defer { done += length }
      guard length > 0, done < to, done + length > from else { continue }
      let part = segment.part(
        from: segment.parameter(atLength: max(0, from - done)),
        to: segment.parameter(atLength: min(length, to - done)))
      if pen != part.start { result.move(to: part.start) }
      result.curve(to: part.end, control1: part.control1, control2: part.control2)
      pen = part.end
    }
    return result
  }

  /// The outline as curves only.
  private var segments: [Segment] {
    var result: [Segment] = []
    var (start, pen) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point):
        result.append(Segment(from: pen, to: point))
        pen = point
      case .curve(let end, let control1, let control2):
        result.append(Segment(start: pen, control1: control1, control2: control2, end: end))
        pen = end
      case .close:
        if pen != start { result.append(Segment(from: pen, to: start)) }
        pen = start
      }
    }
    return result
  }
}

/// A cubic Bézier curve.
private struct Segment {
  let start, control1, control2, end: Point

  private static let chords = 32

  init(start: Point, control1: Point, control2: Point, end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// A straight line, run through evenly.
  init(from start: Point, to end: Point) {
    self.init(
      start: start, control1: mix(start, end, 1.0 / 3), control2: mix(start, end, 2.0 / 3),
      end: end)
  }

  func point(at t: Double) -> Point {
    Point(
      x: cubic(start.x, control1.x, control2.x, end.x, at: t),
      y: cubic(start.y, control1.y, control2.y, end.y, at: t))
  }

  private var chordLengths: [Double] {
    let points = (0...Self.chords).map { point(at: Double($0) / Double(Self.chords)) }
    return zip(points, points.dropFirst()).map { first, second in
      let step = second - first
      return (step.dx * step.dx + step.dy * step.dy).squareRoot()
    }
  }

  var length: Double { chordLengths.reduce(0, +) }

  /// Where the curve has a given length behind it.
  func parameter(atLength length: Double) -> Double {
    var rest = length
    for (index, chord) in chordLengths.enumerated() {
      if rest <= chord {
        return (Double(index) + (chord > 0 ? rest / chord : 0)) / Double(Self.chords)
      }
      rest -= chord
    }
    return 1
  }

  /// The curve between two parameters, by de Casteljau's construction at both ends.
  func part(from first: Double, to last: Double) -> Segment {
    let head = before(last)
    return last > 0 ? head.after(first / last) : head
  }

  private func before(_ t: Double) -> Segment {
    let (a, b, c) = (mix(start, control1, t), mix(control1, control2, t), mix(control2, end, t))
    let (d, e) = (mix(a, b, t), mix(b, c, t))
    return Segment(start: start, control1: a, control2: d, end: mix(d, e, t))
  }

  private func after(_ t: Double) -> Segment {
    let (a, b, c) = (mix(start, control1, t), mix(control1, control2, t), mix(control2, end, t))
    let (d, e) = (mix(a, b, t), mix(b, c, t))
    return Segment(start: mix(d, e, t), control1: e, control2: c, end: end)
  }
}

private func mix(_ first: Point, _ second: Point, _ t: Double) -> Point {
  Point(x: first.x + (second.x - first.x) * t, y: first.y + (second.y - first.y) * t)
}
