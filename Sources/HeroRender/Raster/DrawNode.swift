import HeroCore

/// A node of a scene with what it takes to draw it part by part: its way to pixels, and which pixels
/// it can touch.
///
/// A picture is drawn band by band, and a band walks only through what touches it.
final class DrawNode {
  let node: SceneNode
  /// The way to pixels inside the node's transform.
  let state: DrawState
  /// The pixels of the node's own drawing.
  let ink: PixelRect
  /// The pixels of the drawing and of all children inside the clip, before blur and shadow.
  ///
  /// Generous where exactness would cost: only sizes of layers and what is drawn again depend on it.
  let content: PixelRect
  /// All pixels that the node can touch.
  let touched: PixelRect
  let children: [DrawNode]
  let mask: [DrawNode]
  /// Whether a shape drawn by code of its own is anywhere in the node.
  let hasCustomShape: Bool
  /// Whether the drawing and the children touch no pixel in common, so that each may be faded by
  /// itself.
  let isApart: Bool
  /// Whether no two marks in the node touch a pixel in common, so that each may be cut by itself.
  let isFlat: Bool

  fileprivate init(
    _ node: SceneNode, _ state: DrawState, ink: PixelRect, content: PixelRect, touched: PixelRect,
    children: [DrawNode], mask: [DrawNode]
  ) {
    (self.node, self.state, self.ink) = (node, state, ink)
    (self.content, self.touched, self.children, self.mask) = (content, touched, children, mask)
    hasCustomShape =
      node.clip?.isCustom == true || node.drawing.shape?.isCustom == true
      || (children + mask).contains(where: \.hasCustomShape)
    isApart = node.drawing.isSingleMark && Self.areApart(children.map(\.touched) + [ink])
    isFlat = isApart && children.allSatisfy { $0.isFlat && $0.node.isPlain }
  }

  /// Whether the node hides everything behind it on some pixels; false where that is not easily told.
  func hides(_ pixels: PixelRect) -> Bool {
    guard node.opacity >= 1, node.isPlain, node.clip == nil,
      touched.intersection(pixels) == pixels
    else { return false }
    if case .fill(let shape, .color(let color)) = node.drawing, color.opacity >= 1,
      state.toPixels.b == 0, state.toPixels.c == 0,
      let inside = shape.insideBoxes(in: node.frame).first,
      PixelRect(inside: state.bounds(of: inside)).intersection(pixels) == pixels
    {
      return true
    }
    return children.contains { $0.hides(pixels) }
  }

  /// Whether no two rectangles have a pixel in common.
  private static func areApart(_ rects: [PixelRect]) -> Bool {
    let rects = rects.filter { !$0.isEmpty }
    guard rects.count > 1 else { return true }
    // Among many, some are sure to touch, and asking for all pairs would take long.
    guard rects.count <= 32 else { return false }
    return rects.indices.allSatisfy { index in
      rects[(index + 1)...].allSatisfy { $0.intersection(rects[index]).isEmpty }
    }
  }
}

extension Rasterizer {
  /// Prepares a node and everything in it; `outer` is the state outside its transform.
  func prepare(_ node: SceneNode, _ outer: DrawState) -> DrawNode {
    let state = outer.applying(node.transform)
    guard node.opacity > 0, state.isDrawable else {
      return DrawNode(
        node, state, ink: .empty, content: .empty, touched: .empty, children: [], mask: [])
    }
    let children = node.children.map { prepare($0, state) }
    let ink = inkBounds(of: node.drawing, in: node.frame, state)
    var content = children.reduce(ink) { $0.union($1.touched) }
    if let clip = node.clip {
      let inside = state.bounds(of: clip.pathBounds(in: node.frame))
      content = content.intersection(PixelRect(covering: inside))
    }
    let touched = content.isEmpty ? content : content.grown(by: reach(of: node, state))
    return DrawNode(
      node, state, ink: ink, content: content, touched: touched, children: children,
      mask: node.mask.map { prepare($0, state) })
  }

  /// Pixels outside which a drawing has no ink.
  private func inkBounds(of drawing: Drawing, in frame: Rect, _ state: DrawState) -> PixelRect {
    guard frame.isDrawable else { return .empty }
    let box: Rect?
    switch drawing {
    case .nothing: box = nil
    case .fill(let shape, _): box = shape.pathBounds(in: frame)
    case .stroke(let shape, let style, _):
      // Right-angled corners and square ends reach √½ of the width; sharper ones up to Cairo's limit.
      let margin = Insets(all: -style.lineWidth * (style.join == .miter ? 5 : 0.75))
      box = shape.pathBounds(in: frame).inset(by: margin)
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
    return box.map { PixelRect(covering: state.bounds(of: $0)).grown(by: 1) } ?? .empty
  }

  /// How far a node's blur and shadow reach beyond its content, in pixels.
  private func reach(of node: SceneNode, _ state: DrawState) -> Int {
    var reach = 0
    if node.blurRadius > 0 { reach += blur(of: node, state).extent }
    if let shadow = node.shadow { reach += ShadowPlan(shadow, state).reach }
    return reach
  }
}

extension BoxShape {
  /// The bounds of the outline in a box.
  fileprivate func pathBounds(in box: Rect) -> Rect {
    switch self {
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse: drawnBox(in: box)
    case .path, .custom, .inset: path(in: box).bounds
    }
  }

  /// Whether code of its own draws the shape.
  var isCustom: Bool {
    switch self {
    case .custom: true
    case .inset(let shape, by: _): shape.isCustom
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .path: false
    }
  }
}

extension SceneNode {
  /// Whether the node has no effect that needs all of it at once.
  var isPlain: Bool { mask.isEmpty && blurRadius <= 0 && shadow == nil }
}

extension Drawing {
  /// Whether at most one thing is drawn.
  fileprivate var isSingleMark: Bool {
    switch self {
    case .nothing, .fill, .stroke, .symbol: true
    case .text(let text): text.decorations.isEmpty
    case .image(let image): image.path != nil
    }
  }

  /// The shape that is filled or stroked.
  var shape: BoxShape? {
    switch self {
    case .fill(let shape, _), .stroke(let shape, _, _): shape
    case .nothing, .text, .symbol, .image: nil
    }
  }
}
