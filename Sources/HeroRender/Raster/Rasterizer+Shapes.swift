internal import CCairo
import HeroCore

extension Rasterizer {
  /// Fills a shape in a frame.
  func fill(
    _ shape: BoxShape, _ paint: Paint, in frame: Rect, on canvas: Canvas, _ state: DrawState
  ) throws {
    guard frame.isDrawable else { return }
    if let gradient = gradient(of: paint, in: frame, state), gradient.table.isOpaque {
      // Where nothing shines through, colours go straight to their pixels.
      return try state.divide(canvas, shape, in: frame) {
        gradient.field.fill($0, gradient.table, toPoints: gradient.toPoints)
      } edge: {
        fillEdge(shape, paint, in: frame, on: $0, state)
      }
    }
    fillEdge(shape, paint, in: frame, on: canvas, state)
  }

  /// Fills a shape wherever it touches a canvas.
  private func fillEdge(
    _ shape: BoxShape, _ paint: Paint, in frame: Rect, on canvas: Canvas, _ state: DrawState
  ) {
    cairoSetPath(shape.path(in: frame), state.toPixels, on: canvas.context)
    guard setSource(paint, in: frame, within: canvas.bounds, on: canvas, state) else { return }
    cairo_fill(canvas.context)
  }

  /// Draws the line around a shape in a frame.
  func stroke(
    _ shape: BoxShape, _ style: StrokeStyle, _ paint: Paint, in frame: Rect,
    within ink: PixelRect, on canvas: Canvas, _ state: DrawState
  ) {
    guard frame.isDrawable, style.lineWidth > 0 else { return }
    let whole = shape.path(in: frame)
    let path = whole.trimmed(from: style.trim.lowerBound, to: style.trim.upperBound)
    guard !path.isEmpty, setSource(paint, in: frame, within: ink, on: canvas, state) else {
      return
    }
    cairo_save(canvas.context)
    defer { cairo_restore(canvas.context) }
    cairoSetPath(path, state.toPixels, on: canvas.context)
    // The path is in pixels already; the pen is not, and a skewed pen draws a skewed line.
    var pen = cairoMatrix(state.toPixels)
    (pen.x0, pen.y0) = (0, 0)
    guard pen.xx * pen.yy - pen.xy * pen.yx != 0 else { return }
    cairo_transform(canvas.context, &pen)
    cairoSetStroke(style, factor: 1, on: canvas.context)
    cairo_stroke(canvas.context)
  }

  /// Stretches an image over a frame; an image without a file draws a placeholder.
  func draw(_ image: ImageSource, in frame: Rect, on canvas: Canvas, _ state: DrawState) throws {
    guard frame.isDrawable, frame.width > 0, frame.height > 0 else { return }
    guard let path = image.path else {
      return try drawPlaceholder(in: frame, on: canvas, state)
    }
    let picture = try images.image(named: image.name, at: path)
    draw(
      picture, in: frame, on: canvas, state, tint: image.tint,
      filter: image.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
  }

  /// Stretches a picture over a frame, in its own colours or all in one.
  func draw(
    _ picture: Canvas, in frame: Rect, on canvas: Canvas, _ state: DrawState,
    tint: ResolvedColor? = nil, filter: cairo_filter_t = CAIRO_FILTER_GOOD
  ) {
    let toFrame = Affine(
      a: frame.width / Double(picture.bounds.width), b: 0, c: 0,
      d: frame.height / Double(picture.bounds.height), tx: frame.minX, ty: frame.minY)
    guard let toImage = toFrame.then(state.toPixels).inverse else { return }
    // The picture's own coordinates need not start at 0.
    let corner = Vector(dx: Double(picture.bounds.x), dy: Double(picture.bounds.y))
    var matrix = cairoMatrix(toImage.then(.translation(corner)))
    canvas.clipped(to: BoxShape.rectangle.path(in: frame), state.toPixels) {
      let pattern = cairo_pattern_create_for_surface(picture.surface)
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, filter)
      guard let tint else {
        cairo_set_source(canvas.context, pattern)
        cairo_paint_with_alpha(canvas.context, state.alpha)
        return
      }
      cairo_set_source_rgba(
        canvas.context, tint.red, tint.green, tint.blue, tint.opacity * state.alpha)
      cairo_mask(canvas.context, pattern)
    }
  }

  /// A grey field with the symbol of a picture: plainly no photograph, but pleasant to look at.
  private func drawPlaceholder(
    in frame: Rect, on canvas: Canvas, _ state: DrawState
  ) throws {
    let greys = Gradient(colors: [ResolvedColor(hex: 0xC7C7CC), ResolvedColor(hex: 0xAEAEB2)])
    let paint = Paint.linearGradient(
      greys, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
    try fill(.rectangle, paint, in: frame, on: canvas, state)
    let side = min(frame.width, frame.height) * 0.4
    let white = Paint.color(ResolvedColor.white.multiplyingOpacity(by: 0.85))
    guard side >= 4 else { return }
    draw(
      SymbolDrawing(name: "photo.fill", pointSize: side, weight: .regular, paint: white),
      in: frame, within: canvas.bounds, on: canvas, state)
  }
}

extension Rect {
  /// Whether the numbers are finite and the extents are not negative, as a shape needs them.
  var isDrawable: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
