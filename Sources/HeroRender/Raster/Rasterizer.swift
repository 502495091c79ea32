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
  let tables = ByteLimitedCache<ColorTableKey, ColorTable>(limit: 1 << 20)
  let images = ImageCache()
  /// What is drawn once and shared by all bands of one picture.
  var sharedLayers: [ObjectIdentifier: Canvas] = [:]
  var sharedMasks: [ObjectIdentifier: Mask] = [:]

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
    let memory = try PixelMemory(pixelSize(of: scene))
    let root = prepare(scene, memory.bounds)
    let canvas = Canvas(memory)
    for band in memory.bands.indices {
      try draw(band, of: root, over: scene.background, on: canvas)
    }
    endFrame()
    return memory.bitmap
  }

  /// Prepares a scene for a picture.
  func prepare(_ scene: Scene, _ picture: PixelRect) -> DrawNode {
    prepare(scene.root, DrawState(scale: scene.scale, picture: picture))
  }

  /// Draws a band of a picture, whatever was there before.
  func draw(
    _ band: Int, of root: DrawNode, over back: ResolvedColor, on picture: Canvas
  ) throws {
    let rows = Bands(height: picture.bounds.height).rows(of: band)
    let rect = PixelRect(x: 0, y: rows.lowerBound, width: picture.bounds.width, height: rows.count)
    try picture.part(rect) { canvas in
      if !root.hides(canvas.bounds) {
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_rgba(canvas.context, back.red, back.green, back.blue, back.opacity)
        cairo_paint(canvas.context)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
      }
      try draw(root, on: canvas, alpha: 1)
      canvas.flush()
      try canvas.check()
    }
  }

  /// Forgets what all bands of one picture share.
  func endFrame() {
    sharedLayers.removeAll(keepingCapacity: true)
    sharedMasks.removeAll(keepingCapacity: true)
  }

  /// The extents of a scene in pixels.
  func pixelSize(of scene: Scene) throws(RasterError) -> (width: Int, height: Int) {
    let width = (scene.size.width * scene.scale).rounded()
    let height = (scene.size.height * scene.scale).rounded()
    let possible = 1.0...32767.0  // Cairo's coordinates end there
    guard possible.contains(width), possible.contains(height), scene.scale > 0 else {
      throw .size(width: scene.size.width, height: scene.size.height, scale: scene.scale)
    }
    return (Int(width), Int(height))
  }

  /// Draws a node with everything in it, all of it faded by `alpha`.
  func draw(_ part: DrawNode, on canvas: Canvas, alpha: Double) throws {
    guard !part.touched.intersection(canvas.bounds).isEmpty else { return }
    let node = part.node
    let faded = alpha * min(node.opacity, 1)
    guard node.isPlain, faded == 1 || part.isApart else {
      return try drawLayer(of: part, on: canvas, alpha: faded)
    }
    guard let clip = node.clip else { return try drawContent(of: part, on: canvas, alpha: faded) }
    // Several marks in an antialiased clip would each bleed at the edge; they are joined first.
    let isExact = clip == .rectangle && part.state.isOnPixels(node.frame)
    guard isExact || part.isFlat else {
      return try part.state.divide(canvas, clip, in: node.frame) {
        try drawContent(of: part, on: $0, alpha: faded)
      } edge: {
        try drawLayer(of: part, on: $0, alpha: faded)
      }
    }
    try canvas.clipped(to: clip.path(in: node.frame), part.state.toPixels) {
      try drawContent(of: part, on: canvas, alpha: faded)
    }
  }

  /// Draws what the node paints and its children, without the node's effects.
  func drawContent(of part: DrawNode, on canvas: Canvas, alpha: Double) throws {
    if !part.ink.intersection(canvas.bounds).isEmpty {
      let (frame, state) = (part.node.frame, part.state.faded(by: alpha))
      switch part.node.drawing {
      case .nothing: break
      case .fill(let shape, let paint): try fill(shape, paint, in: frame, on: canvas, state)
      case .stroke(let shape, let style, let paint):
        stroke(shape, style, paint, in: frame, within: part.ink, on: canvas, state)
      case .text(let text): draw(text, in: frame, within: part.ink, on: canvas, state)
      case .symbol(let symbol): draw(symbol, in: frame, within: part.ink, on: canvas, state)
      case .image(let image): try draw(image, in: frame, on: canvas, state)
      }
    }
    for child in part.children { try draw(child, on: canvas, alpha: alpha) }
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
