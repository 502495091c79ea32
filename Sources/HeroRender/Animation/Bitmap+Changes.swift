import Foundation

extension Bitmap {
  /// The smallest rectangle outside of which two pictures of one size are equal; empty for equal
  /// pictures.
  func changedRect(from other: Bitmap) -> PixelRect {
    precondition(
      width == other.width && height == other.height,
      "\(width)×\(height) cannot be compared with \(other.width)×\(other.height)")
    let stride = 4 * width
    return pixels.withUnsafeBytes { first in
      other.pixels.withUnsafeBytes { second -> PixelRect in
        guard let first = first.baseAddress, let second = second.baseAddress else { return .empty }
        func rowIsEqual(_ y: Int) -> Bool {
          memcmp(first + y * stride, second + y * stride, stride) == 0
        }
        var (top, bottom) = (0, height)
        while top < bottom, rowIsEqual(top) { top += 1 }
        while bottom > top, rowIsEqual(bottom - 1) { bottom -= 1 }
        guard top < bottom else { return .empty }
        let (a, b) = (
          first.assumingMemoryBound(to: UInt32.self), second.assumingMemoryBound(to: UInt32.self)
        )
        var (left, right) = (width, 0)
        for y in top..<bottom {
          let row = y * width
          var x = 0
          while x < left, a[row + x] == b[row + x] { x += 1 }
          left = x
          x = width
          while x > right, a[row + x - 1] == b[row + x - 1] { x -= 1 }
          right = x
        }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
  }

  /// A part of the picture as a picture of its own; the part lies inside and is not empty.
  func cropped(to rect: PixelRect) -> Bitmap {
    guard rect.width != width || rect.height != height else { return self }
    var part: [UInt8] = []
    part.reserveCapacity(4 * rect.width * rect.height)
    for y in rect.y..<(rect.y + rect.height) {
      let start = 4 * (y * width + rect.x)
      part += pixels[start..<(start + 4 * rect.width)]
    }
    return Bitmap(width: rect.width, height: rect.height, pixels: part)
  }
}
