internal import CPNG

/// Reads pictures back from PNG files, as goldens and tests need them.
public struct PNGDecoder: Hashable, Sendable {
  /// Bytes that are not a PNG that can be read.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// What libpng said.
    public let description: String
  }

  /// The most pixels a picture may have; libpng alone allows a million a side.
  private static let mostPixels = 1 << 26

  /// Creates a decoder.
  public init() {}

  /// The picture in a PNG file of any colour type, as sRGB with eight bits a component.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The picture.
  /// - Throws: `PNGDecoder.Failure` for bytes that are not a readable PNG.
  public func decode(_ bytes: [UInt8]) throws(Failure) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw Failure(image)
    }
    // Blue, green, red, alpha: the order of `Bitmap`, but not premultiplied.
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    let (width, height) = (Int(image.width), Int(image.height))
    guard width * height <= Self.mostPixels else {
      throw Failure(description: "\(width)×\(height) pixels are too many")
    }
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    guard png_image_finish_read(&image, nil, &pixels, Int32(4 * width), nil) != 0 else {
      throw Failure(image)
    }
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] != 255 {
      for offset in start..<(start + 3) {
        let product = Int(pixels[offset]) * Int(pixels[start + 3])
        pixels[offset] = UInt8((product + 127) / 255)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension PNGDecoder.Failure {
  fileprivate init(_ image: png_image) {
    description = withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
