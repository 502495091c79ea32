/// Compresses rows of pixels into a block of deflate that stands alone, as PNG stores them.
///
/// What it writes depends on the pixels alone: neither on the processor nor on what was compressed
/// before. It ends on a whole byte, so blocks may simply follow each other.
final class PixelDeflater {
  private let matcher: PixelMatcher
  private let pixelBytes: Int
  private let codes = BlockCodes()
  private let output: UnsafeMutablePointer<UInt8>

  /// Creates a compressor for rows of one layout.
  init(_ layout: PixelMatcher.Layout) {
    matcher = PixelMatcher(layout)
    pixelBytes = layout.pixelBytes
    // No Huffman code is longer on the average than one of 9 bits for every symbol; and the header.
    output = .allocate(capacity: layout.rowCount * layout.rowBytes * 9 / 8 + 1024)
  }

  deinit { output.deallocate() }

  /// Compresses some rows.
  ///
  /// - Returns: The block, until the next call.
  func compress(_ pixels: UnsafePointer<UInt32>, rows: Int) -> UnsafeBufferPointer<UInt8> {
    matcher.match(pixels, rows: rows)
    let (literalCount, distanceCount) = (
      DeflateAlphabet.literalCount, DeflateAlphabet.distanceCount
    )
    let literals = HuffmanCode(
      counts: UnsafeBufferPointer(start: matcher.counts, count: literalCount), limit: 15)
    let distances = HuffmanCode(
      counts: UnsafeBufferPointer(start: matcher.counts + literalCount, count: distanceCount),
      limit: 15)
    codes.set(literals, distances)
    var writer = BitWriter(to: output)
    writer.putHeader(literals, distances)
    write(matcher.tokens, to: &writer)
    return UnsafeBufferPointer(start: output, count: writer.count)
  }

  /// Writes tokens in the codes, and the end of the block.
  private func write(
    _ tokens: UnsafeMutableBufferPointer<PixelMatcher.Token>, to block: inout BitWriter
  ) {
    // A copy that nothing else can see stays in registers.
    var writer = block
    let (bytes, lengths, distances) = (codes.bytes, codes.lengths, codes.distances)
    let hasAlpha = pixelBytes == 4
    for token in tokens {
      switch token.length {
      case 0:
        let pixel = token.value
        writer.put(bytes[Int(pixel &>> 16 & 0xFF)])
        writer.put(bytes[Int(pixel &>> 8 & 0xFF)])
        writer.put(bytes[Int(pixel & 0xFF)])
        if hasAlpha {
          writer.drain()
          writer.put(bytes[Int(pixel &>> 24)])
        }
      case 1: writer.put(bytes[0])
      case let length:
        let distance = distances[DeflateAlphabet.symbol(ofDistance: Int(token.value))]
        let rest = UInt64(token.value &- distance.base)
        DeflateAlphabet.forEachPiece(of: Int(length)) { length in
          writer.put(lengths[length])
          writer.put(distance.code)
          writer.put(rest, UInt64(distance.extraBits))
          writer.drain()
        }
      }
      writer.drain()
    }
    writer.put(bytes[DeflateAlphabet.end])
    // A stored block without contents ends on a whole byte.
    writer.put(0, 3)
    writer.align()
    writer.put(0xFFFF_0000, 32)
    writer.drain()
    block = writer
  }
}
