import HeroCore
import HeroRender

/// Pictures to animate: a dot that moves over a gradient, or over nothing.
enum Motions {
  /// A picture with a dark square at a place; with alpha where it is to be transparent.
  static func picture(
    at place: Int, width: Int = 48, height: Int = 32, isTransparent: Bool = false
  ) -> Bitmap {
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let start = 4 * (y * width + x)
        let isInside = x >= place && x < place + 8 && y >= 10 && y < 18
        let color: [UInt8] =
          isInside
          ? [40, 30, 200, 255]
          : isTransparent
            ? [0, 0, 0, 0] : [UInt8(200 - x), UInt8(150 + y), UInt8(90 + x + y), 255]
        pixels.replaceSubrange(start..<(start + 4), with: color)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Eight pictures; the fourth equals the third.
  static func pictures(isTransparent: Bool = false) -> [Bitmap] {
    [0, 3, 6, 6, 12, 20, 30, 39].map { picture(at: $0, isTransparent: isTransparent) }
  }

  /// The bytes of a file.
  static func file(
    _ pictures: [Bitmap], each duration: Rational = Rational(1, 60),
    _ make: (@escaping ByteReceiver) throws -> any AnimationEncoder
  ) throws -> [UInt8] {
    let bytes = Bytes()
    let encoder = try make { bytes.all += $0 }
    for picture in pictures { try encoder.add(picture, for: duration) }
    try encoder.finish()
    return bytes.all
  }

  private final class Bytes { var all: [UInt8] = [] }
}

extension [UInt8] {
  /// How often a word occurs.
  func occurrences(of word: String) -> Int {
    let word = Array(word.utf8)
    return indices.count { self[$0...].starts(with: word) }
  }
}
