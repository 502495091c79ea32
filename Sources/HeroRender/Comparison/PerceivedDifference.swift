/// Tells differences that a person could see from those of antialiased edges, and counts the first in
/// small windows.
///
/// Used only where a tolerance was asked for; the exact comparison counts every pixel.
///
/// - Source: the distance of colours by Y. Kotsarenko and F. Ramos, *Measuring perceived color difference
///   using YIQ NTSC transmission color space in mobile applications*, 2010; antialiased pixels by
///   V. Vyšniauskas, *Anti-aliased Pixel and Intensity Slope Detector*, 2009. Mapbox's pixelmatch is the
///   best-known comparator that is built on both; its usual threshold of 0.1 is ours.
public struct PerceivedDifference: Hashable, Sendable {
  /// The largest number of differing pixels in any window.
  public let densest: Int
  /// How many pixels differ visibly, in all.
  public let count: Int

  private static let threshold = 0.1
  /// The distance of black and white is √35215 in this space.
  private static let limit = 35_215 * threshold * threshold

  /// Compares two pictures of the same extents.
  ///
  /// Traps when the extents differ; `PictureComparison` tells them apart before.
  ///
  /// - Parameters:
  ///   - expected: The golden's picture.
  ///   - actual: The picture that was drawn.
  ///   - window: The side of the windows, in pixels.
  public init(expected: Bitmap, actual: Bitmap, window: Int) {
    precondition(
      expected.width == actual.width && expected.height == actual.height,
      "\(expected.width)×\(expected.height) and \(actual.width)×\(actual.height) differ")
    let (old, new) = (Grid(expected), Grid(actual))
    var marks = [Int](repeating: 0, count: expected.width * expected.height)
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        let index = y * expected.width + x
        guard old.pixels[index] != new.pixels[index], old.distance(new, index) > Self.limit,
          !old.isAntialiased(x, y, other: new), !new.isAntialiased(x, y, other: old)
        else { continue }
        marks[index] = 1
      }
    }
    count = marks.reduce(0, +)
    densest = Self.densest(marks, width: expected.width, height: expected.height, window: window)
  }

  /// The largest sum in any window, by a table of sums.
  private static func densest(_ marks: [Int], width: Int, height: Int, window: Int) -> Int {
    let row = width + 1
    var sums = [Int](repeating: 0, count: row * (height + 1))
    for y in 0..<height {
      for x in 0..<width {
        sums[(y + 1) * row + x + 1] =
          marks[y * width + x] + sums[y * row + x + 1] + sums[(y + 1) * row + x] - sums[y * row + x]
      }
    }
    let (across, down) = (min(window, width), min(window, height))
    var most = 0
    for y in 0...(height - down) {
      for x in 0...(width - across) {
        let (right, bottom) = (x + across, y + down)
        most = max(
          most,
          sums[bottom * row + right] - sums[y * row + right] - sums[bottom * row + x]
            + sums[y * row + x])
      }
    }
    return most
  }
}

/// A picture as colours in YIQ, over white.
private struct Grid {
  struct Color: Equatable {
    var luma, phase, quadrature: Double
  }

  let width, height: Int
  let pixels: [Color]

  init(_ picture: Bitmap) {
    (width, height) = (picture.width, picture.height)
    pixels = picture.pixels.withUnsafeBytes { bytes in
      (0..<(picture.width * picture.height)).map { index in
        let white = 255 - Double(bytes[4 * index + 3])
        let blue = Double(bytes[4 * index]) + white
        let green = Double(bytes[4 * index + 1]) + white
        let red = Double(bytes[4 * index + 2]) + white
        return Color(
          luma: 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue,
          phase: 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue,
          quadrature: 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue)
      }
    }
  }

  /// The squared distance to the same pixel of another picture.
  func distance(_ other: Grid, _ index: Int) -> Double {
    let (one, two) = (pixels[index], other.pixels[index])
    let (y, i, q) = (
      one.luma - two.luma, one.phase - two.phase, one.quadrature - two.quadrature
    )
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Whether a pixel lies on a slope of brightness between two flat areas.
  ///
  /// Its neighbours are both darker and brighter, at most two equal it, and the darkest or the
  /// brightest of them belongs to an area of one colour in both pictures.
  func isAntialiased(_ x: Int, _ y: Int, other: Grid) -> Bool {
    let center = pixels[y * width + x]
    var (equal, lowest, highest) = (isAtEdge(x, y) ? 1 : 0, 0.0, 0.0)
    var (dark, bright): ((x: Int, y: Int)?, (x: Int, y: Int)?)
    for (column, row) in neighbours(x, y) {
      let slope = center.luma - pixels[row * width + column].luma
      if slope == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if slope < lowest {
        (lowest, dark) = (slope, (column, row))
      } else if slope > highest {
        (highest, bright) = (slope, (column, row))
      }
    }
    guard let dark, let bright else { return false }
    return [dark, bright].contains { isFlat($0.x, $0.y) && other.isFlat($0.x, $0.y) }
  }

  /// Whether at least three neighbours have the very same colour; the edge of the picture is one.
  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    let center = pixels[y * width + x]
    let equal = neighbours(x, y).filter { pixels[$0.y * width + $0.x] == center }.count
    return equal + (isAtEdge(x, y) ? 1 : 0) > 2
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  private func neighbours(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
    var result: [(x: Int, y: Int)] = []
    result.reserveCapacity(8)
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) where column != x || row != y {
        result.append((column, row))
      }
    }
    return result
  }
}
