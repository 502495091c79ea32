internal import CWebP

/// Puts compressed pictures together to one file, through libwebp's multiplexer.
final class WebPFile {
  private let mux: OpaquePointer
  private let loopCount: Int
  private var count = 0
  private var first: [UInt8] = []

  /// The longest delay, in thousandths of a second.
  static let longestDelay = 0xFF_FFFF

  /// Begins a file.
  init(width: Int, height: Int, loopCount: Int) throws(AnimationError) {
    guard let mux = WebPMuxNew() else {
      throw .failed(format: "WebP", reason: "there is no memory left")
    }
    (self.mux, self.loopCount) = (mux, loopCount)
    try Self.check(WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)))
  }

  deinit { WebPMuxDelete(mux) }

  /// Adds a picture.
  func add(_ bytes: [UInt8], at rect: PixelRect, delay: Int) throws(AnimationError) {
    if count == 0 { first = bytes }
    count += 1
    let result = bytes.withUnsafeBufferPointer { bytes in
      var frame = WebPMuxFrameInfo()
      frame.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      (frame.x_offset, frame.y_offset) = (Int32(rect.x), Int32(rect.y))
      (frame.duration, frame.id) = (Int32(delay), WEBP_CHUNK_ANMF)
      (frame.dispose_method, frame.blend_method) = (WEBP_MUX_DISPOSE_NONE, WEBP_MUX_NO_BLEND)
      return WebPMuxPushFrame(mux, &frame, 1)
    }
    try Self.check(result)
  }

  /// The whole file; a single picture is one that does not move.
  func assembled() throws(AnimationError) -> [UInt8] {
    guard count > 1 else { return first }
    var parameters = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(min(loopCount, 65_535)))
    try Self.check(WebPMuxSetAnimationParams(mux, &parameters))
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    try Self.check(WebPMuxAssemble(mux, &data))
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private static func check(_ result: WebPMuxError) throws(AnimationError) {
    guard result == WEBP_MUX_OK else {
      throw .failed(format: "WebP", reason: "the multiplexer's error \(result.rawValue)")
    }
  }
}
