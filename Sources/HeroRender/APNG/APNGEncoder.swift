import HeroCore

/// Writes an animation as an APNG: a PNG in which further pictures follow the first.
///
/// Of each picture only the rectangle that changes is stored, without loss. Delays are the exact
/// fractions. A single picture is written as an ordinary PNG.
///
/// - Source: *Portable Network Graphics (PNG) Specification (Third Edition)*, W3C, 2025, chunks
///   `acTL`, `fcTL` and `fdAT`.
public final class APNGEncoder: AnimationEncoder {
  private let width, height, frameCount: Int
  private let options: APNGOptions
  private let receive: ByteReceiver
  private var compression: ParallelBatch<Part, CompressedPart>?
  private var previous: Bitmap?
  private var added = 0
  private var sequence: UInt32 = 0

  /// A rectangle to compress.
  private struct Part: Sendable {
    /// What is in the rectangle.
    var picture: Bitmap
    var rect: PixelRect
    var duration: Rational
  }

  /// The pixels of a rectangle as PNG stores them, with where and how long they are shown.
  private struct CompressedPart: Sendable {
    var rect: PixelRect
    var duration: Rational
    var data: [UInt8]
  }

  /// The largest side of an APNG.
  public static let limit = 0x7FFF_FFFF

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - width: The width of all pictures, in pixels.
  ///   - height: The height of all pictures, in pixels.
  ///   - frameCount: How many pictures will be added; the file says so at its start.
  ///   - options: How the file is to be.
  ///   - receive: Takes the bytes of the file.
  public init(
    width: Int, height: Int, frameCount: Int, options: APNGOptions = APNGOptions(),
    receive: @escaping ByteReceiver
  ) {
    (self.width, self.height, self.frameCount) = (width, height, frameCount)
    self.options = options
    self.receive = receive
    let isOpaque = !options.isTransparent
    compression = ParallelBatch(workers: options.workers) { part in
      CompressedPart(
        rect: part.rect, duration: part.duration,
        data: PNGEncoder.animationStream(part.picture, isOpaque: isOpaque))
    } deliver: { [unowned self] in
      try put($0)
    }
  }

  /// Adds a picture; see ``AnimationEncoder``.
  public func add(_ picture: Bitmap, for duration: Rational) throws {
    precondition(
      picture.width == width && picture.height == height,
      "a picture of \(picture.width)×\(picture.height) among those of \(width)×\(height)")
    precondition(duration > .zero, "a duration has to be positive, got \(duration)")
    precondition(added < frameCount, "more pictures than the \(frameCount) that were promised")
    var rect = PixelRect(x: 0, y: 0, width: width, height: height)
    if let previous {
      rect = picture.changedRect(from: previous)
      // The format has no empty rectangle; one pixel that stays as it is says “nothing”.
      if rect.isEmpty { rect = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    }
    previous = picture
    added += 1
    try compression?.add(
      Part(picture: picture.cropped(to: rect), rect: rect, duration: duration))
  }

  /// Ends the file; see ``AnimationEncoder``.
  public func finish() throws {
    guard added > 0 else { throw AnimationError.empty(format: "APNG") }
    precondition(added == frameCount, "\(added) pictures instead of the \(frameCount) promised")
    try compression?.finish()
    try receive(PNGChunk.end.bytes)
  }

  private func put(_ part: CompressedPart) throws {
    let isFirst = sequence == 0
    if isFirst {
      try receive(PNGChunk.signature)
      try put(.header(width: width, height: height, isOpaque: !options.isTransparent))
      if frameCount > 1 {
        let counts = bigEndian(UInt32(frameCount)) + bigEndian(UInt32(options.loopCount))
        try put(PNGChunk(name: "acTL", data: counts))
      }
    }
    if frameCount > 1 { try put(PNGChunk(name: "fcTL", data: control(of: part))) }
    try put(
      isFirst
        ? PNGChunk(name: "IDAT", data: part.data)
        : PNGChunk(name: "fdAT", data: nextNumber() + part.data))
    if sequence == 0 { sequence = 1 }
  }

  private func put(_ chunk: PNGChunk) throws { try receive(chunk.bytes) }

  private func control(of part: CompressedPart) -> [UInt8] {
    let rect = part.rect
    let place = [rect.width, rect.height, rect.x, rect.y].flatMap { bigEndian(UInt32($0)) }
    let (numerator, denominator) = part.duration.inSixteenBits
    // The rectangle stays for the next picture (0) and replaces what is below (0).
    return nextNumber() + place + bigEndian(numerator) + bigEndian(denominator) + [0, 0]
  }

  private func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return bigEndian(sequence)
  }
}

extension Rational {
  /// The fraction as two numbers of sixteen bits: exact where they suffice, else in the finest parts
  /// of a second that do.
  var inSixteenBits: (numerator: UInt16, denominator: UInt16) {
    if let numerator = UInt16(exactly: numerator), let denominator = UInt16(exactly: denominator) {
      return (numerator, denominator)
    }
    let whole = max(1, Int(value.rounded(.up)))
    let denominator = max(1, 65_535 / whole)
    let parts = (value * Double(denominator)).rounded()
    return (UInt16(min(max(parts, 1), 65_535)), UInt16(denominator))
  }
}
