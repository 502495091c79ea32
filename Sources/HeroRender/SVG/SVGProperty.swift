/// A property that can be animated, as numbers.
///
/// Each is both a CSS property and an attribute of the same name, so the attribute shows what is
/// seen where nothing moves.
enum SVGProperty: Hashable {
  /// A displacement: x, y.
  case translation
  /// A displacement and a scale of something one unit large: x, y, width, height.
  case placement
  /// A displacement and a scale of something that reaches `extent` points: x, y, scales.
  case scaling(extent: Double)
  /// A displacement, a turn in degrees and a scale of something that reaches `extent` points.
  case turning(extent: Double)
  /// Any affine map of something that reaches `extent` points: x, y, degrees, skew degrees, scales.
  case affine(extent: Double)
  /// The line of a gradient whose picture reaches `reach` points: x, y, degrees, length.
  case gradientLine(reach: Double)
  /// The opacity of a group.
  case opacity
  /// Red, green and blue from 0 to 255, of an area, a line or a stop.
  case fill, stroke, stopColor
  /// The opacity of the same.
  case fillOpacity, strokeOpacity, stopOpacity
  /// The width of a line, and where its dashes start.
  case strokeWidth, dashOffset
  /// The dashes of a line, in points.
  case dashes(count: Int)
  /// The dashes of a line whose length counts as 1.
  case dashShares, dashShareOffset
  /// An outline of given commands.
  case outline(structure: String)
  /// The deviation of a blur.
  case blur
  /// A shadow: x, y, deviation; red, green, blue from 0 to 255; opacity.
  case shadow

  /// One number: how it is written, and how far it may be from the truth.
  struct Component {
    /// Decimals that are written.
    var places: Int
    /// The largest error of the fit; rounding comes to it.
    var tolerance: Double
  }

  /// The largest distance, in points, of what is drawn from where it should be.
  static let positionTolerance = 0.06

  /// The name, in CSS and as an attribute.
  var name: String {
    switch self {
    case .translation, .placement, .scaling, .turning, .affine, .gradientLine: "transform"
    case .opacity: "opacity"
    case .fill: "fill"
    case .stroke: "stroke"
    case .stopColor: "stop-color"
    case .fillOpacity: "fill-opacity"
    case .strokeOpacity: "stroke-opacity"
    case .stopOpacity: "stop-opacity"
    case .strokeWidth: "stroke-width"
    case .dashOffset, .dashShareOffset: "stroke-dashoffset"
    case .dashes, .dashShares: "stroke-dasharray"
    case .outline: "d"
    case .blur, .shadow: "filter"
    }
  }

  /// The numbers.
  var components: [Component] {
    let position = Component(places: 2, tolerance: Self.positionTolerance)
    let color = Component(places: 0, tolerance: 0.5)
    let share = Component(places: 3, tolerance: 1.0 / 512)
    // What is far from the origin moves farther for the same turn.
    func scale(_ extent: Double) -> Component {
      Component(places: 5, tolerance: Self.positionTolerance / 2 / max(extent, 1))
    }
    func angle(_ extent: Double) -> Component {
      Component(places: 3, tolerance: scale(extent).tolerance * 180 / .pi)
    }
    switch self {
    case .translation: return [position, position]
    case .placement:
      // The far edge has the errors of both.
      let half = Component(places: 2, tolerance: 0.75 * Self.positionTolerance)
      return [half, half, half, half]
    case .scaling(let extent):
      return [position, position, scale(extent), scale(extent)]
    case .turning(let extent):
      return [position, position, angle(extent), scale(extent), scale(extent)]
    case .affine(let extent):
      return [
        position, position, angle(extent), angle(extent), scale(extent), scale(extent),
      ]
    case .gradientLine(let reach):
      // Colours change slowly: a step of 1/255 takes half a point or more in what people draw.
      let place = Component(places: 2, tolerance: 0.3)
      let turn = Component(places: 3, tolerance: 0.3 / max(reach, 1) * 180 / .pi)
      return [place, place, turn, place]
    case .opacity, .fillOpacity, .strokeOpacity, .stopOpacity: return [share]
    case .fill, .stroke, .stopColor: return [color, color, color]
    case .strokeWidth, .dashOffset, .blur: return [position]
    case .dashes(let count): return Array(repeating: position, count: count)
    case .dashShares, .dashShareOffset:
      let fine = Component(places: 5, tolerance: 1e-4)
      return self == .dashShares ? [fine, fine] : [fine]
    case .outline(let structure):
      let count = structure.reduce(0) { $0 + ($1 == "c" ? 6 : $1 == "z" ? 0 : 2) }
      return Array(repeating: position, count: count)
    case .shadow: return [position, position, position, color, color, color, share]
    }
  }

  /// The values that an element has without the attribute; `nil` if it always needs it.
  var initial: [Double]? {
    switch self {
    case .translation: [0, 0]
    case .scaling: [0, 0, 1, 1]
    case .turning: [0, 0, 0, 1, 1]
    case .affine: [0, 0, 0, 0, 1, 1]
    case .opacity, .fillOpacity, .strokeOpacity, .stopOpacity, .strokeWidth: [1]
    case .fill, .stopColor: [0, 0, 0]
    case .dashOffset, .dashShareOffset, .blur: [0]
    case .placement, .gradientLine, .stroke, .dashes, .dashShares, .outline, .shadow: nil
    }
  }
}

// MARK: - As text

extension SVGProperty {
  /// Values as a style sheet has them.
  func css(_ values: [Double]) -> String { text(values, isCSS: true) }

  /// Values as an attribute has them.
  func attribute(_ values: [Double]) -> String { text(values, isCSS: false) }

  private func text(_ values: [Double], isCSS: Bool) -> String {
    let components = components
    func number(_ index: Int) -> String { svgNumber(values[index], components[index].places) }
    func length(_ index: Int) -> String {
      let number = number(index)
      return isCSS && number != "0" ? number + "px" : number
    }
    func degrees(_ index: Int) -> String { number(index) + (isCSS ? "deg" : "") }
    let comma = isCSS ? "," : " "
    func move() -> String { "translate(\(length(0))\(comma)\(length(1)))" }
    func scale(_ x: Int, _ y: Int) -> String {
      number(x) == number(y) ? "scale(\(number(x)))" : "scale(\(number(x))\(comma)\(number(y)))"
    }
    switch self {
    case .translation: return move()
    case .placement, .scaling: return move() + scale(2, 3)
    case .turning: return move() + "rotate(\(degrees(2)))" + scale(3, 4)
    case .gradientLine: return move() + "rotate(\(degrees(2)))" + scale(3, 3)
    case .affine:
      return move() + "rotate(\(degrees(2)))skewX(\(degrees(3)))" + scale(4, 5)
    case .fill, .stroke, .stopColor: return svgHex(values[0], values[1], values[2])
    case .opacity, .fillOpacity, .strokeOpacity, .stopOpacity, .strokeWidth, .dashOffset,
      .dashShareOffset:
      return number(0)
    case .dashes, .dashShares:
      return values.indices.map(number).joined(separator: isCSS ? "," : " ")
    case .outline(let structure):
      let data = svgPathData(
        structure: structure, coordinates: values, places: components.first?.places ?? 0,
        isFixed: true)
      return isCSS ? "path(\"\(data)\")" : data
    case .blur:
      // Filters are the one property whose attribute takes the functions of CSS, units included.
      return "blur(\(number(0))px)"
    case .shadow:
      let color = svgHex(values[3], values[4], values[5], values[6])
      return "drop-shadow(\(number(0))px \(number(1))px \(number(2))px \(color))"
    }
  }
}

/// A colour as `#RGB`, `#RRGGBB` or, where it is not opaque, `#RRGGBBAA`.
///
/// - Parameters:
///   - red: Red, from 0 to 255.
///   - green: Green, from 0 to 255.
///   - blue: Blue, from 0 to 255.
///   - opacity: The opacity, from 0 to 1.
/// - Returns: The shortest form.
func svgHex(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> String {
  var bytes = [red, green, blue].map { UInt8(min(max($0, 0), 255).rounded()) }
  if opacity < 1 { bytes.append(UInt8((max(opacity, 0) * 255).rounded())) }
  let pairs = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
  let isShort = pairs.allSatisfy { $0.first == $0.last }
  return "#" + pairs.map { isShort ? String($0.suffix(1)) : $0 }.joined()
}
