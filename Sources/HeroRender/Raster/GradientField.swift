internal import CCairo
import Foundation
import HeroCore

/// Where along a gradient each pixel lies: a direction, a distance or an angle.
///
/// Pixels are looked up in a table of colours. That is three times as fast as Cairo's own linear
/// gradients with as many stops as Oklab needs, and Cairo has no angular ones.
enum GradientField {
  /// Along a line: 0 at the first place, 1 at the second.
  case linear(start: Point, end: Point)
  /// By the distance from a centre: 0 at the first radius, 1 at the second.
  case radial(center: Point, start: Double, end: Double)
  /// By the angle around a centre, in radians: 0 at `start`, 1 a sweep further clockwise.
  case angular(center: Point, start: Double, sweep: Double)

  /// The colours of some pixels.
  ///
  /// - Parameters:
  ///   - table: The colours along the gradient.
  ///   - bounds: The pixels.
  ///   - toPoints: From pixels to the points that the field is given in.
  /// - Returns: A canvas with these pixels.
  func layer(_ table: ColorTable, bounds: PixelRect, toPoints: Affine) -> Canvas {
    let layer = Canvas(bounds: bounds)
    layer.flush()
    let stride = Int(cairo_image_surface_get_stride(layer.surface))
    guard let data = cairo_image_surface_get_data(layer.surface) else { return layer }
    // The places of the pixels in a row differ by one and the same step.
    let step = Vector(dx: toPoints.a, dy: toPoints.b)
    table.colors.withUnsafeBufferPointer { colors in
      for row in 0..<bounds.height {
        let first = toPoints.apply(
          to: Point(x: Double(bounds.x) + 0.5, y: Double(bounds.y + row) + 0.5))
        let pixels = UnsafeMutableRawPointer(data + row * stride)
          .bindMemory(to: UInt32.self, capacity: bounds.width)
        let target = UnsafeMutableBufferPointer(start: pixels, count: bounds.width)
        fill(target, from: first, by: step, colors)
      }
    }
    cairo_surface_mark_dirty(layer.surface)
    return layer
  }

  private func fill(
    _ row: UnsafeMutableBufferPointer<UInt32>, from first: Point, by step: Vector,
    _ colors: UnsafeBufferPointer<UInt32>
  ) {
    // In `max(0, min(x, last))` an `x` that is no number (0 · ∞ for equal radii) becomes 0.
    let last = Double(ColorTable.steps)
    switch self {
    case .linear(let start, let end):
      let way = end - start
      let square = way.dx * way.dx + way.dy * way.dy
      // Without a direction all colours change at once, at the line through both places.
      guard square > 0 else { return row.update(repeating: colors[ColorTable.steps]) }
      let scale = last / square
      let base = ((first - start).dx * way.dx + (first - start).dy * way.dy) * scale + 0.5
      let slope = (step.dx * way.dx + step.dy * way.dy) * scale
      for index in row.indices {
        row[index] = colors[Int(max(0, min(base + Double(index) * slope, last)))]
      }
    case .radial(let center, let start, let end):
      let scale = last / (end - start)
      for index in row.indices {
        let place = first + step * Double(index) - center
        let distance = (place.dx * place.dx + place.dy * place.dy).squareRoot()
        row[index] = colors[Int(max(0, min((distance - start) * scale + 0.5, last)))]
      }
    case .angular(let center, let start, let sweep):
      let turn = 2 * Double.pi
      guard sweep > 0 else { return row.update(repeating: colors[0]) }
      for index in row.indices {
        let place = first + step * Double(index) - center
        let angle = atan2(place.dy, place.dx) - start
        let around = angle - turn * (angle / turn).rounded(.down)
        let isInGap = around > sweep
        let gapColor = around < (sweep + turn) / 2 ? ColorTable.steps : 0
        row[index] =
          colors[isInGap ? gapColor : Int(max(0, min(around / sweep * last + 0.5, last)))]
      }
    }
  }
}
