internal import CCairo
import HeroCore

/// A rectangle of the picture's pixels that can be drawn on, in the picture's own coordinates.
///
/// The transform of the context stays the identity: outlines come in pixels.
final class Canvas {
  /// What a pixel holds.
  enum Format { case color, alphaOnly }

  /// The pixels that there are.
  let bounds: PixelRect
  /// The surface and the context that draws on it.
  let surface, context: OpaquePointer
  /// What owns the memory, where that is not the surface.
  private let owner: AnyObject?

  /// Creates clear pixels; traps without any, or when memory runs out.
  convenience init(bounds: PixelRect, format: Format = .color) {
    let format = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    self.init(
      cairo_image_surface_create(format, Int32(bounds.width), Int32(bounds.height)), bounds: bounds)
  }

  /// Draws on all pixels of a picture's memory.
  convenience init(_ memory: PixelMemory) {
    self.init(
      cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(memory.pixels).assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32, Int32(memory.width), Int32(memory.height), Int32(4 * memory.width)),
      bounds: memory.bounds, owner: memory)
  }

  /// The part of a canvas of colours inside a rectangle, whose pixels it shares.
  ///
  /// What is drawn on a part is bounded by it, as on any canvas. Traps outside the canvas.
  convenience init(_ rect: PixelRect, of whole: Canvas) {
    precondition(whole.bounds.intersection(rect) == rect, "\(rect) is not part of \(whole.bounds)")
    whole.flush()
    let stride = cairo_image_surface_get_stride(whole.surface)
    let corner = Int(stride) * (rect.y - whole.bounds.y) + 4 * (rect.x - whole.bounds.x)
    self.init(
      cairo_image_surface_create_for_data(
        cairo_image_surface_get_data(whole.surface) + corner, CAIRO_FORMAT_ARGB32,
        Int32(rect.width), Int32(rect.height), stride),
      bounds: rect, owner: whole)
    // Cairo draws more simply on what it takes to be still clear.
    cairo_surface_mark_dirty(whole.surface)
  }

  private init(_ surface: OpaquePointer?, bounds: PixelRect, owner: AnyObject? = nil) {
    precondition(!bounds.isEmpty, "a canvas cannot be empty, got \(bounds)")
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else { fatalError("no memory for a canvas of \(bounds.width)×\(bounds.height) pixels") }
    (self.surface, self.context, self.bounds) = (surface, context, bounds)
    self.owner = owner
    cairo_surface_set_device_offset(surface, Double(-bounds.x), Double(-bounds.y))
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Throws if Cairo refused a number: it draws nothing more after that, without a word.
  func check() throws(RasterError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .number(reason: String(cString: cairo_status_to_string(status)))
    }
  }

  /// Does some drawing on a part; none where there are no pixels.
  func part(_ rect: PixelRect, _ draw: (Canvas) throws -> Void) throws {
    let inside = bounds.intersection(rect)
    guard !inside.isEmpty else { return }
    guard inside != bounds else { return try draw(self) }
    let part = Canvas(inside, of: self)
    try draw(part)
    try part.check()
  }

  /// A row of pixels in memory, from the left edge; valid until something else is drawn.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else {
      return .init(start: nil, count: 0)
    }
    let pixels = UnsafeMutableRawPointer(data + (y - bounds.y) * stride)
      .bindMemory(to: UInt32.self, capacity: bounds.width)
    return UnsafeMutableBufferPointer(start: pixels, count: bounds.width)
  }

  /// Waits for all drawing, after which the memory may be read.
  func flush() { cairo_surface_flush(surface) }

  /// Lays another canvas over this one, pixel on pixel.
  func draw(_ layer: Canvas, alpha: Double) {
    // A surface as a source takes its own device offset into account, so it lands where it was.
    cairo_set_source_surface(context, layer.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, alpha)
  }

  /// Keeps only what lies inside an outline in points.
  func keepInside(_ path: Path, _ transform: Affine) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairoSetPath(path, transform, on: context)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Keeps only as much as another canvas is opaque.
  func keepInside(_ mask: Canvas) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    draw(mask, alpha: 1)
    cairo_restore(context)
  }

  /// Does some drawing of which only what lies inside an outline in points is kept.
  func clipped(to path: Path, _ transform: Affine, _ draw: () throws -> Void) rethrows {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairoSetPath(path, transform, on: context)
    cairo_clip(context)
    try draw()
  }
}
