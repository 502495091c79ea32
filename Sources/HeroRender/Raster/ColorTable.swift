import HeroCore

/// The colours of a gradient from 0 to 1, in Cairo's form: alpha in the high byte, premultiplied.
final class ColorTable {
  /// The number of steps; finer than 8-bit colours can show over any one gradient.
  static let steps = 4096

  /// `steps + 1` colours.
  let colors: [UInt32]
  /// Whether all of them hide what is below.
  let isOpaque: Bool
  /// The memory it takes.
  var byteCount: Int { 4 * colors.count }

  /// Works out the colours of part of a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - start: The place along it of the first colour; the last is that at 1.
  ///   - alpha: What all opacities are multiplied by.
  init(_ gradient: Gradient, from start: Double = 0, alpha: Double) {
    let stops = gradient.sampledStops()
    var next = 0
    colors = (0...Self.steps).map { index in
      let place = start + (1 - start) * Double(index) / Double(Self.steps)
      while next < stops.count, stops[next].location <= place { next += 1 }
      let (before, after) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
      let gap = after.location - before.location
      let share = gap > 0 ? min(max((place - before.location) / gap, 0), 1) : 0
      return packed(before.color.mixed(with: after.color, by: share, in: .device), alpha: alpha)
    }
    isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
  }
}

/// A colour in Cairo's form.
private func packed(_ color: ResolvedColor, alpha: Double) -> UInt32 {
  func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
  func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
  let opacity = unit(color.opacity * alpha)
  return byte(opacity) << 24 | byte(unit(color.red) * opacity) << 16
    | byte(unit(color.green) * opacity) << 8 | byte(unit(color.blue) * opacity)
}
