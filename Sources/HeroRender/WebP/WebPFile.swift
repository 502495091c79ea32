/// Puts compressed pictures together to one file, piece by piece.
///
/// The file says at its start how long it is, which is known at its end; so that number is amended.
///
/// - Source: *WebP Container Specification*, Google, 2023.
final class WebPFile {
  private let width, height: Int
  private let options: WebPOptions
  private let receive: ByteReceiver
  private let amend: ByteAmender
  /// The first picture, until it is known whether there is a second.
  private var first: (bytes: [UInt8], rect: PixelRect, delay: Int)?
  private var isBegun = false
  private var count = 0

  /// The longest delay, in thousandths of a second.
  static let longestDelay = 0xFF_FFFF
  /// The most bytes: the number that says how many has four.
  private static let longestFile = 0xFFFF_FFFE

  /// Creates a file.
  init(
    width: Int, height: Int, options: WebPOptions, receive: @escaping ByteReceiver,
    amend: @escaping ByteAmender
  ) {
    (self.width, self.height, self.options) = (width, height, options)
    (self.receive, self.amend) = (receive, amend)
  }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - bytes: The picture as a file of its own.
  ///   - rect: Where it is; its corner is on even pixels.
  ///   - delay: How long it is shown, in thousandths of a second.
  /// - Throws: `AnimationError` when the file gets too long, or what the receiver throws.
  func add(_ bytes: [UInt8], at rect: PixelRect, delay: Int) throws {
    guard isBegun || first != nil else {
      first = (bytes, rect, delay)
      return
    }
    if let first {
      self.first = nil
      try begin()
      try put(first.bytes, at: first.rect, delay: first.delay)
    }
    try put(bytes, at: rect, delay: delay)
  }

  /// Ends the file; a single picture is one that does not move.
  func finish() throws {
    if let first { return try receive(first.bytes) }
    try amend(little(count - 8, bytes: 4), 4)
  }

  private func begin() throws {
    isBegun = true
    let flags: UInt8 = 0x02 | (options.isTransparent ? 0x10 : 0)  // moves; has transparency
    let canvas = [flags, 0, 0, 0] + little(width - 1, bytes: 3) + little(height - 1, bytes: 3)
    let loop = [0, 0, 0, 0] + little(min(options.loopCount, 65_535), bytes: 2)
    try send(
      Array("RIFF".utf8) + little(0, bytes: 4) + Array("WEBP".utf8) + chunk("VP8X", canvas)
        + chunk("ANIM", loop))
  }

  private func put(_ bytes: [UInt8], at rect: PixelRect, delay: Int) throws {
    let place = [rect.x / 2, rect.y / 2, rect.width - 1, rect.height - 1, delay]
    let replaces: UInt8 = 0x02  // what is below is not mixed in, and the picture stays
    try send(
      chunk(
        "ANMF", place.flatMap { little($0, bytes: 3) } + [replaces] + Self.pictureData(of: bytes)))
  }

  private func send(_ bytes: [UInt8]) throws {
    count += bytes.count
    guard count <= Self.longestFile else {
      throw AnimationError.failed(format: "WebP", reason: "a file ends at 4 GB")
    }
    try receive(bytes)
  }

  /// The chunks of a file of one picture that hold its pixels.
  private static func pictureData(of file: [UInt8]) -> [UInt8] {
    var position = 12  // behind the head of the file
    var data: [UInt8] = []
    while position + 8 <= file.count {
      let name = String(decoding: file[position..<(position + 4)], as: UTF8.self)
      let length = (0..<4).reduce(0) { $0 | Int(file[position + 4 + $1]) << (8 * $1) }
      let end = min(position + 8 + length + length % 2, file.count)
      if ["VP8 ", "VP8L", "ALPH"].contains(name) { data += file[position..<end] }
      position = end
    }
    return data
  }
}

/// A chunk, filled up to an even number of bytes.
private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  Array(name.utf8) + little(data.count, bytes: 4) + data + (data.count % 2 == 0 ? [] : [0])
}

/// The bytes of a number, the lowest first.
private func little(_ number: Int, bytes: Int) -> [UInt8] {
  (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
