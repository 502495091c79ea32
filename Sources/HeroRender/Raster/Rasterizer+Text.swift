internal import CCairo
import HeroCore

/// What a mask of text or of a symbol shows, at which part of a pixel it starts.
struct MaskKey: Hashable {
  /// The outline.
  enum Content: Hashable {
    /// A line of text.
    case text(String, FontFace, tracking: Double)
    /// A symbol of a size.
    case symbol(String, FontFace.Weight, pointSize: Double)
  }

  var content: Content
  var scale: Double
  /// Sixteenths of a pixel by which the origin lies right of and below a whole pixel.
  var phaseX, phaseY: Int
}

extension Rasterizer {
  /// Steps into which a pixel is divided on both axes; moving text is placed to the nearest.
  private static let phases = 16.0

  /// Draws lines of text in a frame.
  ///
  /// A line that is only moved is rasterised once for each sixteenth of a pixel and then placed at
  /// a whole pixel, so that it slides smoothly on both axes; a scaled or turned one is filled.
  func draw(
    _ text: TextDrawing, in frame: Rect, within ink: PixelRect, on canvas: Canvas,
    _ state: DrawState
  ) {
    guard frame.isDrawable, text.face.size > 0,
      setSource(text.paint, in: frame, within: ink, on: canvas, state)
    else { return }
    for line in text.lines where !line.string.isEmpty {
      let origin = frame.origin + (line.origin - Point.zero)
      let content = MaskKey.Content.text(line.string, text.face, tracking: text.tracking)
      if state.isUpright {
        place(content, at: origin, on: canvas, state) {
          (self.shaper.outline(line.string, face: text.face, tracking: text.tracking), 0)
        }
      } else {
        let outline = shaper.outline(line.string, face: text.face, tracking: text.tracking)
        let place = Affine.translation(origin - Point.zero).then(state.toPixels)
        cairoSetPath(outline, place, on: canvas.context)
        cairo_fill(canvas.context)
      }
      for (image, place) in shaper.images(line.string, face: text.face, tracking: text.tracking) {
        let box = place.offset(by: origin - Point.zero)
        draw(image.canvas, in: box, on: canvas, state.faded(by: text.paint.opacity))
      }
      for decoration in text.decorations.sorted {
        let bar = decoration.bar(under: line, size: text.face.size)
        cairoSetPath(
          BoxShape.rectangle.path(in: bar.offset(by: frame.origin - Point.zero)), state.toPixels,
          on: canvas.context)
        cairo_fill(canvas.context)
      }
    }
  }

  /// Draws a symbol, its ink in the middle of a frame.
  func draw(
    _ symbol: SymbolDrawing, in frame: Rect, within ink: PixelRect, on canvas: Canvas,
    _ state: DrawState
  ) {
    guard frame.isDrawable, symbol.pointSize > 0,
      setSource(symbol.paint, in: frame, within: ink, on: canvas, state)
    else { return }
    let outline = shaper.symbol(symbol.name, weight: symbol.weight)
    let size = symbol.pointSize
    func sized() -> Path { outline.path.applying(.scale(x: size, y: size, about: .zero)) }
    let strokeWidth = outline.strokeWidth * size
    if state.isUpright {
      let content = MaskKey.Content.symbol(symbol.name, symbol.weight, pointSize: size)
      place(content, at: frame.center, on: canvas, state) { (sized(), strokeWidth) }
    } else {
      let place = Affine.translation(frame.center - Point.zero).then(state.toPixels)
      guard let mask = makeMask(sized(), strokeWidth: strokeWidth, place) else { return }
      cairo_mask_surface(canvas.context, mask.canvas.surface, 0, 0)
    }
  }

  /// Places the mask of an outline with its origin at a point, made if it is not remembered.
  private func place(
    _ content: MaskKey.Content, at point: Point, on canvas: Canvas, _ state: DrawState,
    outline: () -> (Path, strokeWidth: Double)
  ) {
    let origin = state.toPixels.apply(to: point)
    guard origin.x.magnitude < 1e6, origin.y.magnitude < 1e6 else { return }
    let (x, y) = (
      Int((origin.x * Self.phases).rounded()), Int((origin.y * Self.phases).rounded())
    )
    let (phaseX, phaseY) = (x & 15, y & 15)
    let key = MaskKey(content: content, scale: state.scale, phaseX: phaseX, phaseY: phaseY)
    var mask = masks[key]
    if mask == nil {
      let (path, strokeWidth) = outline()
      let place = Affine(
        a: state.scale, b: 0, c: 0, d: state.scale, tx: Double(phaseX) / Self.phases,
        ty: Double(phaseY) / Self.phases)
      mask = makeMask(path, strokeWidth: strokeWidth, place)
      if let mask { masks.insert(mask, for: key, bytes: mask.byteCount) }
    }
    guard let mask else { return }
    cairo_mask_surface(canvas.context, mask.canvas.surface, Double(x >> 4), Double(y >> 4))
  }

  /// The coverage of an outline in pixels; `nil` if it covers nothing.
  private func makeMask(_ path: Path, strokeWidth: Double, _ transform: Affine) -> Mask? {
    let placed = path.applying(transform)
    let factor = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    let margin = Insets(all: -strokeWidth * factor / 2)
    guard !placed.isEmpty else { return nil }
    let bounds = PixelRect(covering: placed.bounds.inset(by: margin))
    guard !bounds.isEmpty, bounds.width < 32768, bounds.height < 32768 else { return nil }
    let canvas = Canvas(bounds: bounds, format: .alphaOnly)
    cairoSetPath(placed, .identity, on: canvas.context)
    cairo_fill_preserve(canvas.context)
    if strokeWidth > 0 {
      let style = StrokeStyle(lineWidth: strokeWidth, cap: .round, join: .round)
      cairoSetStroke(style, factor: factor, on: canvas.context)
      cairo_stroke(canvas.context)
    }
    canvas.flush()
    return Mask(canvas)
  }
}

extension Set<TextDrawing.Decoration> {
  /// The elements in a fixed order: a set has none, and drawing must.
  fileprivate var sorted: [TextDrawing.Decoration] {
    [.underline, .strikethrough].filter(contains)
  }
}

extension TextDrawing.Decoration {
  /// The bar along a line; offsets and thickness are those of common sans-serif fonts.
  func bar(under line: TextDrawing.Line, size: Double) -> Rect {
    let (offset, thickness) =
      switch self {
      case .underline: (0.10 * size, 0.06 * size)
      case .strikethrough: (-0.30 * size, 0.06 * size)
      }
    return Rect(
      x: line.origin.x, y: line.origin.y + offset, width: line.width, height: thickness)
  }
}

extension Paint {
  /// How strongly glyphs with colours of their own are drawn.
  fileprivate var opacity: Double {
    switch self {
    case .color(let color): min(max(color.opacity, 0), 1)
    case .linearGradient, .radialGradient, .angularGradient: 1
    }
  }
}
