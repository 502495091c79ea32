internal import CGIF

/// The one place that speaks to giflib: puts finished indices into the blocks of a GIF.
final class GIFFile {
  /// Where a picture is, how long it stays and what happens to it afterwards.
  struct Block {
    var rect: PixelRect
    /// Row after row.
    var indices: [UInt8]
    /// In hundredths of a second.
    var delay: Int
    /// The index that lets through what is below; `nil` for none.
    var transparent: UInt8?
    /// Whether its rectangle is made transparent when its time is over.
    var isCleared: Bool
    /// A palette of its own; `nil` for that of the file.
    var palette: [UInt32]?
  }

  private let file: UnsafeMutablePointer<GifFileType>
  private let output = Output()
  private let receive: ByteReceiver

  /// Collects what giflib writes.
  private final class Output { var bytes: [UInt8] = [] }

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  ///   - palette: The colours of all pictures that bring none of their own.
  ///   - loopCount: How often the file plays, 0 for ever; `nil` for a file that does not move.
  ///   - receive: Takes the bytes.
  /// - Throws: `AnimationError`, or what the receiver throws.
  init(
    width: Int, height: Int, palette: [UInt32], loopCount: Int?, receive: @escaping ByteReceiver
  ) throws {
    var error: Int32 = 0
    guard
      let file = EGifOpen(
        Unmanaged.passUnretained(output).toOpaque(),
        { file, data, count in
          guard let target = file?.pointee.UserData, let data else { return 0 }
          Unmanaged<Output>.fromOpaque(target).takeUnretainedValue()
            .bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return count
        }, &error)
    else { throw Self.failure(error) }
    (self.file, self.receive) = (file, receive)
    EGifSetGifVersion(file, true)  // GIF89a, which has delays and transparency
    let map = Self.map(palette)
    defer { GifFreeMapObject(map) }
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
    // Played once is what a file without the extension does; it counts the times after the first.
    if let loopCount, loopCount != 1 { try putLoop(UInt16(clamping: max(0, loopCount - 1))) }
    try drain()
  }

  deinit {
    var error: Int32 = 0
    if !isClosed { EGifCloseFile(file, &error) }
  }

  private var isClosed = false

  /// The bits of an index in a file with so many colours.
  static func codeBits(colors: Int) -> Int {
    var bits = 2  // the fewest that LZW in a GIF starts with
    while 1 << bits < colors { bits += 1 }
    return bits
  }

  /// Adds a picture.
  func put(_ block: Block) throws {
    var delay = block.delay
    // A longer delay than the format has is shared out to pictures that change nothing.
    try put(block, delay: min(delay, Self.longestDelay))
    delay -= Self.longestDelay
    while delay > 0, let transparent = block.transparent {
      var pause = block
      pause.rect = PixelRect(x: block.rect.x, y: block.rect.y, width: 1, height: 1)
      pause.indices = [block.isCleared ? block.indices[0] : transparent]
      try put(pause, delay: min(delay, Self.longestDelay))
      delay -= Self.longestDelay
    }
    try drain()
  }

  /// Ends the file.
  func close() throws {
    var error: Int32 = 0
    isClosed = true
    guard EGifCloseFile(file, &error) == GIF_OK else { throw Self.failure(error) }
    try drain()
  }

  private static let longestDelay = 65_535

  private func put(_ block: Block, delay: Int) throws {
    let disposal = block.isCleared ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT
    let control: [UInt8] = [
      UInt8(disposal << 2) | (block.transparent == nil ? 0 : 1), UInt8(delay & 255),
      UInt8(delay >> 8), block.transparent ?? 0,
    ]
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, control))
    let map = block.palette.map(Self.map)
    defer { if let map { GifFreeMapObject(map) } }
    let rect = block.rect
    try check(
      EGifPutImageDesc(
        file, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false,
        map ?? nil))
    var indices = block.indices
    try indices.withUnsafeMutableBufferPointer { indices in
      // giflib takes whole lines only, but does not care how long they are.
      guard let start = indices.baseAddress else { return }
      for y in 0..<rect.height {
        try check(EGifPutLine(file, start + y * rect.width, Int32(rect.width)))
      }
    }
  }

  private func putLoop(_ repeats: UInt16) throws {
    let name = Array("NETSCAPE2.0".utf8)
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, Int32(name.count), name))
    let count: [UInt8] = [1, UInt8(repeats & 255), UInt8(repeats >> 8)]
    try check(EGifPutExtensionBlock(file, 3, count))
    try check(EGifPutExtensionTrailer(file))
  }

  /// A colour map, padded with black to the power of two that the format wants.
  private static func map(_ palette: [UInt32]) -> UnsafeMutablePointer<ColorMapObject>? {
    let count = 1 << codeBits(colors: palette.count)
    var colors = palette.map {
      GifColorType(
        Red: UInt8($0 >> 16 & 255), Green: UInt8($0 >> 8 & 255), Blue: UInt8($0 & 255))
    }
    colors += [GifColorType](
      repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: count - colors.count)
    return GifMakeMapObject(Int32(count), colors)
  }

  private func drain() throws {
    guard !output.bytes.isEmpty else { return }
    try receive(output.bytes)
    output.bytes.removeAll(keepingCapacity: true)
  }

  private func check(_ result: Int32) throws {
    guard result == GIF_OK else { throw Self.failure(file.pointee.Error) }
  }

  private static func failure(_ code: Int32) -> AnimationError {
    let text = GifErrorString(code).map { String(cString: $0) } ?? "error \(code)"
    return .failed(format: "GIF", reason: text)
  }
}
