extension SceneNode {
  /// The tree as indented text, one node a line: the form stored in text goldens.
  ///
  /// Numbers are rounded to 1/100 point, so the last bit of a sine cannot change a golden.
  public var outline: String { lines(indent: 0).joined(separator: "\n") }

  private func lines(indent: Int) -> [String] {
    let box = [frame.minX, frame.minY, frame.width, frame.height]
      .map { shortNumber($0, places: 2) }.joined(separator: " ")
    var head = String(repeating: "  ", count: indent) + "\(id) [\(box)]"
    if opacity != 1 { head += " opacity " + shortNumber(opacity, places: 3) }
    if transform != .identity { head += " transform " + transform.outline }
    if let clip { head += " clip " + clip.outline }
    if blurRadius != 0 { head += " blur " + shortNumber(blurRadius, places: 2) }
    if let shadow { head += " shadow " + shadow.outline }
    if drawing != .nothing { head += " " + drawing.outline }
    if let match { head += " match \(match.id)\(match.isSource ? " source" : "")" }
    if isLeaving { head += " leaving" }
    let masks = mask.flatMap { $0.lines(indent: indent + 1) }.map { $0 + " (mask)" }
    return [head] + masks + children.flatMap { $0.lines(indent: indent + 1) }
  }
}

extension Drawing {
  fileprivate var outline: String {
    switch self {
    case .nothing: ""
    case .fill(.rectangle, let paint): paint.outline
    case .fill(let shape, let paint): "\(shape.outline) \(paint.outline)"
    case .stroke(let shape, let style, let paint):
      "stroke \(shortNumber(style.lineWidth, places: 2)) \(shape.outline) \(paint.outline)"
    case .text(let text):
      "text “\(text.lines.map(\.string).joined(separator: "⏎"))” "
        + "\(shortNumber(text.face.size, places: 2))pt \(text.face.weight) \(text.paint.outline)"
    case .symbol(let symbol):
      "symbol \(symbol.name) \(shortNumber(symbol.pointSize, places: 2))pt \(symbol.paint.outline)"
    case .image(let image):
      "image \(image.name)" + (image.path == nil ? " missing" : "")
        + (image.tint.map { " tint \($0.hexDescription)" } ?? "")
    }
  }
}

extension BoxShape {
  fileprivate var outline: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radii, let style):
      "rounded r\(shortNumber(radii.largest, places: 2))\(style == .circular ? " circular" : "")"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .path(let path): "path(\(path.elements.count))"
    case .custom(let shape):
      ([shape.name] + shape.values.map { shortNumber($0, places: 3) }).joined(separator: " ")
    case .inset(let shape, let distance):
      "\(shape.outline) inset \(shortNumber(distance, places: 2))"
    }
  }
}

extension Paint {
  fileprivate var outline: String {
    switch self {
    case .color(let color): "color \(color.hexDescription)"
    case .linearGradient(let gradient, _, _): "linear \(gradient.outline)"
    case .radialGradient(let gradient, _, _, _): "radial \(gradient.outline)"
    case .angularGradient(let gradient, _, _, _): "angular \(gradient.outline)"
    }
  }
}

extension Gradient {
  fileprivate var outline: String {
    stops.map(\.color.hexDescription).joined(separator: "→")
  }
}

extension Affine {
  fileprivate var outline: String {
    [a, b, c, d, tx, ty].map { shortNumber($0, places: 3) }.joined(separator: ",")
  }
}

extension SceneNode.Shadow {
  fileprivate var outline: String {
    "\(color.hexDescription) r\(shortNumber(radius, places: 2)) "
      + "\(shortNumber(offset.dx, places: 2)),\(shortNumber(offset.dy, places: 2))"
  }
}
