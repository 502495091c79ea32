import HeroCore

/// Draws frame after frame into the same memory, and of each only the bands that differ from the one
/// before.
///
/// ```swift
/// let renderer = FrameRenderer(fonts: fonts)
/// for scene in scenes {
///   try renderer.draw(scene)
///   try write(renderer.png())
/// }
/// ```
///
/// It belongs to one thread; each worker has its own. What comes out depends on the scene alone, not
/// on what was drawn before.
public final class FrameRenderer {
  /// How frames become files.
  public let encoder: PNGEncoder
  private let rasterizer: Rasterizer
  private var current: Frame?

  /// The frame that the memory shows, with what has been made of it.
  private struct Frame {
    let memory: PixelMemory
    let canvas: Canvas
    var root: DrawNode
    var background: ResolvedColor
    /// The fingerprints of the bands.
    var hashes: [ContentHash]
    /// The bands as parts of a file, for a fast encoder.
    var files: PNGBands?
    var file: [UInt8]?

    var isOpaque: Bool { background.opacity >= 1 }
  }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - fonts: The fonts, which several renderers may share.
  ///   - encoder: How frames become files.
  public init(fonts: FontLibrary, encoder: PNGEncoder = PNGEncoder()) {
    rasterizer = Rasterizer(fonts: fonts)
    self.encoder = encoder
  }

  /// Draws a scene.
  ///
  /// - Parameter scene: What to draw.
  /// - Throws: What `Rasterizer.render` throws; then the next scene is drawn as if it were the first.
  public func draw(_ scene: Scene) throws {
    let size = try rasterizer.pixelSize(of: scene)
    let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let root = rasterizer.prepare(scene, picture)
    var (frame, damage) = next(root, scene, size)
    // Gone until it is whole: an error must not leave half a frame to go on from.
    current = nil
    defer { rasterizer.endFrame() }
    for band in damage.bands {
      try rasterizer.draw(band, of: root, over: scene.background, on: frame.canvas)
      frame.hashes[band] = ContentHash(
        of: frame.memory.bytes(ofRows: frame.memory.bands.rows(of: band)))
      frame.files?.invalidate(band)
      frame.file = nil
    }
    current = frame
  }

  /// The frame to draw, and which of its bands differ from the one before.
  private func next(
    _ root: DrawNode, _ scene: Scene, _ size: (width: Int, height: Int)
  ) -> (Frame, Damage) {
    guard var frame = current, (frame.memory.width, frame.memory.height) == size else {
      let memory = PixelMemory(size)
      let bands = memory.bands
      let frame = Frame(
        memory: memory, canvas: Canvas(memory), root: root,
        background: scene.background,
        hashes: Array(repeating: ContentHash(), count: bands.indices.count))
      return (frame, Damage(bands, everywhere: true))
    }
    var damage = Damage(frame.memory.bands, everywhere: frame.background != scene.background)
    damage.compare(frame.root, root)
    if frame.isOpaque != (scene.background.opacity >= 1) { frame.files = nil }
    (frame.root, frame.background) = (root, scene.background)
    return (frame, damage)
  }

  /// The extents of the frame in pixels.
  ///
  /// Traps before the first, as everything below does.
  public var size: (width: Int, height: Int) { (drawn.memory.width, drawn.memory.height) }

  /// The fingerprint of the frame; the same as that of its picture.
  public var contentHash: String {
    Bitmap.contentHash(width: size.width, height: size.height, bands: drawn.hashes)
  }

  /// A copy of the frame's pixels.
  public var picture: Bitmap { drawn.memory.bitmap }

  /// The frame as a PNG file; as RGB if the scene's background is opaque, else as RGBA.
  public func png() -> [UInt8] {
    var frame = drawn
    if let file = frame.file { return file }
    let (memory, isOpaque) = (frame.memory, frame.isOpaque)
    let file: [UInt8]
    switch encoder.effort {
    case .fast:
      let files =
        frame.files ?? PNGBands(width: memory.width, height: memory.height, isOpaque: isOpaque)
      frame.files = files
      file = files.file(memory.pixels)
    case .small:
      file = encoder.smallFile(
        memory.pixels, width: memory.width, height: memory.height, isOpaque: isOpaque)
    }
    frame.file = file
    current = frame
    return file
  }

  private var drawn: Frame {
    guard let current else { preconditionFailure("no scene has been drawn yet") }
    return current
  }
}
