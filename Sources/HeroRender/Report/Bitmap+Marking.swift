extension Bitmap {
  /// The colour of pixels that differ; nothing else in a marked picture is as red.
  private static let mark = Pixel(red: 224, green: 0, blue: 64)

  /// The picture in pale grey, with every pixel that differs from another picture in red.
  ///
  /// Traps when the extents differ; `PictureComparison` tells that before.
  func marking(differencesFrom other: Bitmap) -> Bitmap {
    precondition(
      width == other.width && height == other.height,
      "\(width)×\(height) and \(other.width)×\(other.height) differ")
    var result = pixels
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let isEqual = (0..<4).allSatisfy { pixels[start + $0] == other.pixels[start + $0] }
      let bright =
        (Int(pixels[start]) + 4 * Int(pixels[start + 1]) + 3 * Int(pixels[start + 2])) / 8
      let grey = UInt8(192 + bright / 4)
      result[start] = isEqual ? grey : Self.mark.blue
      result[start + 1] = isEqual ? min(grey, 255) : Self.mark.green
      result[start + 2] = isEqual ? grey : Self.mark.red
      result[start + 3] = 255
    }
    return Bitmap(width: width, height: height, pixels: result)
  }

  /// The picture made smaller by a whole factor until it is at most so wide.
  ///
  /// - Parameters:
  ///   - most: The largest width.
  ///   - keepingMarks: Whether one marked pixel marks the whole pixel it becomes part of, instead of
  ///     fading into the mean, so that a single pixel that differs is still seen.
  /// - Returns: The smaller picture; the same where it is small enough.
  func reduced(to most: Int, keepingMarks: Bool) -> Bitmap {
    let factor = (width + most - 1) / most
    guard factor > 1 else { return self }
    let (columns, rows) = (max(1, width / factor), max(1, height / factor))
    let (across, down) = (min(factor, width), min(factor, height))
    let result = [UInt8](unsafeUninitializedCapacity: 4 * columns * rows) { memory, count in
      pixels.withUnsafeBytes { source in
        for row in 0..<rows {
          for column in 0..<columns {
            var sums = (0, 0, 0, 0)
            var isMarked = false
            for y in (row * factor)..<(row * factor + down) {
              for x in (column * factor)..<(column * factor + across) {
                let start = 4 * (y * width + x)
                sums.0 += Int(source[start])
                sums.1 += Int(source[start + 1])
                sums.2 += Int(source[start + 2])
                sums.3 += Int(source[start + 3])
                isMarked =
                  isMarked
                  || source[start] == Self.mark.blue && source[start + 1] == Self.mark.green
                    && source[start + 2] == Self.mark.red
              }
            }
            let (area, target) = (across * down, 4 * (row * columns + column))
            let isKept = keepingMarks && isMarked
            memory[target] = isKept ? Self.mark.blue : UInt8(sums.0 / area)
            memory[target + 1] = isKept ? Self.mark.green : UInt8(sums.1 / area)
            memory[target + 2] = isKept ? Self.mark.red : UInt8(sums.2 / area)
            memory[target + 3] = UInt8(sums.3 / area)
          }
        }
      }
      count = 4 * columns * rows
    }
    return Bitmap(width: columns, height: rows, pixels: result)
  }
}
