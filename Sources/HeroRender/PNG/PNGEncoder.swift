internal import CDeflate

/// Turns pictures into PNG files whose bytes depend on the pixels alone.
///
/// Opaque pictures are written as RGB, others as RGBA, eight bits a component, without filters, since
/// flat colours compress better without, and without a time stamp or other remarks.
public struct PNGEncoder: Hashable, Sendable {
  /// What is saved: time or bytes.
  public enum Effort: String, CaseIterable, Hashable, Sendable {
    /// Our own compressor of pixels: for a phone's frame of 1179 × 2556 pixels with a gradient and
    /// text about 8 ms and 310 kB. The bytes are the same on every processor.
    case fast
    /// libdeflate's seventh level: about 39 ms and 170 kB. The bytes may change with its version.
    case small
  }

  /// What is saved.
  public var effort: Effort

  /// Creates an encoder; a fast one unless told otherwise.
  public init(effort: Effort = .fast) { self.effort = effort }

  /// An encoder that takes its time, for files that are kept.
  public static let small = PNGEncoder(effort: .small)

  /// The bytes of a PNG file.
  ///
  /// - Parameter bitmap: The picture.
  /// - Returns: The whole file.
  public func encode(_ bitmap: Bitmap) -> [UInt8] { encode(bitmap, isOpaque: bitmap.isOpaque) }

  /// The bytes of a PNG file, as RGB or as RGBA.
  func encode(_ bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    bitmap.withPixels { pixels in
      switch effort {
      case .fast:
        PNGBands(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque).file(pixels)
      case .small:
        smallFile(pixels, width: bitmap.width, height: bitmap.height, isOpaque: isOpaque)
      }
    }
  }

  /// A file compressed as one stream.
  func smallFile(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, isOpaque: Bool
  ) -> [UInt8] {
    let data = Self.stream(
      pixels, width: width, height: height, isOpaque: isOpaque, level: Self.smallLevel)
    return PNGChunk.signature
      + PNGChunk.header(width: width, height: height, isOpaque: isOpaque).bytes
      + PNGChunk(name: "IDAT", data: data).bytes + PNGChunk.end.bytes
  }

  /// libdeflate's level for small files.
  private static let smallLevel: Int32 = 7
  /// The level for animations, which are loaded often: 8 % smaller in twice the time.
  private static let animationLevel: Int32 = 9

  /// The compressed rows of a picture of an animation.
  static func animationStream(_ bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    bitmap.withPixels {
      stream(
        $0, width: bitmap.width, height: bitmap.height, isOpaque: isOpaque, level: animationLevel)
    }
  }

  /// Compressed rows, as the data of a PNG has them.
  private static func stream(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, isOpaque: Bool, level: Int32
  ) -> [UInt8] {
    let rows = unfilteredRows(pixels, width: width, height: height, isOpaque: isOpaque)
    guard let compressor = libdeflate_alloc_compressor(level) else {
      fatalError("no memory to compress \(width)×\(height) pixels")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = libdeflate_zlib_compress(
        compressor, rows, rows.count, output.baseAddress, output.count)
    }
  }

  /// The rows as a PNG has them: a zero, then the bytes of each pixel.
  private static func unfilteredRows(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, isOpaque: Bool
  ) -> [UInt8] {
    let count = height * (1 + width * (isOpaque ? 3 : 4))
    return [UInt8](unsafeUninitializedCapacity: count) { rows, filled in
      guard var next = rows.baseAddress else { return }
      for y in 0..<height {
        next.pointee = 0
        next += 1
        for x in 0..<width {
          let pixel = isOpaque ? pixels[y * width + x] : pixels[y * width + x].straight
          next[0] = UInt8(truncatingIfNeeded: pixel >> 16)
          next[1] = UInt8(truncatingIfNeeded: pixel >> 8)
          next[2] = UInt8(truncatingIfNeeded: pixel)
          if !isOpaque { next[3] = UInt8(truncatingIfNeeded: pixel >> 24) }
          next += isOpaque ? 3 : 4
        }
      }
      filled = count
    }
  }
}

extension Bitmap {
  /// Reads the pixels in Cairo's form.
  fileprivate func withPixels<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
    pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a bitmap cannot be empty") }
      return body(UnsafePointer(start.assumingMemoryBound(to: UInt32.self)))
    }
  }
}
