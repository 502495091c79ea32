import Foundation
import HeroCore

/// A paint and the frame that its unit points refer to, at one moment.
struct PaintSample {
  var paint: Paint
  var frame: Rect
}

extension SVGScribe {
  /// What a figure becomes when it is painted.
  ///
  /// - Parameters:
  ///   - figure: The figure; its elements are given the paint.
  ///   - paints: The paint at each moment; `nil` where it is not there.
  ///   - kind: What all paints are.
  ///   - isLine: Whether the lines around the figure are painted, not its area.
  /// - Returns: The elements.
  func painted(
    _ figure: SVGFigure, _ paints: [PaintSample?], _ kind: SVGPaintKind, isLine: Bool
  ) -> [SVGElement] {
    let elements = figure.elements
    guard !elements.isEmpty else { return [] }
    if isLine { for element in elements { element["fill"] = "none" } }
    switch kind {
    case .color:
      let colors = paints.map { $0?.paint.svgColor }
      if elements.count == 1 {
        setColor(
          colors, isLine ? .stroke : .fill, isLine ? .strokeOpacity : .fillOpacity,
          on: elements[0])
        return elements
      }
      // Pieces overlap, so they become one before they become faint.
      let group = SVGElement("g", children: elements)
      setColor(colors, isLine ? .stroke : .fill, .opacity, on: group)
      return [group]
    case .linear, .radial:
      if case .rigid(let element, let isMoving) = figure,
        let gradient = fixedGradient(paints, isMoving: isMoving)
      {
        element[isLine ? "stroke" : "fill"] = definitions.reference(to: gradient)
        return elements
      }
    case .angular: break
    }
    let group = SVGElement("g", children: planes(paints))
    if isLine {
      for element in elements { element["stroke"] = "#fff" }
      group["mask"] = whiteMask(elements)
    } else {
      group["clip-path"] = definitions.reference(
        to: SVGElement("clipPath", children: elements))
    }
    return [group]
  }

  /// A mask that shows what white elements cover.
  func whiteMask(_ elements: [SVGElement]) -> String {
    let mask = SVGElement("mask", children: elements)
    setRegion(SVGScribe.everywhere(timeline.size), units: "maskUnits", on: mask)
    return definitions.reference(to: mask)
  }

  // MARK: - Gradients that stay

  /// A gradient that moves along with its element and never changes otherwise; `nil` if it does.
  private func fixedGradient(_ paints: [PaintSample?], isMoving: Bool) -> SVGElement? {
    let axes = paints.map { sample -> [Double]? in
      guard let sample, let axis = GradientAxis(sample.paint, in: sample.frame) else { return nil }
      let origin = isMoving ? sample.frame.origin : .zero
      return [
        axis.start.x - origin.x, axis.start.y - origin.y, axis.end.x - origin.x,
        axis.end.y - origin.y,
      ] + axis.radii
    }
    let known = paints.compactMap(\.self)
    guard let last = known.last, let numbers = axes.compactMap(\.self).last,
      let gradient = last.paint.svgGradient,
      known.allSatisfy({ $0.paint.svgGradient == gradient }),
      axes.allSatisfy({ axis in
        axis.map { zip($0, numbers).allSatisfy { ($0 - $1).magnitude < 0.05 } } ?? true
      })
    else { return nil }
    func number(_ index: Int) -> String { svgNumber(numbers[index], 3) }
    let element: SVGElement
    if case .radialGradient = last.paint {
      element = SVGElement(
        "radialGradient",
        ["cx": number(0), "cy": number(1), "r": number(5), "gradientUnits": "userSpaceOnUse"])
      if numbers[4] > 0 { element["fr"] = number(4) }
    } else {
      element = SVGElement(
        "linearGradient",
        [
          "x1": number(0), "y1": number(1), "x2": number(2), "y2": number(3),
          "gradientUnits": "userSpaceOnUse",
        ])
    }
    element.children = stops(gradient)
    return element
  }

  private func stops(_ gradient: Gradient) -> [SVGElement] {
    gradient.sampledStops().map { stop in
      let element = SVGElement("stop", ["offset": svgNumber(min(max(stop.location, 0), 1), 4)])
      setColor([stop.color], .stopColor, .stopOpacity, on: element)
      return element
    }
  }

  // MARK: - Gradients that change

  /// Areas that cover every figure of the frames with the paint, to be cut off by it.
  ///
  /// The gradient itself cannot run, so it is drawn on an area of its own that is moved, turned and
  /// stretched. One area for each make of gradient; the others are not seen meanwhile.
  private func planes(_ paints: [PaintSample?]) -> [SVGElement] {
    var makes: [GradientMake] = []
    for case let sample? in paints {
      let make = GradientMake(sample.paint)
      if makes.last != make, !makes.contains(make) { makes.append(make) }
    }
    return makes.flatMap { make in
      let own = paints.map { $0.flatMap { GradientMake($0.paint) == make ? $0 : nil } }
      let elements = plane(make, own)
      guard makes.count > 1 else { return elements }
      let group = SVGElement("g", children: elements)
      setPresence(
        zip(paints, own).map { sample, own in sample.map { _ in own != nil } }, on: group)
      return [group]
    }
  }

  private func plane(_ make: GradientMake, _ paints: [PaintSample?]) -> [SVGElement] {
    let group = SVGElement("g")
    let axes = paints.map { $0.flatMap { GradientAxis($0.paint, in: $0.frame) } }
    // How far the plane has to reach, in lengths of the gradient.
    let far = zip(axes, paints).reduce(1.0) { far, pair in
      guard let axis = pair.0, let frame = pair.1?.frame else { return far }
      return max(far, axis.reach(over: frame) / max(axis.length, 1e-3))
    }
    let diagonal = paints.reduce(1.0) { max($0, ($1?.frame.size).map(\.svgDiagonal) ?? 0) }
    let reach = svgNumber(-(min(far, 1e6) + 1).rounded(.up), 0)
    let side = svgNumber(2 * (min(far, 1e6) + 1).rounded(.up), 0)
    let area = SVGElement("rect", ["x": reach, "y": reach, "width": side, "height": side])
    group.children = [area]
    switch make {
    case .linear:
      let gradient = SVGElement(
        "linearGradient", ["x2": "1", "gradientUnits": "userSpaceOnUse"],
        children: changingStops(paints))
      area["fill"] = definitions.reference(to: gradient)
      var angle = 0.0
      let lines = axes.map { axis -> [Double]? in
        guard let axis else { return nil }
        let turn = degrees(atan2(axis.end.y - axis.start.y, axis.end.x - axis.start.x))
        angle = turn + 360 * ((angle - turn) / 360).rounded()
        return [axis.start.x, axis.start.y, angle, max(axis.length, 1e-3)]
      }
      set(.gradientLine(reach: diagonal), lines, on: group)
    case .radial(_, let inner):
      let gradient = SVGElement(
        "radialGradient",
        ["cx": "0", "cy": "0", "r": "1", "gradientUnits": "userSpaceOnUse"],
        children: changingStops(paints))
      if inner > 0 { gradient["fr"] = svgNumber(inner, 4) }
      area["fill"] = definitions.reference(to: gradient)
      let circles = axes.map {
        $0.map { [$0.start.x, $0.start.y, max($0.length, 1e-3), max($0.length, 1e-3)] }
      }
      set(.placement, circles, on: group)
    case .angular:
      return angularPlane(paints, diagonal: diagonal)
    }
    return [group]
  }

  /// Stops whose colours may run; as many at all moments.
  private func changingStops(_ paints: [PaintSample?]) -> [SVGElement] {
    let gradients = paints.map { $0?.paint.svgGradient }
    guard let last = gradients.compactMap(\.self).last else { return [] }
    if gradients.allSatisfy({ $0 == nil || $0 == last }) { return stops(last) }
    return last.svgDenseLocations.map { location in
      let element = SVGElement("stop", ["offset": svgNumber(min(max(location, 0), 1), 4)])
      let colors = gradients.map { $0?.color(at: location) }
      setColor(colors, .stopColor, .stopOpacity, on: element)
      return element
    }
  }
}

/// The part of a gradient that no keyframe can change.
private enum GradientMake: Hashable {
  /// Where the stops are, in ten-thousandths.
  case linear([Int])
  /// The same, and the inner radius as a share of the outer.
  case radial([Int], inner: Double)
  /// Everything but where it is.
  case angular(Gradient, sweep: Double)

  init(_ paint: Paint) {
    func places(_ gradient: Gradient) -> [Int] {
      gradient.stops.map { svgLattice($0.location, 4) }
    }
    switch paint {
    case .color: self = .linear([])
    case .linearGradient(let gradient, _, _): self = .linear(places(gradient))
    case .radialGradient(let gradient, _, let startRadius, let endRadius):
      let outer = max(startRadius, endRadius, 1e-3)
      self = .radial(places(gradient), inner: svgRounded(min(startRadius, endRadius) / outer, 3))
    case .angularGradient(let gradient, _, let start, let end):
      self = .angular(gradient, sweep: svgRounded(end.radians - start.radians, 4))
    }
  }
}

/// Where a gradient begins and ends, in points.
struct GradientAxis {
  /// The places where its colours start and end; for a radial one the centre, twice.
  var start, end: Point
  /// The inner and the outer radius of a radial one.
  var radii: [Double]

  /// The axis of a paint in a frame; `nil` for a colour.
  init?(_ paint: Paint, in frame: Rect) {
    switch paint {
    case .color: return nil
    case .linearGradient(_, let start, let end):
      (self.start, self.end) = (frame.point(at: start), frame.point(at: end))
      radii = []
    case .radialGradient(_, let center, let startRadius, let endRadius):
      (start, end) = (frame.point(at: center), frame.point(at: center))
      radii = [max(startRadius, 0), max(endRadius, 0)].sorted()
    case .angularGradient(_, let center, _, _):
      (start, end) = (frame.point(at: center), frame.point(at: center))
      radii = [0, max(frame.size.svgDiagonal, 1)]
    }
  }

  /// The distance over which the colours run.
  var length: Double {
    radii.last ?? hypot(end.x - start.x, end.y - start.y)
  }

  /// The distance from the start to the farthest corner of a frame, with room for lines around it.
  func reach(over frame: Rect) -> Double {
    let x = max((frame.minX - start.x).magnitude, (frame.maxX - start.x).magnitude)
    let y = max((frame.minY - start.y).magnitude, (frame.maxY - start.y).magnitude)
    return hypot(x, y) + 32
  }
}

extension Paint {
  /// The colour of a plain paint.
  var svgColor: ResolvedColor? {
    if case .color(let color) = self { return color }
    return nil
  }

  /// The gradient of any other; a radial one runs from the smaller radius to the larger.
  var svgGradient: Gradient? {
    switch self {
    case .color: nil
    case .linearGradient(let gradient, _, _), .angularGradient(let gradient, _, _, _): gradient
    case .radialGradient(let gradient, _, let start, let end):
      start <= end ? gradient : gradient.reversed
    }
  }
}

extension Gradient {
  /// The gradient run through from its end.
  fileprivate var reversed: Gradient {
    Gradient(
      stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) },
      colorSpace: colorSpace)
  }

  /// Places close enough together for colours that run, whatever they are.
  fileprivate var svgDenseLocations: [Double] {
    let locations = stops.map(\.location)
    guard colorSpace == .perceptual else { return locations }
    let parts = 16
    return zip(locations, locations.dropFirst()).flatMap { start, end in
      (0..<parts).map { start + (end - start) * Double($0) / Double(parts) }
    } + locations.suffix(1)
  }
}

extension Size {
  /// The length of the diagonal.
  var svgDiagonal: Double { hypot(width, height) }
}
