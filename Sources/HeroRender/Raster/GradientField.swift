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

  /// Sets all pixels of a canvas to the colours there.
  ///
  /// A pixel's colour depends on its place alone, not on which others are set with it.
  ///
  /// - Parameters:
  ///   - canvas: A canvas of colours.
  ///   - table: The colours along the gradient.
  ///   - toPoints: From pixels to the points that the field is given in.
  func fill(_ canvas: Canvas, _ table: ColorTable, toPoints: Affine) {
    canvas.flush()
    // The places of the pixels in a row differ by one and the same step.
    let step = Vector(dx: toPoints.a, dy: toPoints.b)
    let bounds = canvas.bounds
    table.colors.withUnsafeBufferPointer { colors in
      for y in bounds.y..<(bounds.y + bounds.height) {
        let first = toPoints.apply(to: Point(x: 0.5, y: Double(y) + 0.5))
        fill(canvas.row(y), from: bounds.x, origin: first, step: step, colors)
      }
    }
    cairo_surface_mark_dirty(canvas.surface)
  }

  /// Sets pixels of a row, of which number `left` is the first and number 0 is at `origin`.
  private func fill(
    _ row: UnsafeMutableBufferPointer<UInt32>, from left: Int, origin: Point, step: Vector,
    _ colors: UnsafeBufferPointer<UInt32>
  ) {
    // In `max(0, min(x, last))` an `x` that is no number (0 · ∞ for equal radii) becomes 0.
    let last = Double(ColorTable.steps)
    func place(_ index: Int) -> Point { origin + step * Double(left + index) }
    switch self {
    case .linear(let start, let end):
      let way = end - start
      let square = way.dx * way.dx + way.dy * way.dy
      // Without a direction all colours change at once, at the line through both places.
      guard square > 0 else { return row.update(repeating: colors[ColorTable.steps]) }
      let scale = last / square
      let base = ((origin - start).dx * way.dx + (origin - start).dy * way.dy) * scale + 0.5
      let slope = (step.dx * way.dx + step.dy * way.dy) * scale
      guard slope.magnitude < 4096 else {
        // All colours within a pixel: too steep for the whole numbers below.
        for index in row.indices {
          row[index] = colors[Int(max(0, min(base + Double(left + index) * slope, last)))]
        }
        return
      }
      // In parts of 2⁻³²: over the widest row the sum is off by less than a hundred thousandth of a
      // step, and it is the same wherever a part of the row begins.
      let unit = 4_294_967_296.0
      let line = Line(
        slope: Int64((slope * unit).rounded()),
        base: Int64((max(-0x1000_0000, min(base, 0x1000_0000)) * unit).rounded()))
      line.fill(row, from: left, colors)
    case .radial(let center, let start, let end):
      let scale = last / (end - start)
      for index in row.indices {
        let place = place(index) - center
        let distance = (place.dx * place.dx + place.dy * place.dy).squareRoot()
        row[index] = colors[Int(max(0, min((distance - start) * scale + 0.5, last)))]
      }
    case .angular(let center, let start, let sweep):
      let turn = 2 * Double.pi
      guard sweep > 0 else { return row.update(repeating: colors[0]) }
      for index in row.indices {
        let place = place(index) - center
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

/// The steps of a linear gradient along a row, in parts of 2⁻³².
private struct Line {
  /// From one pixel to the next, and at the pixel with number 0.
  var slope, base: Int64

  /// Sets pixels of a row, of which number `left` is the first.
  func fill(
    _ row: UnsafeMutableBufferPointer<UInt32>, from left: Int, _ colors: UnsafeBufferPointer<UInt32>
  ) {
    let first = base &+ slope &* Int64(left)
    let end = Int64(ColorTable.steps) << 32
    // Before the way through the colours there is one colour, and behind it another.
    let inside = pixels(of: row.count, from: first, end: end)
    let (before, behind) = slope > 0 ? (0, ColorTable.steps) : (ColorTable.steps, 0)
    row[..<inside.lowerBound].update(repeating: colors[slope == 0 ? index(first) : before])
    row[inside.upperBound...].update(repeating: colors[slope == 0 ? index(first) : behind])
    guard let start = colors.baseAddress, let target = row.baseAddress else { return }
    var sum = first &+ slope &* Int64(inside.lowerBound)
    for pixel in inside {
      target[pixel] = start[Int(truncatingIfNeeded: sum &>> 32)]
      sum &+= slope
    }
  }

  /// The pixels at which the sum is from 0 to `end`; none without slope.
  private func pixels(of count: Int, from first: Int64, end: Int64) -> Range<Int> {
    guard slope != 0 else { return count..<count }
    /// The number of pixels before the sum passes a value, in the direction it goes.
    func steps(to value: Int64) -> Int {
      let way = slope > 0 ? value - first : first - value
      let size = slope.magnitude
      return way <= 0 ? 0 : min(count, Int((UInt64(way) + size - 1) / size))
    }
    let lower = slope > 0 ? steps(to: 0) : steps(to: end)
    let upper = slope > 0 ? steps(to: end) : steps(to: 0)
    return lower..<max(lower, upper)
  }

  private func index(_ sum: Int64) -> Int { Int(max(0, min(sum >> 32, Int64(ColorTable.steps)))) }
}
