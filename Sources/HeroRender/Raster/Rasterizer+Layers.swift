internal import CCairo
import HeroCore

/// What a blurred shadow depends on.
struct ShadowKey: Hashable {
  var node: SceneNode
  var state: DrawState
  var bounds: PixelRect
  var sigma: Double
}

extension Rasterizer {
  /// The deviation of a shadow's Gaussian over SwiftUI's radius.
  private static let shadowDeviation = 0.5

  /// Draws a node by way of a layer of its own, as its effects need; `state` has its transform.
  func drawLayer(of node: SceneNode, on canvas: Canvas, _ state: DrawState) throws {
    let alpha = state.alpha
    let inner = state.opaque
    let blur = GaussianBlur(
      sigma: min(max(0, node.blurRadius) * state.lengthFactor, GaussianBlur.widest))
    let shadow = node.shadow.map { ShadowPlan($0, Self.shadowDeviation, inner) }
    // What lies beyond the canvas may still be smeared into it.
    let margin = (node.blurRadius > 0 ? blur.extent : 0) + (shadow?.reach ?? 0)
    let reach = canvas.bounds.grown(by: margin)
    guard let bounds = contentBounds(of: node, inner)?.intersection(reach), !bounds.isEmpty
    else { return }

    var layer = Canvas(bounds: bounds)
    try drawContent(of: node, on: layer, inner)
    let isClipOnly = node.mask.isEmpty && node.blurRadius <= 0 && shadow == nil
    if let clip = node.clip {
      let outline = clip.path(in: node.frame)
      if isClipOnly {
        canvas.clipped(to: outline, state.toPixels) { canvas.draw(layer, alpha: alpha) }
        return try layer.check()
      }
      layer.keepInside(outline, state.toPixels)
    }
    if !node.mask.isEmpty {
      let mask = Canvas(bounds: bounds)
      for part in node.mask { try draw(part, on: mask, inner) }
      layer.keepInside(mask)
    }
    if node.blurRadius > 0 { layer = layer.blurred(by: blur) }
    if let shadow {
      let key = ShadowKey(
        node: node.withoutOpacity, state: inner, bounds: layer.bounds, sigma: shadow.sigma)
      let mask = shadows[key] ?? Mask(layer.blurredAlpha(by: shadow.blur))
      shadows.insert(mask, for: key, bytes: mask.byteCount)
      let color = shadow.color
      cairo_set_source_rgba(
        canvas.context, color.red, color.green, color.blue, color.opacity * alpha)
      cairo_mask_surface(
        canvas.context, mask.canvas.surface, shadow.offset.dx, shadow.offset.dy)
    }
    canvas.draw(layer, alpha: alpha)
    try layer.check()
  }
}

/// A shadow in pixels.
private struct ShadowPlan {
  let color: ResolvedColor
  let sigma: Double
  let blur: GaussianBlur
  let offset: Vector

  /// The farthest that it reaches from what casts it.
  var reach: Int { blur.extent + wholePixels(max(offset.dx.magnitude, offset.dy.magnitude)) }

  init(_ shadow: SceneNode.Shadow, _ deviation: Double, _ state: DrawState) {
    color = shadow.color
    sigma = min(max(0, shadow.radius) * deviation * state.lengthFactor, GaussianBlur.widest)
    blur = GaussianBlur(sigma: sigma)
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
