import HeroCore

/// Writes an animation as a WebP, its pictures compressed by libwebp.
///
/// Of each picture only the rectangle that changes is stored, all of it from the picture itself.
/// libwebp's own animation encoder instead lets pixels stand that changed a little, and with loss
/// those errors add up over the frames; here none outlives the next change.
public final class WebPEncoder: AnimationEncoder {
  private let width, height: Int
  private let file: WebPFile
  private let store: ByteStore?
  private var compression: ParallelBatch<Part, Compressed>?
  private var clock = DelayClock.thousandths

  /// The picture that is shown last so far; a picture that equals it makes it longer.
  private var waiting: (picture: Bitmap, rect: PixelRect, duration: Rational)?

  /// A rectangle to compress.
  private struct Part: Sendable {
    /// What is in the rectangle.
    var picture: Bitmap
    var rect: PixelRect
    var delay: Int
  }

  private struct Compressed: Sendable {
    var rect: PixelRect
    var delay: Int
    var file: Result<[UInt8], AnimationError>
  }

  /// The largest side of a WebP.
  public static let limit = 16_383

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - width: The width of all pictures, in pixels.
  ///   - height: The height of all pictures, in pixels.
  ///   - options: How the file is to be.
  ///   - amend: Writes over bytes that were received; `nil` where that is not possible, and the file
  ///     then waits in memory until its end.
  ///   - receive: Takes the bytes of the file.
  /// - Throws: `AnimationError` when the pictures are too large.
  public init(
    width: Int, height: Int, options: WebPOptions = WebPOptions(),
    amend: ByteAmender? = nil, receive: @escaping ByteReceiver
  ) throws(AnimationError) {
    guard width <= Self.limit, height <= Self.limit else {
      throw .tooLarge(format: "WebP", width: width, height: height, limit: Self.limit)
    }
    (self.width, self.height) = (width, height)
    let store = amend == nil ? ByteStore(receive: receive) : nil
    self.store = store
    file = WebPFile(
      width: width, height: height, options: options, receive: store?.append ?? receive,
      amend: amend ?? { store?.replace($0, at: $1) })
    let still = WebPStill(compression: options.compression, isOpaque: !options.isTransparent)
    compression = ParallelBatch(workers: options.workers) { part in
      Compressed(
        rect: part.rect, delay: part.delay,
        file: still.encode(part.picture))
    } deliver: { [file] part in
      try file.add(part.file.get(), at: part.rect, delay: part.delay)
    }
  }

  /// Adds a picture; see ``AnimationEncoder``.
  public func add(_ picture: Bitmap, for duration: Rational) throws {
    precondition(
      picture.width == width && picture.height == height,
      "a picture of \(picture.width)×\(picture.height) among those of \(width)×\(height)")
    precondition(duration > .zero, "a duration has to be positive, got \(duration)")
    guard let last = waiting else {
      let whole = PixelRect(x: 0, y: 0, width: width, height: height)
      waiting = (picture, whole, duration)
      return
    }
    let changed = picture.changedRect(from: last.picture)
    guard !changed.isEmpty else {
      waiting?.duration = last.duration + duration
      return
    }
    try compress(last)
    waiting = (picture, changed.onEvenPixels, duration)
  }

  /// Ends the file; see ``AnimationEncoder``.
  public func finish() throws {
    guard let last = waiting else { throw AnimationError.empty(format: "WebP") }
    try compress(last)
    try compression?.finish()
    try file.finish()
    try store?.handOver()
  }

  private func compress(
    _ frame: (picture: Bitmap, rect: PixelRect, duration: Rational)
  ) throws {
    var delay = clock.delay(for: frame.duration)
    try compression?.add(
      Part(
        picture: frame.picture.cropped(to: frame.rect), rect: frame.rect,
        delay: min(delay, WebPFile.longestDelay)))
    delay -= WebPFile.longestDelay
    // A longer delay than the format has is shared out to corners that change nothing.
    while delay > 0 {
      let corner = PixelRect(x: 0, y: 0, width: 1, height: 1)
      try compression?.add(
        Part(
          picture: frame.picture.cropped(to: corner), rect: corner,
          delay: min(delay, WebPFile.longestDelay)))
      delay -= WebPFile.longestDelay
    }
  }
}

/// A file that waits until its beginning is known.
private final class ByteStore {
  private var bytes: [UInt8] = []
  private let receive: ByteReceiver

  init(receive: @escaping ByteReceiver) { self.receive = receive }

  func append(_ more: [UInt8]) { bytes += more }

  func replace(_ part: [UInt8], at offset: Int) {
    bytes.replaceSubrange(offset..<(offset + part.count), with: part)
  }

  func handOver() throws { try receive(bytes) }
}

extension PixelRect {
  /// The rectangle with its corner on even pixels, where WebP wants it.
  fileprivate var onEvenPixels: PixelRect {
    PixelRect(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}
