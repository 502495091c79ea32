import HeroCore

/// A shape and its box at one moment.
struct FigureSample {
  var shape: BoxShape
  var frame: Rect
}

/// The outline of a shape over time, as elements that still lack a paint.
enum SVGFigure {
  /// One element that never changes its form; when it moves, its coordinates start at the corner of
  /// its frame, otherwise at that of the display.
  case rigid(SVGElement, isMoving: Bool)
  /// Elements that together cover the shape at each moment, and may be stretched.
  case flexible([SVGElement])

  /// The elements.
  var elements: [SVGElement] {
    switch self {
    case .rigid(let element, _): [element]
    case .flexible(let elements): elements
    }
  }
}

extension SVGScribe {
  /// The outline of a shape.
  ///
  /// Whatever a transform can do is done by one, for programs without CSS's `d`: boxes and ellipses
  /// are stretched, rounded boxes put together from corners that are moved and boxes between them.
  ///
  /// - Parameters:
  ///   - samples: Shape and box at each moment; `nil` where it is not there.
  ///   - isLine: Whether a line will be drawn around it, which must not be stretched.
  /// - Returns: The figure.
  func figure(_ samples: [FigureSample?], isLine: Bool) -> SVGFigure {
    let known = samples.compactMap(\.self)
    guard let first = known.first else { return .flexible([]) }
    let frames = samples.map { $0?.frame }
    if let kind = first.shape.svgBoxKind, known.allSatisfy({ $0.shape.svgBoxKind == kind }) {
      let boxes = samples.map { $0?.shape.drawnBox(in: $0?.frame ?? .zero) }
      if let figure = box(kind, boxes, frames, isLine: isLine) { return figure }
    }
    return figure(
      samples.lazy.map { $0?.shape.path(in: $0?.frame ?? .zero) }, frames, isLine: isLine)
  }

  /// The same for outlines, which may be made anew whenever they are asked for: all of them together
  /// take more room than anything else.
  func figure(
    _ paths: some Collection<Path?>, _ frames: [Rect?], isLine: Bool
  ) -> SVGFigure {
    var structures: [String] = []
    var isAlwaysThere = true
    for case let path? in paths {
      guard !path.isEmpty else {
        isAlwaysThere = false
        continue
      }
      let structure = path.svgStructure
      if structures.last != structure, !structures.contains(structure) {
        structures.append(structure)
      }
    }
    if structures.count == 1, isAlwaysThere {
      return outline(
        structures[0], paths.map { $0?.svgCoordinates }, frames, isLine: isLine)
    }
    // One element for each make of the outline; all but one shrink to nothing. Opacity would not do,
    // as a clip takes no notice of it.
    return .flexible(
      structures.map { structure in
        let isShown = paths.map { $0.map { $0.svgStructure == structure } }
        let own = zip(paths, isShown).map { $1 == true ? $0 : nil }
        let element = SVGElement("path")
        set(
          .outline(structure: structure), own.map { $0?.svgCoordinates }, on: element)
        set(.placement, isShown.map { $0.map { [0, 0, $0 ? 1 : 0, $0 ? 1 : 0] } }, on: element)
        return element
      })
  }

  // MARK: - Boxes

  private func box(
    _ kind: BoxKind, _ boxes: [Rect?], _ frames: [Rect?], isLine: Bool
  ) -> SVGFigure? {
    let inside = zip(boxes, frames).map { box, frame -> [Double]? in
      guard let box, let frame else { return nil }
      return [box.minX - frame.minX, box.minY - frame.minY, box.width, box.height]
    }
    guard let last = boxes.last(where: { $0 != nil }) ?? nil else { return nil }
    if isConstant(inside, .placement) {
      let isMoving = !isConstant(frames.map(\.?.svgOrigin), .translation)
      guard let local = inside.last(where: { $0 != nil }) ?? nil else { return nil }
      let place =
        isMoving ? Rect(x: local[0], y: local[1], width: local[2], height: local[3]) : last
      let element = kind.element(place)
      if isMoving { set(.translation, frames.map(\.?.svgOrigin), on: element) }
      return .rigid(element, isMoving: isMoving)
    }
    guard !isLine else { return nil }
    let unit = kind.element(Rect(x: 0, y: 0, width: 1, height: 1))
    set(
      .placement, boxes.map { $0.map { [$0.minX, $0.minY, $0.width, $0.height] } }, on: unit)
    return .flexible([unit])
  }

  // MARK: - Outlines

  private func outline(
    _ structure: String, _ absolute: [[Double]?], _ frames: [Rect?], isLine: Bool
  ) -> SVGFigure {
    let property = SVGProperty.outline(structure: structure)
    let origins = frames.map(\.?.svgOrigin)
    let local = absolute.indices.lazy.map { index -> [Double]? in
      guard let values = absolute[index], let origin = origins[index] else { return nil }
      return values.enumerated().map { $1 - origin[$0 % 2] }
    }
    if isConstant(local, property) {
      let isMoving = !isConstant(origins, .translation)
      let known = isMoving ? local.last { $0 != nil } : absolute.last { $0 != nil }
      let element = SVGElement(
        "path",
        ["d": svgPathData(structure: structure, coordinates: (known ?? []) ?? [], places: 2)])
      if isMoving { set(.translation, origins, on: element) }
      return .rigid(element, isMoving: isMoving)
    }
    if !isLine, let pieces = RoundedPieces(structure, absolute) {
      return .flexible(elements(of: pieces))
    }
    let element = SVGElement("path")
    set(property, absolute, on: element)
    return .flexible([element])
  }

  /// Four corners, and the two boxes that fill what is between them.
  private func elements(of pieces: RoundedPieces) -> [SVGElement] {
    let corners = [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)].map { signX, signY in
      let corner = SVGElement("path", ["d": pieces.cornerData])
      set(
        .placement,
        pieces.boxes.map { box in
          box.map { box, reach in
            [
              signX > 0 ? box.minX : box.maxX, signY > 0 ? box.minY : box.maxY, signX * reach,
              signY * reach,
            ]
          }
        }, on: corner)
      return corner
    }
    let middles = [(1.0, 0.0), (0, 1)].map { shareX, shareY in
      let middle = SVGElement("path", ["d": "m0 0h1v1h-1z"])
      set(
        .placement,
        pieces.boxes.map { box in
          box.map { box, reach in
            [
              box.minX + shareX * reach, box.minY + shareY * reach,
              max(box.width - 2 * shareX * reach, 0), max(box.height - 2 * shareY * reach, 0),
            ]
          }
        }, on: middle)
      return middle
    }
    return corners + middles
  }
}

/// The shapes that SVG has elements for.
enum BoxKind {
  case rectangle, ellipse

  /// The element that fills a box.
  func element(_ box: Rect) -> SVGElement {
    func number(_ value: Double) -> String { svgNumber(value, 2) }
    switch self {
    case .rectangle:
      return SVGElement(
        "rect",
        [
          "x": number(box.minX), "y": number(box.minY), "width": number(box.width),
          "height": number(box.height),
        ]
      ).withoutZeros
    case .ellipse:
      return SVGElement(
        "ellipse",
        [
          "cx": number(box.center.x), "cy": number(box.center.y), "rx": number(box.width / 2),
          "ry": number(box.height / 2),
        ]
      ).withoutZeros
    }
  }
}

extension SVGElement {
  /// The element without attributes that say what is so anyway.
  fileprivate var withoutZeros: SVGElement {
    for name in ["x", "y", "cx", "cy"] where self[name] == "0" { self[name] = nil }
    return self
  }
}

extension BoxShape {
  /// The element that draws the shape in any box; `nil` if there is none.
  fileprivate var svgBoxKind: BoxKind? {
    switch self {
    case .rectangle: .rectangle
    case .circle, .ellipse: .ellipse
    case .inset(let shape, _): shape.svgBoxKind
    case .roundedRectangle, .capsule, .path, .custom: nil
    }
  }
}

extension Rect {
  /// The corner, as the numbers of a translation.
  var svgOrigin: [Double] { [minX, minY] }
}
