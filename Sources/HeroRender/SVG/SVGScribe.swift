import HeroCore

/// Puts one file together: keeps what all elements share, and turns values over time into attributes
/// and keyframes.
///
/// One scribe writes one file and is then thrown away.
final class SVGScribe {
  let shaper: TextShaper
  let options: SVGOptions
  let timeline: SVGTimeline
  let styleSheet: SVGStyleSheet
  let definitions: SVGDefinitions
  private let fitter: KeyframeFitter

  init(_ timeline: SVGTimeline, shaper: TextShaper, options: SVGOptions) {
    (self.timeline, self.shaper, self.options) = (timeline, shaper, options)
    let sheet = SVGStyleSheet(
      prefix: options.namePrefix, duration: timeline.duration, loopCount: options.loopCount)
    styleSheet = sheet
    definitions = SVGDefinitions(prefix: options.namePrefix, styleSheet: sheet)
    fitter = KeyframeFitter(
      times: timeline.times, duration: timeline.duration, step: timeline.step)
  }

  /// Writes the file.
  func document() throws(RasterError) -> String {
    let size = timeline.size
    var tree: SVGBranch?
    var colors: [ResolvedColor] = []
    timeline.forEachScene { moment, scene in
      let root = timeline.unfolding.root(of: scene)
      let branch = tree ?? SVGBranch(like: root)
      tree = branch
      branch.add(root, at: moment)
      colors.append(options.background ?? scene.background)
    }
    tree?.close(after: colors.count)

    let back = SVGElement("rect", ["width": "100%", "height": "100%"])
    setColor(colors, .fill, .fillOpacity, on: back)
    let all: [Bool] = Array(repeating: true, count: colors.count)
    var content = colors.allSatisfy { $0.opacity <= 0 } ? [] : [back]
    content +=
      try tree.map { tree throws(RasterError) in
        try elements(of: tree, inside: all).flatMap { $0.simplified() }
      } ?? []

    var body = ""
    for element in content { element.write(to: &body, className: styleSheet.className) }
    let width = options.width ?? size.width
    let shown = [width, width * size.height / size.width].map { svgNumber($0, 2) }
    let box = [size.width, size.height].map { svgNumber($0, 3) }
    let css = styleSheet.css
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(shown[0])\" height=\"\(shown[1])\""
      + " viewBox=\"0 0 \(box[0]) \(box[1])\">"
      + (css.isEmpty ? "" : "<style>\(css)</style>") + definitions.text + body + "</svg>\n"
  }

  // MARK: - Values over time

  /// Gives an element a property that may change.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - values: Its numbers at each moment; `nil` where they do not matter.
  ///   - element: The element; it gets an attribute with the numbers at the end, unless it has those
  ///     anyway, and keyframes if they were different before.
  func set(_ property: SVGProperty, _ values: [[Double]?], on element: SVGElement) {
    guard let last = values.last(where: { $0 != nil }) ?? nil else { return }
    if property.initial.map({ property.css($0) != property.css(last) }) ?? true {
      element[property.name] = property.attribute(last)
    }
    guard !isConstant(values, property) else { return }
    let keyframes = styleSheet.name(ofKeyframes: keyframes(of: property, values))
    element.animate(property.name, with: keyframes)
  }

  /// The keyframes of a property that changes, as the style sheet has them.
  func keyframes(of property: SVGProperty, _ values: [[Double]?]) -> String {
    fitter.keyframes(values, of: property).css(property, places: fitter.percentPlaces)
  }

  /// Whether no number of a property ever differs visibly.
  func isConstant(
    _ values: some BidirectionalCollection<[Double]?>, _ property: SVGProperty
  ) -> Bool {
    let components = property.components
    guard let last = values.last(where: { $0 != nil }) ?? nil else { return true }
    return values.allSatisfy { value in
      guard let value else { return true }
      return components.indices.allSatisfy {
        (value[$0] - last[$0]).magnitude <= components[$0].tolerance / 4
      }
    }
  }

  /// Gives an element a colour and its opacity.
  func setColor(
    _ colors: [ResolvedColor?], _ color: SVGProperty, _ opacity: SVGProperty,
    on element: SVGElement
  ) {
    set(color, colors.map { $0?.svgComponents }, on: element)
    set(opacity, colors.map { $0.map { [$0.svgOpacity] } }, on: element)
  }

  /// Hides an element at some moments.
  ///
  /// - Parameters:
  ///   - isThere: Whether it is seen; `nil` where it does not matter.
  ///   - element: The element.
  func setPresence(_ isThere: [Bool?], on element: SVGElement) {
    set(.opacity, isThere.map { $0.map { [$0 ? 1 : 0] } }, on: element)
  }
}

extension ResolvedColor {
  /// Red, green and blue from 0 to 255, as they are drawn.
  var svgComponents: [Double] { [red, green, blue].map { min(max($0, 0), 1) * 255 } }

  /// The opacity as it is drawn.
  var svgOpacity: Double { min(max(opacity, 0), 1) }
}
