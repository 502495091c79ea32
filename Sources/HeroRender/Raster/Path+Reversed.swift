import HeroCore

extension Path {
  /// The same outline run through backwards, which turns what is inside into a hole by winding.
  var reversed: Path {
    var result = Path()
    var piece: [Element] = []
    for element in elements {
      if case .move = element {
        result.appendReversed(piece)
        piece = []
      }
      piece.append(element)
    }
    result.appendReversed(piece)
    return result
  }

  /// The area inside the polygon of the places, positive where the outline runs clockwise on
  /// screen; holes count against it.
  var signedArea: Double {
    var (twice, start, pen) = (0.0, Point.zero, Point.zero)
    func edge(to point: Point) { twice += pen.x * point.y - point.x * pen.y }
    for element in elements {
      switch element {
      case .move(let point):
        edge(to: start)
        (start, pen) = (point, point)
      case .line(let point), .curve(let point, _, _):
        edge(to: point)
        pen = point
      case .close:
        edge(to: start)
        pen = start
      }
    }
    edge(to: start)
    return twice / 2
  }

  private mutating func appendReversed(_ piece: [Element]) {
    var points: [Point] = []
    var isClosed = false
    for element in piece {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
      case .close: isClosed = true
      }
    }
    guard let last = points.last else { return }
    move(to: last)
    for (index, element) in piece.filter({ $0 != .close }).enumerated().reversed() where index > 0 {
      switch element {
      case .move, .line: line(to: points[index - 1])
      case .curve(_, let control1, let control2):
        curve(to: points[index - 1], control1: control2, control2: control1)
      case .close: break
      }
    }
    if isClosed { close() }
  }
}
