internal import CCairo
import HeroCore

/// What a blurred shadow depends on.
struct ShadowKey: Hashable {
  var node: SceneNode
  var state: DrawState
  var bounds: PixelRect
}

extension Rasterizer {
  /// Draws a node by way of a layer of its own, as its effects need.
  func drawLayer(of part: DrawNode, on canvas: Canvas, alpha: Double) throws {
    let node = part.node
    if node.shadow != nil {
      guard alpha == 1 else {
        // What casts the shadow hides part of it, also where both are faint.
        let bounds = part.touched.intersection(canvas.bounds)
        guard !bounds.isEmpty else { return }
        let layer = Canvas(bounds: bounds)
        try drawLayer(of: part, on: layer, alpha: 1)
        try layer.check()
        return canvas.draw(layer, alpha: alpha)
      }
      try drawShadow(of: part, on: canvas)
    }
    if node.blurRadius > 0 {
      // What lies beyond the band is smeared into it, so all bands share one layer.
      if let layer = try blurredLayer(of: part) { canvas.draw(layer, alpha: alpha) }
      return
    }
    let bounds = part.content.intersection(canvas.bounds)
    guard !bounds.isEmpty else { return }
    guard node.mask.isEmpty, node.shadow == nil, let clip = node.clip else {
      return canvas.draw(try makeLayer(of: part, in: bounds), alpha: alpha)
    }
    // Cairo clips what it copies, which saves a pass over the layer.
    let layer = Canvas(bounds: bounds)
    try drawContent(of: part, on: layer, alpha: 1)
    try layer.check()
    canvas.clipped(to: clip.path(in: node.frame), part.state.toPixels) {
      canvas.draw(layer, alpha: alpha)
    }
  }

  /// Draws a node without its blur, its shadow and its opacity on a canvas of its own.
  private func makeLayer(of part: DrawNode, in bounds: PixelRect) throws -> Canvas {
    let layer = Canvas(bounds: bounds)
    try drawContent(of: part, on: layer, alpha: 1)
    if let clip = part.node.clip {
      layer.keepInside(clip.path(in: part.node.frame), part.state.toPixels)
    }
    if !part.mask.isEmpty {
      let mask = Canvas(bounds: bounds)
      for shape in part.mask { try draw(shape, on: mask, alpha: 1) }
      layer.keepInside(mask)
    }
    try layer.check()
    return layer
  }

  /// The blur of a node, in pixels.
  func blur(of node: SceneNode, _ state: DrawState) -> GaussianBlur {
    GaussianBlur(sigma: min(max(0, node.blurRadius) * state.lengthFactor, GaussianBlur.widest))
  }

  /// All of a blurred node that can show in the picture; `nil` when nothing can.
  private func blurredLayer(of part: DrawNode) throws -> Canvas? {
    if let layer = sharedLayers[ObjectIdentifier(part)] { return layer }
    let blur = blur(of: part.node, part.state)
    let bounds = part.content.intersection(part.state.picture.grown(by: blur.extent))
    guard !bounds.isEmpty else { return nil }
    let layer = try makeLayer(of: part, in: bounds).blurred(by: blur)
    sharedLayers[ObjectIdentifier(part)] = layer
    return layer
  }

  /// Draws the shadow of a node alone.
  private func drawShadow(of part: DrawNode, on canvas: Canvas) throws {
    guard let shadow = part.node.shadow.map({ ShadowPlan($0, part.state) }),
      let mask = try shadowMask(of: part, shadow)
    else { return }
    let color = shadow.color
    cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.opacity)
    cairo_mask_surface(canvas.context, mask.canvas.surface, shadow.offset.dx, shadow.offset.dy)
  }

  /// All of a shadow that can show in the picture; `nil` when nothing can.
  private func shadowMask(of part: DrawNode, _ shadow: ShadowPlan) throws -> Mask? {
    if let mask = sharedMasks[ObjectIdentifier(part)] { return mask }
    let node = part.node
    let isBlurred = node.blurRadius > 0
    let margin = shadow.reach + (isBlurred ? blur(of: node, part.state).extent : 0)
    let bounds = part.content.intersection(part.state.picture.grown(by: margin))
    guard !bounds.isEmpty else { return nil }
    let key = ShadowKey(node: node.withoutOpacity, state: part.state, bounds: bounds)
    if let mask = shadows[key] { return mask }
    let caster =
      isBlurred ? try blurredLayer(of: part) : try makeLayer(of: part, in: bounds)
    guard let mask = caster.map({ Mask($0.blurredAlpha(by: shadow.blur)) }) else { return nil }
    sharedMasks[ObjectIdentifier(part)] = mask
    // Shapes drawn by code of their own may differ although their numbers are equal.
    if !part.hasCustomShape { shadows.insert(mask, for: key, bytes: mask.byteCount) }
    return mask
  }
}

/// A shadow in pixels.
struct ShadowPlan {
  let color: ResolvedColor
  let blur: GaussianBlur
  let offset: Vector

  /// The deviation of a shadow's Gaussian over SwiftUI's radius.
  private static let deviation = 0.5

  /// The farthest that it reaches from what casts it.
  var reach: Int { blur.extent + wholePixels(max(offset.dx.magnitude, offset.dy.magnitude)) }

  init(_ shadow: SceneNode.Shadow, _ state: DrawState) {
    color = shadow.color
    let sigma = max(0, shadow.radius) * Self.deviation * state.lengthFactor
    blur = GaussianBlur(sigma: min(sigma, GaussianBlur.widest))
    let map = state.toPixels
    offset = Vector(
      dx: map.a * shadow.offset.dx + map.c * shadow.offset.dy,
      dy: map.b * shadow.offset.dx + map.d * shadow.offset.dy)
  }
}

extension SceneNode {
  /// The node as its shadow depends on it.
  fileprivate var withoutOpacity: SceneNode {
    var copy = self
    (copy.opacity, copy.shadow, copy.match, copy.isLeaving) = (1, nil, nil, false)
    return copy
  }
}
