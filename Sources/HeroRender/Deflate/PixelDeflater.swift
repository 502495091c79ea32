/// Compresses rows of pixels into a block of deflate that stands alone, as PNG stores them.
///
/// What it writes depends on the pixels alone: neither on the processor nor on what was compressed
/// before. It ends on a whole byte, so blocks may simply follow each other.
final class PixelDeflater {
  private let matcher: PixelMatcher
  private let pixelBytes: Int
  private let output: UnsafeMutablePointer<UInt8>

  /// Creates a compressor for rows of one layout.
  init(_ layout: PixelMatcher.Layout) {
    matcher = PixelMatcher(layout)
    pixelBytes = layout.pixelBytes
    // No Huffman code is longer on the average than one of 9 bits for every symbol; and the header.
    output = .allocate(capacity: layout.rowCount * layout.rowBytes * 9 / 8 + 1024)
  }

  deinit {
    output.deallocate()
  }

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
      counts: UnsafeBufferPointer(start: matcher.counts + literalCount, count: distanceCount), limit: 15)
    var writer = BitWriter(to: output)
    writer.putHeader(literals, distances)
    write(pixels, literals, distances, to: &writer)
    return UnsafeBufferPointer(start: output, count: writer.count)
  }

  /// Writes the steps in the codes.
  private func write(
    _ pixels: UnsafePointer<UInt32>, _ literals: HuffmanCode, _ distances: HuffmanCode,
    to writer: inout BitWriter
  ) {
    let pixelBytes = pixelBytes
    var output = writer
    let rowStart = literals[0]
    literals.packed.withUnsafeBufferPointer { bytes in
      literals.packedLengths.withUnsafeBufferPointer { lengths in
        distances.packed.withUnsafeBufferPointer { distances in
          DeflateAlphabet.distances.withUnsafeBufferPointer { bands in
            for token in matcher.tokens {
              let length = Int(token.length)
              if length == 0 {
                let value = token.value
                output.put(bytes[Int(value &>> 16 & 0xFF)])
                output.put(bytes[Int(value &>> 8 & 0xFF)])
                output.put(bytes[Int(value & 0xFF)])
                if pixelBytes == 4 {
                  output.drain()
                  output.put(bytes[Int(value &>> 24)])
                }
              } else if length == 1 {
                output.put(rowStart)
              } else {
                let symbol = DeflateAlphabet.symbol(ofDistance: Int(token.value))
                let (code, band) = (distances[symbol], bands[symbol])
                let rest = UInt64(truncatingIfNeeded: Int(token.value) &- band.base)
                let extraBits = UInt64(truncatingIfNeeded: band.extraBits)
                DeflateAlphabet.forEachPiece(of: length) { length in
                  output.put(lengths[length])
                  output.put(code)
                  output.put(rest, extraBits)
                  output.drain()
                }
              }
              output.drain()
            }
          }
        }
      }
    }
    output.put(literals[DeflateAlphabet.end])
    // A stored block without contents ends on a whole byte.
    output.put(0, 3)
    output.align()
    output.put(0xFFFF_0000, 32)
    output.drain()
    writer = output
  }
}

extension HuffmanCode {
  /// The code of a symbol.
  fileprivate subscript(symbol: Int) -> PackedCode {
    PackedCode(UInt64(codes[symbol]), UInt64(lengths[symbol]))
  }

  /// The codes of all symbols.
  fileprivate var packed: [PackedCode] { codes.indices.map { self[$0] } }

  /// The code of each length from 0 to 258 with the bits that follow it.
  fileprivate var packedLengths: [PackedCode] {
    DeflateAlphabet.lengths.enumerated().map { length, band in
      let bits = lengths[band.symbol]
      let extra = UInt64(max(0, length - band.base)) << UInt64(bits)
      return PackedCode(UInt64(codes[band.symbol]) | extra, UInt64(bits) + UInt64(band.extraBits))
    }
  }
}
