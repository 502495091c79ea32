internal import CCairo
import HeroCore

/// Turns scenes into pixels.
///
/// It belongs to one thread; each worker makes its own.
///
/// ```swift
/// let picture = try Rasterizer(fonts: fonts).render(scene)
/// ```
///
/// The same scene gives the same bytes whatever was drawn before and whichever thread draws: what is
/// remembered between frames (masks of text, blurred shadows, images) only saves time.
///
/// A node is drawn in this order: its drawing, its children, its clip, its mask, its blur, its
/// shadow below all that, and its opacity over everything. Nest nodes for another order.
public final class Rasterizer {
  let shaper: TextShaper
  let masks: ByteLimitedCache<MaskKey, Mask>
  let shadows: ByteLimitedCache<ShadowKey, Mask>
  let images = ImageCache()

  /// Creates a rasterizer.
  ///
  /// - Parameters:
  ///   - fonts: The fonts, which several rasterizers may share.
  ///   - cacheLimit: How many bytes of masks are remembered between frames.
  public init(fonts: FontLibrary, cacheLimit: Int = 48 << 20) {
    shaper = TextShaper(paths: fonts.paths, configurations: fonts.configurations)
    masks = ByteLimitedCache(limit: cacheLimit * 2 / 3)
    shadows = ByteLimitedCache(limit: cacheLimit / 3)
  }

  /// Draws a scene.
  ///
  /// - Parameter scene: What to draw.
  /// - Returns: A picture of the scene's size times its scale, rounded to whole pixels.
  /// - Throws: `RasterError` for an impossible size, a number that cannot be drawn, or an image
  ///   file that cannot be read.
  public func render(_ scene: Scene) throws -> Bitmap {
    let (width, height) = try pixelSize(of: scene)
    let pixels = try [UInt8](unsafeUninitializedCapacity: 4 * width * height) { memory, count in
      guard let start = memory.baseAddress else { return }
      let canvas = Canvas(
        bounds: PixelRect(x: 0, y: 0, width: width, height: height), memory: start)
      let back = scene.background
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_rgba(canvas.context, back.red, back.green, back.blue, back.opacity)
      cairo_paint(canvas.context)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
      try draw(scene.root, on: canvas, DrawState(scale: scene.scale))
      canvas.flush()
      try canvas.check()
      count = 4 * width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func pixelSize(of scene: Scene) throws(RasterError) -> (width: Int, height: Int) {
    let width = (scene.size.width * scene.scale).rounded()
    let height = (scene.size.height * scene.scale).rounded()
    let possible = 1.0...32767.0  // Cairo's coordinates end there
    guard possible.contains(width), possible.contains(height), scene.scale > 0 else {
      throw .size(width: scene.size.width, height: scene.size.height, scale: scene.scale)
    }
    return (Int(width), Int(height))
  }

  /// Draws a node with everything in it.
  func draw(_ node: SceneNode, on canvas: Canvas, _ outer: DrawState) throws {
    guard node.opacity > 0 else { return }
    let state = outer.applying(node.transform)
    guard state.isDrawable else { return }
    let opacity = min(node.opacity, 1)
    let isSingleMark = node.isSingleMark
    let isPlain = node.mask.isEmpty && node.blurRadius <= 0 && node.shadow == nil
    guard isPlain, opacity * outer.alpha == 1 || isSingleMark else {
      return try drawLayer(of: node, on: canvas, state.faded(by: opacity))
    }
    let faded = state.faded(by: opacity)
    guard let clip = node.clip else { return try drawContent(of: node, on: canvas, faded) }
    // Several marks in an antialiased clip would each bleed at the edge; they are joined first.
    let isExact = clip == .rectangle && state.isOnPixels(node.frame)
    guard isExact || isSingleMark else {
      return try drawLayer(of: node, on: canvas, faded)
    }
    try canvas.clipped(to: clip.path(in: node.frame), state.toPixels) {
      try drawContent(of: node, on: canvas, faded)
    }
  }

  /// Draws what the node paints and its children, without the node's effects.
  func drawContent(of node: SceneNode, on canvas: Canvas, _ state: DrawState) throws {
    switch node.drawing {
    case .nothing: break
    case .fill(let shape, let paint): fill(shape, paint, in: node.frame, on: canvas, state)
    case .stroke(let shape, let style, let paint):
      stroke(shape, style, paint, in: node.frame, on: canvas, state)
    case .text(let text): draw(text, in: node.frame, on: canvas, state)
    case .symbol(let symbol): draw(symbol, in: node.frame, on: canvas, state)
    case .image(let image): try draw(image, in: node.frame, on: canvas, state)
    }
    for child in node.children { try draw(child, on: canvas, state) }
  }
}

extension SceneNode {
  /// Whether at most one thing is drawn, so that fading it fades the whole.
  var isSingleMark: Bool { markCount <= 1 }

  private var markCount: Int {
    var count =
      switch drawing {
      case .nothing: 0
      case .fill, .stroke, .symbol: 1
      case .text(let text): text.decorations.isEmpty ? 1 : 2
      case .image(let image): image.path == nil ? 2 : 1
      }
    for child in children where count < 2 { count += child.shadow == nil ? child.markCount : 2 }
    return count
  }
}

extension DrawState {
  /// Whether all four edges of a rectangle fall between pixels, so that a clip to it is exact.
  fileprivate func isOnPixels(_ rect: Rect) -> Bool {
    guard toPixels.b == 0, toPixels.c == 0 else { return false }
    let box = bounds(of: rect)
    return [box.minX, box.minY, box.maxX, box.maxY].allSatisfy {
      ($0 - $0.rounded()).magnitude < 1e-6
    }
  }
}
