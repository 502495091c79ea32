internal import CCairo
import Foundation
import HeroCore

/// Colours around a centre, worked out pixel by pixel: Cairo has no such gradient.
struct AngularGradient {
  private let table: [UInt32]
  private let center: Point
  private let start: Double
  private let sweep: Double

  /// Entries of the colour table for a whole gradient; finer than 8-bit colours can show.
  private static let resolution = 4096

  /// Prepares the colours.
  ///
  /// A sweep of more than a turn shows its last turn only. In the gap of one that is shorter, the
  /// end colour goes on for the first half and the start colour for the second.
  init(stops: [Gradient.Stop], center: Point, start: Angle, end: Angle) {
    self.center = center
    let turn = 2 * Double.pi
    let whole = end.radians - start.radians
    // What is cut off the front of a long sweep is cut off its colours too.
    let skipped = whole > turn ? 1 - turn / whole : 0
    self.start = whole > turn ? end.radians - turn : start.radians
    sweep = min(whole, turn)
    table = (0...Self.resolution).map { index in
      let t = skipped + (1 - skipped) * Double(index) / Double(Self.resolution)
      return premultipliedColor(at: t, of: stops)
    }
  }

  /// The colours of some pixels, faded by `alpha`.
  func layer(bounds: PixelRect, toPoints: Affine, alpha: Double) -> Canvas {
    let layer = Canvas(bounds: bounds)
    layer.flush()
    let stride = Int(cairo_image_surface_get_stride(layer.surface))
    guard let data = cairo_image_surface_get_data(layer.surface) else { return layer }
    let faded = alpha == 1 ? table : table.map { fade($0, by: alpha) }
    for row in 0..<bounds.height {
      let line = UnsafeMutableRawPointer(data + row * stride)
      for column in 0..<bounds.width {
        let middle = Point(
          x: Double(bounds.x + column) + 0.5, y: Double(bounds.y + row) + 0.5)
        let color = faded[tableIndex(at: toPoints.apply(to: middle))]
        line.storeBytes(of: color, toByteOffset: 4 * column, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(layer.surface)
    return layer
  }

  private func tableIndex(at point: Point) -> Int {
    let turn = 2 * Double.pi
    let angle = atan2(point.y - center.y, point.x - center.x) - start
    let around = angle - turn * (angle / turn).rounded(.down)
    guard sweep > 0 else { return 0 }
    if around > sweep { return around < (sweep + turn) / 2 ? Self.resolution : 0 }
    return Int((around / sweep * Double(Self.resolution)).rounded())
  }
}

/// A colour between stops in Cairo's form: alpha in the high byte, premultiplied.
private func premultipliedColor(at t: Double, of stops: [Gradient.Stop]) -> UInt32 {
  let next = stops.firstIndex { $0.location > t } ?? stops.count
  let (before, after) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
  let gap = after.location - before.location
  let share = gap > 0 ? min(max((t - before.location) / gap, 0), 1) : 0
  func component(_ value: KeyPath<ResolvedColor, Double>) -> UInt32 {
    let first = before.color[keyPath: value] * before.color.opacity
    let second = after.color[keyPath: value] * after.color.opacity
    return UInt32((min(max(first + (second - first) * share, 0), 1) * 255).rounded())
  }
  let (a, b) = (before.color.opacity, after.color.opacity)
  let alpha = UInt32((min(max(a + (b - a) * share, 0), 1) * 255).rounded())
  return alpha << 24 | component(\.red) << 16 | component(\.green) << 8 | component(\.blue)
}

private func fade(_ color: UInt32, by alpha: Double) -> UInt32 {
  [0, 8, 16, 24].reduce(0) { result, shift in
    result | UInt32((Double(color >> shift & 0xFF) * alpha).rounded()) << shift
  }
}
