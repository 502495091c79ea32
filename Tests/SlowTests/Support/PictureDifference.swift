import HeroRender

/// How far two pictures of one size are apart, in steps of 255.
struct PictureDifference: CustomStringConvertible {
  /// The mean over all pixels and the three colours.
  let mean: Double
  /// The largest mean over one cell of the picture, of each pixel's largest difference of a colour.
  let worstCell: Double
  /// The corner of that cell, in pixels.
  let place: (x: Int, y: Int)

  /// The side of a cell, in pixels: wide enough that the edge of a letter does not fill it.
  static let cell = 24

  init(_ first: Bitmap, _ second: Bitmap) {
    precondition(
      (first.width, first.height) == (second.width, second.height),
      "\(first.width)×\(first.height) and \(second.width)×\(second.height) cannot be compared")
    let (width, height) = (first.width, first.height)
    let columns = (width + Self.cell - 1) / Self.cell
    var sums = [Int](repeating: 0, count: columns * ((height + Self.cell - 1) / Self.cell))
    var total = 0
    first.pixels.withUnsafeBufferPointer { a in
      second.pixels.withUnsafeBufferPointer { b in
        for y in 0..<height {
          let row = y / Self.cell * columns
          for x in 0..<width {
            let start = 4 * (y * width + x)
            var largest = 0
            for channel in start..<(start + 3) {
              let difference = abs(Int(a[channel]) - Int(b[channel]))
              total += difference
              largest = max(largest, difference)
            }
            sums[row + x / Self.cell] += largest
          }
        }
      }
    }
    mean = Double(total) / Double(3 * width * height)
    let worst = sums.indices.max { sums[$0] < sums[$1] } ?? 0
    worstCell = Double(sums[worst]) / Double(Self.cell * Self.cell)
    place = (worst % columns * Self.cell, worst / columns * Self.cell)
  }

  var description: String {
    func short(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
    return "mean \(short(mean)), worst cell \(short(worstCell)) at (\(place.x), \(place.y))"
  }
}
