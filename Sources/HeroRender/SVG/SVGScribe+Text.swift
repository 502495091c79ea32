import HeroCore

extension SVGScribe {
  /// Units in an em of the outlines of glyphs: whole numbers then say what the font says.
  static let unitsPerEm = 2048.0

  /// Lines of text.
  ///
  /// A line is a group of glyphs that is only moved. When text is broken anew on its way, lines that
  /// are the same go on, and others take the place of those that are not.
  func text(
    _ states: SVGStates, _ face: FontFace, _ tracking: Double,
    _ decorations: Set<TextDrawing.Decoration>, _ paint: SVGPaintKind
  ) -> [SVGElement] {
    guard face.size > 0 else { return [] }
    let texts = states.map { state -> TextDrawing? in
      guard let state, case .text(let text) = state.drawing else { return nil }
      return text
    }
    let lines = TextLine.lines(of: texts)
    let paints = states.map { state -> PaintSample? in
      guard let state, case .text(let text) = state.drawing else { return nil }
      return PaintSample(paint: text.paint, frame: state.frame)
    }
    let letters = block(lines, texts, states) { line in
      outlines(of: line, face, tracking, decorations)
    }
    let pictures = block(lines, texts, states) { line in
      images(of: line, face, tracking)
    }
    guard !pictures.children.isEmpty else { return inked(letters, paints, paint) }
    // Pictures have their own colours, and only the opacity of the text's.
    let opacities = paints.map { $0.map { [$0.paint.svgColor?.svgOpacity ?? 1] } }
    set(.opacity, opacities, on: pictures)
    return inked(letters, paints, paint) + [pictures]
  }

  /// The lines of a text, each made of what `content` gives for it.
  private func block(
    _ lines: [TextLine], _ texts: [TextDrawing?], _ states: SVGStates,
    content: (TextLine) -> [SVGElement]
  ) -> SVGElement {
    let origins = states.map { $0?.frame.svgOrigin }
    // Lines that keep their places in the frame are moved together.
    let isMoved =
      lines.allSatisfy { isConstant($0.origins, .translation) }
      && !isConstant(origins, .translation)
    let group = SVGElement("g")
    if isMoved { set(.translation, origins, on: group) }
    for line in lines {
      let parts = content(line)
      guard !parts.isEmpty else { continue }
      let places = zip(line.origins, origins).map { place, origin -> [Double]? in
        guard let place, let origin else { return nil }
        return isMoved ? place : [place[0] + origin[0], place[1] + origin[1]]
      }
      let element = SVGElement("g", children: parts)
      set(.translation, places, on: element)
      setPresence(
        zip(texts, line.origins).map { text, place in text.map { _ in place != nil } }, on: element)
      element.joinScale()
      group.children.append(element)
    }
    return group
  }

  /// Letters or a symbol with a paint: coloured, or as the mask of a gradient.
  private func inked(
    _ group: SVGElement, _ paints: [PaintSample?], _ kind: SVGPaintKind
  ) -> [SVGElement] {
    guard kind != .color else {
      setColor(paints.map { $0?.paint.svgColor }, .fill, .fillOpacity, on: group)
      return [group]
    }
    guard !group.children.isEmpty else { return [] }
    group["fill"] = "#fff"
    let everywhere = SVGScribe.everywhere(timeline.size)
    let all = SVGFigure.flexible([BoxKind.rectangle.element(everywhere)])
    let outer = SVGElement("g", children: painted(all, paints, kind, isLine: false))
    outer["mask"] = whiteMask(group.simplified())
    return [outer]
  }

  /// The glyphs of a line, its pen starting at the origin of the baseline.
  private func outlines(
    of line: TextLine, _ face: FontFace, _ tracking: Double,
    _ decorations: Set<TextDrawing.Decoration>
  ) -> [SVGElement] {
    let units = Self.unitsPerEm
    let slant = FontFile.needsSlant(face) ? -0.2 * units : 0  // as the rasterizer leans them
    let toUnits = Affine(a: units, b: 0, c: slant, d: units, tx: 0, ty: 0)
    let group = SVGElement("g", ["transform": "scale(\(svgNumber(face.size / units, 7)))"])
    shaper.line(line.string, face: face).forEachGlyph(tracking: tracking / face.size) {
      glyph, place in
      guard !glyph.outline.isEmpty else { return }
      let use = SVGElement("use", ["href": "#" + id(of: glyph.outline.applying(toUnits))])
      let (x, y) = (svgNumber(place.dx * units, 0), svgNumber(place.dy * units, 0))
      if x != "0" { use["x"] = x }
      if y != "0" { use["y"] = y }
      group.children.append(use)
    }
    var result = group.children.isEmpty ? [] : [group]
    for decoration in [TextDrawing.Decoration.underline, .strikethrough]
    where decorations.contains(decoration) {
      let whole = TextDrawing.Line(string: line.string, origin: .zero, width: line.width)
      result.append(BoxKind.rectangle.element(decoration.bar(under: whole, size: face.size)))
    }
    if options.isTextSelectable { result.append(letters(of: line, face)) }
    return result
  }

  /// The glyphs of a line that are pictures, such as emoji.
  private func images(of line: TextLine, _ face: FontFace, _ tracking: Double) -> [SVGElement] {
    shaper.images(line.string, face: face, tracking: tracking).map { image, frame in
      let picture = SVGElement(
        "image",
        [
          "width": "1", "height": "1", "preserveAspectRatio": "none",
          "href": svgDataAddress(of: PNGEncoder().encode(image.canvas.bitmap)),
        ])
      let use = SVGElement("use", ["href": "#" + definitions.id(of: picture)])
      set(.placement, [[frame.minX, frame.minY, frame.width, frame.height]], on: use)
      return use
    }
  }

  /// The line as letters that are not seen but can be selected and searched.
  private func letters(of line: TextLine, _ face: FontFace) -> SVGElement {
    let element = SVGElement(
      "text",
      [
        "font-size": svgNumber(face.size, 2), "textLength": svgNumber(line.width, 2),
        "lengthAdjust": "spacingAndGlyphs", "fill-opacity": "0",
        "font-family": "Inter,system-ui,sans-serif",
      ])
    element.text = line.string
    return element
  }

  /// The name of an outline in units, defined once for all that use it.
  private func id(of outline: Path, strokeWidth: Double = 0) -> String {
    let element = SVGElement(
      "path",
      [
        "d": svgPathData(
          structure: outline.svgStructure, coordinates: outline.svgCoordinates, places: 0)
      ])
    if strokeWidth > 0 {
      element["stroke-width"] = svgNumber(strokeWidth, 0)
      element["stroke-linejoin"] = "round"
    }
    return definitions.id(of: element)
  }

  // MARK: - Symbols

  /// A symbol, its ink in the middle of the frame.
  func symbol(
    _ states: SVGStates, _ name: String, _ weight: FontFace.Weight, _ paint: SVGPaintKind
  ) -> [SVGElement] {
    let units = Self.unitsPerEm
    let outline = shaper.symbol(name, weight: weight)
    let scaled = outline.path.applying(.scale(x: units, y: units, about: .zero))
    let id = id(of: scaled, strokeWidth: outline.strokeWidth * units)
    let symbols = states.map { state -> SymbolDrawing? in
      guard let state, case .symbol(let symbol) = state.drawing else { return nil }
      return symbol
    }
    let places = zip(states, symbols).map { state, symbol -> [Double]? in
      guard let state, let symbol else { return nil }
      let (middle, scale) = (state.frame.center, max(symbol.pointSize, 0) / units)
      return [middle.x, middle.y, scale, scale]
    }
    let use = SVGElement("use", ["href": "#" + id])
    let paints = zip(states, symbols).map { state, symbol -> PaintSample? in
      guard let state, let symbol else { return nil }
      return PaintSample(paint: symbol.paint, frame: state.frame)
    }
    // A size that stays need not be repeated in every key.
    let sizes = places.map { $0.map { [$0[2] * units] } }
    let holder = SVGElement("g", children: [use])
    if isConstant(sizes, .strokeWidth), let scale = places.compactMap(\.self).last?[2] {
      use["transform"] = "scale(\(svgNumber(scale, 7)))"
      let move = SVGElement("g", children: [use])
      set(.translation, places.map { $0.map { [$0[0], $0[1]] } }, on: move)
      move.joinScale()
      holder.children = [move]
    } else {
      set(.scaling(extent: units), places, on: use)
    }
    if outline.strokeWidth > 0 {
      if paint == .color {
        // Area and line overlap, so they become one before they become faint.
        let colors = paints.map { $0?.paint.svgColor }
        setColor(colors, .fill, .opacity, on: holder)
        set(.stroke, colors.map { $0?.svgComponents }, on: holder)
        return [holder]
      }
      holder["stroke"] = "#fff"
    }
    return inked(holder, paints, paint)
  }
}

/// One line of a text as long as it says the same.
private struct TextLine {
  let string: String
  let width: Double
  private let occurrence: Int
  /// Where its baseline starts in the frame, at each moment.
  var origins: [[Double]?]

  /// The lines of a text at all moments, in the order in which they first appear.
  static func lines(of texts: [TextDrawing?]) -> [TextLine] {
    struct Key: Hashable {
      var string: String
      var occurrence: Int
    }
    var result: [TextLine] = []
    var indices: [Key: Int] = [:]
    for (moment, text) in texts.enumerated() {
      var seen: [String: Int] = [:]
      for line in text?.lines ?? [] where !line.string.isEmpty {
        let key = Key(string: line.string, occurrence: seen[line.string, default: 0])
        seen[line.string] = key.occurrence + 1
        let index = indices[key] ?? result.count
        if index == result.count {
          indices[key] = index
          result.append(
            TextLine(
              string: line.string, width: line.width, occurrence: key.occurrence,
              origins: Array(repeating: nil, count: texts.count)))
        }
        result[index].origins[moment] = [line.origin.x, line.origin.y]
      }
    }
    return result
  }
}

extension SVGElement {
  /// Joins the group's move to the scale of its only child, if neither runs.
  fileprivate func joinScale() {
    guard !animations.contains(where: { $0.property == "transform" }), children.count == 1,
      let child = children.first, child.animations.isEmpty, let scale = child["transform"]
    else { return }
    child["transform"] = (self["transform"] ?? "") + scale
    self["transform"] = nil
  }
}
