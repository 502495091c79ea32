internal import CTurboJPEG

/// Reads photographs from JPEG files.
struct JPEGDecoder {
  /// Bytes that are not a JPEG that can be read.
  struct Failure: Error, Hashable, CustomStringConvertible {
    /// What the library said.
    let description: String
  }

  /// The most pixels a picture may have: a camera's 48 million, and no file that claims to be huge.
  private static let mostPixels = 1 << 26

  /// The picture in a file, as sRGB with eight bits a component.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The picture, opaque.
  /// - Throws: `JPEGDecoder.Failure` for bytes that are not a readable JPEG.
  func decode(_ bytes: [UInt8]) throws(Failure) -> Bitmap {
    guard let handle = tjInitDecompress() else { throw Failure(nil) }
    defer { tjDestroy(handle) }
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let size = UInt(bytes.count)
    guard
      tjDecompressHeader3(handle, bytes, size, &width, &height, &sampling, &space) == 0,
      width > 0, height > 0
    else { throw Failure(handle) }
    guard Int(width) * Int(height) <= Self.mostPixels else {
      throw Failure(description: "\(width)×\(height) pixels are too many")
    }
    var pixels = [UInt8](repeating: 0, count: 4 * Int(width) * Int(height))
    // The accurate transform is the same on every machine; the fast one is chosen by the CPU.
    let status = tjDecompress2(
      handle, bytes, size, &pixels, width, 0, height, Int32(TJPF_BGRA.rawValue),
      Int32(TJFLAG_ACCURATEDCT))
    // A warning, such as a missing end, still gives a picture.
    guard status == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else {
      throw Failure(handle)
    }
    return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
  }
}

extension JPEGDecoder.Failure {
  fileprivate init(_ handle: tjhandle?) {
    description = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown"
  }
}
