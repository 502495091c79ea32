/// Turns the pictures of a run into blocks of a GIF, one after the other.
///
/// It keeps what a player shows after each block, so that a block says only what changes.
struct GIFRunDrawer {
  private let run: GIFRun
  private let width, height: Int
  private let options: GIFOptions
  private let transparent: UInt8
  private let points, palette: [OklabPoint]
  /// For each colour, the nearest index, the nearest on its other side, and how far towards that one
  /// it lies, from 0 to 1/2.
  private let nearest: [UInt8]
  /// How far that is, in steps of Oklab.
  private let errors: [Int32]
  private let blends: [(other: UInt8, share: Float)]
  private let planner: MatchPlanner
  /// What a player shows, as indices; `transparent` where that is nothing.
  private var shown: [UInt8]
  /// The colours that should be shown, where pixels may be transparent; only what is shown may differ
  /// from them.
  private var wanted: [Int32]
  private let slack: Int32

  init(run: GIFRun, palette: [UInt32], width: Int, height: Int, options: GIFOptions) {
    (self.run, self.width, self.height, self.options) = (run, width, height, options)
    let points = run.census.colors.map { OklabPoint(rgb: $0) }
    let entries = palette.map { OklabPoint(rgb: $0) }
    (self.points, self.palette) = (points, entries)
    nearest = points.map { UInt8($0.nearest(in: entries)) }
    transparent = UInt8(palette.count)
    slack = options.isDithered ? 0 : Int32((options.matchError * OklabPoint.scale).rounded())
    let close = nearest
    errors = zip(points, close).map { point, index in point.distance(to: entries[Int(index)]) }
    blends =
      options.isDithered
      ? points.indices.map { Self.blend(points[$0], nearest: close[$0], entries) } : []
    planner = MatchPlanner(
      points: points, palette: entries, transparent: transparent,
      codeBits: GIFFile.codeBits(colors: palette.count + 1), slack: slack)
    shown = [UInt8](repeating: transparent, count: width * height)
    wanted = [Int32](
      repeating: ColorCensus.transparent, count: options.isTransparent ? width * height : 0)
  }

  /// The block of a picture; called for each in order.
  ///
  /// - Parameters:
  ///   - index: The picture, counted from the start of the run.
  ///   - clearsAll: Whether nothing may be left of it when its time is over.
  /// - Returns: The block, still without its delay.
  mutating func block(_ index: Int, clearsAll: Bool) -> GIFFile.Block {
    let frame = run.frames[index]
    var rect = frame.rect
    var isCleared = false
    if options.isTransparent {
      let cleared =
        clearsAll
        ? bounds { frame.colors[$0] >= 0 }
        : index + 1 < run.count
          ? bounds { frame.colors[$0] >= 0 && run.frames[index + 1].colors[$0] < 0 } : .empty
      isCleared = !cleared.isEmpty
      rect = bounds {
        frame.colors[$0] != wanted[$0] || frame.colors[$0] >= 0 && shown[$0] == transparent
      }.union(cleared)
      if rect.isEmpty { rect = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    }
    let colors = part(of: frame, in: rect)
    let indices = planner.plan(wish(colors, in: rect))
    show(indices, colors, in: rect, isCleared: isCleared)
    return GIFFile.Block(
      rect: rect, indices: indices, delay: 0, transparent: transparent, isCleared: isCleared)
  }

  /// The smallest rectangle around pixels; whole pictures only.
  private func bounds(_ isInside: (Int) -> Bool) -> PixelRect {
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      for x in 0..<width where isInside(y * width + x) {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), y + 1)
      }
    }
    guard left < right else { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func part(of frame: GIFRun.Frame, in rect: PixelRect) -> [Int32] {
    guard rect != frame.rect else { return frame.colors[0..<frame.colors.count] }
    var colors: [Int32] = []
    for y in rect.y..<(rect.y + rect.height) {
      let start = (y - frame.rect.y) * frame.rect.width + rect.x - frame.rect.x
      colors += frame.colors[start..<(start + rect.width)]
    }
    return colors
  }

  private func wish(_ colors: [Int32], in rect: PixelRect) -> MatchPlanner.Wish {
    var targets = [UInt8](repeating: transparent, count: colors.count)
    var targetErrors = [Int32](repeating: 0, count: colors.count)
    var shownErrors = [Int32](repeating: Int32.max, count: colors.count)
    var position = 0
    for y in rect.y..<(rect.y + rect.height) {
      for x in rect.x..<(rect.x + rect.width) {
        let color = Int(colors[position])
        let index = shown[y * width + x]
        if color < 0 {
          shownErrors[position] = 0
        } else {
          let target = target(of: color, x: x, y: y)
          targets[position] = target
          targetErrors[position] = errors[color]
          if index == target {
            shownErrors[position] = errors[color]
          } else if index != transparent, slack > 0 {
            let distance = points[color].squaredDistance(to: palette[Int(index)])
            let limit = errors[color] + slack
            if distance <= limit &* limit { shownErrors[position] = limit }
          }
        }
        position += 1
      }
    }
    return MatchPlanner.Wish(
      targets: targets, colors: colors, targetErrors: targetErrors, shownErrors: shownErrors)
  }

  private mutating func show(
    _ indices: [UInt8], _ colors: [Int32], in rect: PixelRect, isCleared: Bool
  ) {
    var position = 0
    for y in rect.y..<(rect.y + rect.height) {
      for place in (y * width + rect.x)..<(y * width + rect.x + rect.width) {
        if isCleared {
          shown[place] = transparent
        } else if indices[position] != transparent {
          shown[place] = indices[position]
        }
        if options.isTransparent { wanted[place] = colors[position] }
        position += 1
      }
    }
  }
}

// MARK: - Dithering

extension GIFRunDrawer {
  /// The best index for a colour at a pixel.
  private func target(of color: Int, x: Int, y: Int) -> UInt8 {
    guard options.isDithered else { return nearest[color] }
    let blend = blends[color]
    return Self.threshold(x, y) < blend.share ? blend.other : nearest[color]
  }

  /// The index with which the nearest is best mixed, and how much of it.
  private static func blend(
    _ point: OklabPoint, nearest: UInt8, _ palette: [OklabPoint]
  ) -> (other: UInt8, share: Float) {
    let near = palette[Int(nearest)]
    let offset = point.coordinates &- near.coordinates
    var best = (other: nearest, share: Float(0), left: Float(near.squaredDistance(to: point)))
    guard best.left > 0 else { return (nearest, 0) }
    for index in palette.indices where index != Int(nearest) {
      let line = palette[index].coordinates &- near.coordinates
      let length = (line &* line).wrappedSum()
      // Colours further apart than 0.04 would be seen as dots.
      guard length > 0, length < 27_000 else { continue }
      let share = min(Float((line &* offset).wrappedSum()) / Float(length), 0.5)
      guard share > 0 else { continue }
      let rest = SIMD4<Float>(offset) - share * SIMD4<Float>(line)
      // What is left of the error, and a little of how much the dots differ.
      let left = (rest * rest).sum() + 0.1 * share * (1 - share) * Float(length)
      if left < best.left { best = (UInt8(index), share, left) }
    }
    return (best.other, best.share)
  }

  /// A threshold from 0 to 1, spread evenly over every small square of pixels.
  ///
  /// - Source: Jorge Jimenez, *Next generation post processing in Call of Duty*, SIGGRAPH 2014:
  ///   interleaved gradient noise.
  private static func threshold(_ x: Int, _ y: Int) -> Float {
    let value = 0.067_110_56 * Double(x) + 0.005_837_15 * Double(y)
    let scaled = 52.982_918_9 * (value - value.rounded(.down))
    return Float(scaled - scaled.rounded(.down))
  }
}
