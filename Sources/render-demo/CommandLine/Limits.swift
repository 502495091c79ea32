import HeroCore

/// The largest numbers the tool works with; beyond them a typing error is likelier than a wish.
enum Limits {
  /// Pixels per point.
  static let scale = 0.1...10.0
  /// Points along one side of a display.
  static let side = 1.0...10_000.0
  /// Pixels along one side of a frame; Cairo's own limit is 32,767.
  static let sidePixels = 16_384.0
  /// Pixels of a frame; at four bytes each, 200 MB for every frame in work.
  static let pixels = 50_000_000.0
  /// Frames per second.
  static let framesPerSecond = 1...1000
  /// Frames drawn at the same time.
  static let jobs = 1...256
  /// Frames of a run: 27 minutes at 60 a second.
  static let frames = 100_000
  /// Seconds that compiling a file and running it may take, each.
  static let timeLimit = 0.1...86_400.0
  /// The seconds unless told otherwise.
  static let usualTimeLimit = 60.0
  /// Bytes of the stack on which the code of a file runs.
  static let stackBytes: UInt = 128 << 20
  /// Bytes of a Swift file.
  static let sourceBytes = 10_000_000
  /// Points by which a length may be off.
  static let tolerancePoints = 0.0...1000.0
  /// Bytes of the result of a shard.
  static let resultBytes = 1 << 30
  /// Bytes of a script file.
  static let scriptBytes = 1_000_000

  /// Checks that a display can be drawn.
  static func check(_ size: Size, scale: Double) throws(Failure) {
    let (width, height) = pixelSize(size, scale: scale)
    guard max(width, height) <= sidePixels, width * height <= pixels else {
      throw .badInput(
        "\(short(width))×\(short(height)) pixels are too many; "
          + "at most \(short(sidePixels)) a side and \(short(pixels)) in all "
          + "(see --size and --scale)")
    }
  }

  /// The extents of a frame in whole pixels.
  static func pixelSize(_ size: Size, scale: Double) -> (width: Double, height: Double) {
    func pixels(_ points: Double) -> Double { max(1, (points * scale).rounded()) }
    return (pixels(size.width), pixels(size.height))
  }
}

/// A number as people write it.
func short(_ value: Double) -> String {
  JSONValue.number(value).text(breakingLevels: 0).trimmingLineFeed
}

extension String {
  fileprivate var trimmingLineFeed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
