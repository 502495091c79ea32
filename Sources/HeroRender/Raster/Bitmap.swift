/// A finished picture of at least one pixel: rows from top to bottom.
public struct Bitmap: Hashable, Sendable {
  /// The extents in pixels; at least 1.
  public let width, height: Int

  /// Four bytes a pixel, blue, green, red and alpha, premultiplied; rows follow without gaps.
  public let pixels: [UInt8]

  /// Creates a picture from its pixels.
  ///
  /// Traps on an extent below 1 or a wrong number of bytes.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  ///   - pixels: Blue, green, red, alpha, premultiplied, `4 · width · height` bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "a bitmap cannot be empty, got \(width)×\(height)")
    precondition(
      pixels.count == 4 * width * height,
      "\(width)×\(height) pixels need \(4 * width * height) bytes, got \(pixels.count)")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Whether every pixel is opaque.
  ///
  /// Reads the picture until one is not.
  public var isOpaque: Bool {
    pixels.withUnsafeBytes { bytes in
      for offset in stride(from: 3, to: bytes.count, by: 4) where bytes[offset] != 255 {
        return false
      }
      return true
    }
  }

  /// The fingerprint of the extents and the pixels, as sixteen hexadecimal digits.
  public var contentHash: String {
    pixels.withUnsafeBytes { bytes in
      let bands = Bands(height: height)
      let hashes = bands.indices.map { band -> ContentHash in
        let rows = bands.rows(of: band)
        return ContentHash(
          of: UnsafeRawBufferPointer(
            rebasing: bytes[(4 * width * rows.lowerBound)..<(4 * width * rows.upperBound)]))
      }
      return Self.contentHash(width: width, height: height, bands: hashes)
    }
  }

  /// The fingerprint of a picture from those of its bands of rows.
  static func contentHash(width: Int, height: Int, bands: [ContentHash]) -> String {
    var hash = ContentHash()
    withUnsafeBytes(of: (UInt64(width).littleEndian, UInt64(height).littleEndian)) {
      hash.combine($0)
    }
    for band in bands { hash.combine(band) }
    return hash.description
  }

  /// One pixel as it is stored, premultiplied.
  ///
  /// Traps outside the picture.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(
      x >= 0 && y >= 0 && x < width && y < height, "(\(x), \(y)) is outside \(width)×\(height)")
    let start = 4 * (y * width + x)
    return Pixel(
      red: pixels[start + 2], green: pixels[start + 1], blue: pixels[start],
      alpha: pixels[start + 3])
  }

  /// The bytes of one pixel; the colours are premultiplied by alpha.
  public struct Pixel: Hashable, Sendable {
    /// The components from 0 to 255.
    public var red, green, blue, alpha: UInt8

    /// Creates a pixel from its bytes.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }
}
