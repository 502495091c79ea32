internal import CWebP

/// Compresses single pictures, through libwebp.
struct WebPStill: Sendable {
  let compression: WebPOptions.Compression
  let isOpaque: Bool

  /// The bytes of a WebP file of one picture; `nil` when libwebp fails, with its number.
  func encode(_ bitmap: Bitmap) -> Result<[UInt8], AnimationError> {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0 else { return .failure(Self.failure(0)) }
    switch compression {
    case .lossless:
      (config.lossless, config.method, config.quality) = (1, 0, 75)
    case .lossy(let quality):
      (config.quality, config.method) = (Float(quality), 4)
      // Text in colour keeps its edges when the chroma is chosen for what it looks like.
      // Bits go where errors show; measured on gradients and text, that is smaller and truer.
      (config.use_sharp_yuv, config.sns_strength) = (1, 90)
    }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { return .failure(Self.failure(0)) }
    defer { WebPPictureFree(&picture) }
    (picture.width, picture.height) = (Int32(bitmap.width), Int32(bitmap.height))
    picture.use_argb = 1
    let stride = Int32(4 * bitmap.width)
    let isImported =
      isOpaque
      ? WebPPictureImportBGRX(&picture, bitmap.pixels, stride)
      : WebPPictureImportBGRA(&picture, bitmap.straightPixels, stride)
    guard isImported != 0 else { return .failure(Self.failure(picture.error_code.rawValue)) }
    var memory = WebPMemoryWriter()
    WebPMemoryWriterInit(&memory)
    defer { WebPMemoryWriterClear(&memory) }
    return withUnsafeMutablePointer(to: &memory) { memory in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(memory)
      guard WebPEncode(&config, &picture) != 0 else {
        return .failure(Self.failure(picture.error_code.rawValue))
      }
      let bytes = UnsafeBufferPointer(start: memory.pointee.mem, count: memory.pointee.size)
      return .success(Array(bytes))
    }
  }

  private static func failure(_ code: UInt32) -> AnimationError {
    .failed(format: "WebP", reason: "libwebp's error \(code)")
  }
}

extension Bitmap {
  /// The pixels with colours that are not multiplied by alpha; blue, green, red, alpha.
  var straightPixels: [UInt8] {
    var result = pixels
    for start in stride(from: 0, to: result.count, by: 4) where result[start + 3] != 255 {
      let alpha = Int(result[start + 3])
      for offset in start..<(start + 3) {
        let product = Int(result[offset]) * 255 + alpha / 2
        result[offset] = alpha == 0 ? 0 : UInt8(min(255, product / alpha))
      }
    }
    return result
  }
}
