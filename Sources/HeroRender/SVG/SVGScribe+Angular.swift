import Foundation
import HeroCore

extension SVGScribe {
  /// Colours around a centre: SVG has no such gradient, so it becomes wedges.
  ///
  /// Each wedge goes on under the next, so that nothing shines through between them; opacity that
  /// changes along the way is a mask of the same make, in greys.
  func angularPlane(_ paints: [PaintSample?], diagonal: Double) -> [SVGElement] {
    guard
      case .angularGradient(let gradient, _, let start, let end)? = paints.compactMap(\.self)
        .last?.paint
    else { return [] }
    let wheel = ColorWheel(gradient, sweep: end.radians - start.radians)
    let group = SVGElement("g", children: wheel.elements { $0.svgComponents })
    if wheel.isTranslucent {
      let mask = SVGElement(
        "mask", ["maskUnits": "userSpaceOnUse", "x": "-2", "y": "-2", "width": "4", "height": "4"],
        children: wheel.elements { Array(repeating: $0.svgOpacity * 255, count: 3) })
      group["mask"] = definitions.reference(to: mask)
    }
    let length = (2 * diagonal + 64).rounded(.up)
    let lines = paints.map { sample -> [Double]? in
      guard let sample, case .angularGradient(_, let center, let start, let end) = sample.paint
      else { return nil }
      let middle = sample.frame.point(at: center)
      // A sweep of more than a turn shows its last turn.
      let first = max(start.radians, end.radians - 2 * .pi)
      return [middle.x, middle.y, degrees(first), length]
    }
    let outer = SVGElement("g", children: [group])
    set(.gradientLine(reach: diagonal), lines, on: outer)
    return [outer]
  }
}

/// The colours of an angular gradient as wedges of a circle of radius 1.
private struct ColorWheel {
  private var wedges: [(angle: Double, color: ResolvedColor)] = []

  /// Whether any colour is not opaque.
  var isTranslucent: Bool { wedges.contains { $0.color.opacity < 1 } }

  /// Colours from angle 0 on; as the rasterizer has them.
  init(_ gradient: Gradient, sweep: Double) {
    let turn = 2 * Double.pi
    let skipped = sweep > turn ? 1 - turn / sweep : 0
    let shown = min(sweep, turn)
    guard shown > 0 else {
      wedges = [(0, gradient.color(at: 0))]
      return
    }
    // A third of a degree: 255 steps of a colour take 90 degrees or more.
    let count = max(1, Int((shown / turn * 1080).rounded(.up)))
    for index in 0..<count {
      let share = (Double(index) + 0.5) / Double(count)
      let color = gradient.color(at: skipped + (1 - skipped) * share)
      if let last = wedges.last?.color, svgHex(last) == svgHex(color) { continue }
      wedges.append((shown * Double(index) / Double(count), color))
    }
    if shown < turn {
      // In the gap the end colour goes on for the first half, the start colour for the second.
      wedges.append((shown, gradient.color(at: 1)))
      wedges.append(((shown + turn) / 2, gradient.color(at: 0)))
    }
  }

  private func svgHex(_ color: ResolvedColor) -> String {
    let components = color.svgComponents
    return HeroRender.svgHex(components[0], components[1], components[2], color.svgOpacity)
  }

  /// The wedges, painted with a colour made from their own.
  func elements(_ components: (ResolvedColor) -> [Double]) -> [SVGElement] {
    let turn = 2 * Double.pi
    var result: [SVGElement] = []
    for (index, wedge) in wedges.enumerated() {
      let end = index + 1 < wedges.count ? wedges[index + 1].angle : turn
      // Under the next one for a while, but not beyond the start.
      let stop = min(end + 0.05, turn)
      let steps = max(1, ((stop - wedge.angle) / 0.3).rounded(.up))
      var points = [Point.zero]
      for step in stride(from: 0, through: steps, by: 1) {
        let angle = wedge.angle + (stop - wedge.angle) * step / steps
        points.append(Point(x: cos(angle), y: sin(angle)))
      }
      let values = components(wedge.color)
      result.append(
        SVGElement(
          "path",
          [
            "d": svgPathData(
              structure: "m" + String(repeating: "l", count: points.count - 1) + "z",
              coordinates: points.flatMap { [$0.x, $0.y] }, places: 4),
            "fill": HeroRender.svgHex(values[0], values[1], values[2]),
          ]))
    }
    return result
  }
}
