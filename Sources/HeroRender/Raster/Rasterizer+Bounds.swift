import HeroCore

extension Rasterizer {
  /// Pixels outside which a node's content draws nothing; `nil` if it draws nothing at all.
  ///
  /// Generous where exactness would cost: only the size of a layer depends on it. The node's own
  /// clip counts, its blur and its shadow do not. `state` has the node's transform.
  func contentBounds(of node: SceneNode, _ state: DrawState) -> PixelRect? {
    var box = inkBounds(of: node.drawing, in: node.frame, state)
    for child in node.children where child.opacity > 0 {
      let inner = state.applying(child.transform)
      guard let content = contentBounds(of: child, inner) else { continue }
      box = union(box, content.grown(by: reach(of: child, inner)))
    }
    guard let box, let clip = node.clip else { return box }
    let inside = state.bounds(of: clip.path(in: node.frame).bounds)
    return box.intersection(PixelRect(covering: inside))
  }

  /// Pixels outside which a drawing has no ink; `nil` if it has none.
  func inkBounds(of drawing: Drawing, in frame: Rect, _ state: DrawState) -> PixelRect? {
    guard frame.isDrawable else { return nil }
    let box: Rect?
    switch drawing {
    case .nothing: box = nil
    case .fill(let shape, _): box = shape.path(in: frame).bounds
    case .stroke(let shape, let style, _):
      // Right-angled corners and square ends reach √½ of the width; sharper ones farther.
      let margin = Insets(all: -style.lineWidth * (style.join == .miter ? 2 : 0.75))
      box = shape.path(in: frame).bounds.inset(by: margin)
    case .text(let text):
      let size = text.face.size
      box = text.lines.map { line in
        Rect(
          x: frame.minX + line.origin.x - size / 2, y: frame.minY + line.origin.y - 1.3 * size,
          width: line.width + size, height: 1.9 * size)
      }.reduce(nil) { $0.map { [box = $1] in $0.union(box) } ?? $1 }
    case .symbol(let symbol):
      let ink = shaper.symbol(symbol.name, weight: symbol.weight).ink
      let (width, height) = (ink.width * symbol.pointSize, ink.height * symbol.pointSize)
      box = Rect(
        x: frame.center.x - width / 2, y: frame.center.y - height / 2, width: width, height: height)
    case .image: box = frame
    }
    // A placed mask may lie a sixteenth of a pixel beside its outline.
    return box.map { PixelRect(covering: state.bounds(of: $0)).grown(by: 1) }
  }

  /// How far a node's blur and shadow reach beyond its content, in pixels.
  private func reach(of node: SceneNode, _ state: DrawState) -> Int {
    let factor = state.lengthFactor
    var reach = 0.0
    if node.blurRadius > 0 { reach += 4 * node.blurRadius * factor + 3 }
    if let shadow = node.shadow {
      reach += 2 * max(shadow.radius, 0) * factor + 3
      reach += max(shadow.offset.dx.magnitude, shadow.offset.dy.magnitude) * factor
    }
    return wholePixels(reach)
  }

  private func union(_ first: PixelRect?, _ second: PixelRect) -> PixelRect? {
    guard let first, !first.isEmpty else { return second }
    guard !second.isEmpty else { return first }
    let (x, y) = (min(first.x, second.x), min(first.y, second.y))
    return PixelRect(
      x: x, y: y, width: max(first.x + first.width, second.x + second.width) - x,
      height: max(first.y + first.height, second.y + second.height) - y)
  }
}
