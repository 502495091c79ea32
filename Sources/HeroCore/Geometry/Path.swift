/// An outline made of lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new piece at a place.
    case move(Point)
    /// A straight line to a place.
    case line(Point)
    /// A cubic Bézier curve to a place.
    case curve(Point, control1: Point, control2: Point)
    /// A straight line back to the start of the piece.
    case close
  }

  /// The steps, in drawing order.
  public private(set) var elements: [Element] = []

  /// Creates an empty outline.
  public init() {}

  /// Starts a new piece.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a cubic curve.
  public mutating func curve(to end: Point, control1: Point, control2: Point) {
    elements.append(.curve(end, control1: control1, control2: control2))
  }
  /// Closes the current piece.
  public mutating func close() { elements.append(.close) }
  /// Adds all steps of another outline.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step would start; `nil` before the first and after a closed piece.
  public var currentPoint: Point? {
    switch elements.last {
    case nil, .close: nil
    case .move(let point), .line(let point): point
    case .curve(let end, _, _): end
    }
  }

  /// The outline with every place sent through `transform`.
  public func applying(_ transform: Affine) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform.apply(to: point))
      case .line(let point): .line(transform.apply(to: point))
      case .curve(let end, let control1, let control2):
        .curve(
          transform.apply(to: end), control1: transform.apply(to: control1),
          control2: transform.apply(to: control2))
      case .close: .close
      }
    }
    return result
  }
}
