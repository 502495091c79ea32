/// A Gaussian blur, made of three box blurs on a coarser grid where the blur is wide.
///
/// Boxes of whole pixels would make a growing radius jump; these have weighted ends, so any
/// deviation is met exactly. Integer arithmetic only: the result is the same on every machine.
///
/// - Source: P. Gwosdek, S. Grewenig, A. Bruhn, J. Weickert, *Theoretical Foundations of Gaussian
///   Convolution by Extended Box Filtering*, SSVM 2011, equations 8 to 10.
/// - Accuracy: the blur of a straight edge is within 0.012 of the normal distribution function.
struct GaussianBlur: Hashable {
  /// The widest deviation in pixels; wider ones look the same but would need much more memory.
  static let widest = 400.0

  /// Pixels along one side of a cell of the coarser grid: 1, 2, 4, 8 or 16.
  let cell: Int
  /// How far a pixel spreads, in pixels.
  let extent: Int

  private let half: Int
  private let innerWeight: UInt64
  private let outerWeight: UInt64

  private static let passes = 3.0
  private static let shift: UInt64 = 24

  /// Prepares a blur.
  ///
  /// - Parameter sigma: The deviation in pixels; not negative.
  init(sigma: Double) {
    precondition(sigma >= 0 && sigma.isFinite, "bad deviation \(sigma)")
    var cell = 1
    // Four cells to the deviation keep what is between them smooth.
    while cell < 16, sigma >= Double(8 * cell) { cell *= 2 }
    let size = Double(cell)
    // Averaging over a cell and going straight between cells blur a little by themselves.
    let own = cell == 1 ? 0 : (size * size - 1) / 12 + size * size / 6
    let variance = (sigma * sigma - own) / (size * size) / Self.passes

    let half = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    // The weight of the two end pixels that gives one box exactly the wanted variance.
    let ends =
      (2 * half + 1) * (half * (half + 1) - 3 * variance)
      / (6 * (variance - (half + 1) * (half + 1)))
    let sum = 2 * half + 1 + 2 * ends
    let unit = Double(UInt64(1) << Self.shift)
    innerWeight = UInt64((unit / sum).rounded())
    outerWeight = UInt64((unit * ends / sum).rounded())
    (self.half, self.cell) = (Int(half), cell)
    extent = (3 * (Int(half) + 1) + 1) * cell
  }

  /// Blurs a plane of cells; beyond its edges it counts as 0.
  func apply(to plane: [UInt16], width: Int, height: Int) -> [UInt16] {
    let rows = blurRowsAndTranspose(plane, width: width, height: height)
    return blurRowsAndTranspose(rows, width: height, height: width)
  }

  /// Blurs along rows three times and swaps rows with columns, so that memory is read in order.
  private func blurRowsAndTranspose(_ plane: [UInt16], width: Int, height: Int) -> [UInt16] {
    let margin = half + 1
    // Zeros around the row, so that the window never has to ask whether it is inside.
    var first = [UInt16](repeating: 0, count: width + 2 * margin)
    var second = first
    return [UInt16](unsafeUninitializedCapacity: width * height) { result, count in
      plane.withUnsafeBufferPointer { plane in
        first.withUnsafeMutableBufferPointer { first in
          second.withUnsafeMutableBufferPointer { second in
            for y in 0..<height {
              for x in 0..<width { first[margin + x] = plane[y * width + x] }
              blurOnce(first, into: second, width: width)
              blurOnce(second, into: first, width: width)
              blurOnce(first, into: second, width: width)
              for x in 0..<width { result[x * height + y] = second[margin + x] }
            }
          }
        }
      }
      count = width * height
    }
  }

  /// One box; both buffers have `half + 1` zeros on each side.
  private func blurOnce(
    _ source: UnsafeMutableBufferPointer<UInt16>,
    into target: UnsafeMutableBufferPointer<UInt16>, width: Int
  ) {
    let margin = half + 1
    var sum: UInt64 = 0
    for index in 0..<min(half, width) { sum += UInt64(source[margin + index]) }
    for x in 0..<width {
      // The window around x reaches from x + 1 to x + 1 + 2·half in the padded row.
      sum += UInt64(source[x + 2 * half + 1])
      let ends = UInt64(source[x]) + UInt64(source[x + 2 * half + 2])
      let value = (sum * innerWeight + ends * outerWeight + 1 << (Self.shift - 1)) >> Self.shift
      target[margin + x] = UInt16(truncatingIfNeeded: min(value, 65535))
      sum -= UInt64(source[x + 1])
    }
  }
}
