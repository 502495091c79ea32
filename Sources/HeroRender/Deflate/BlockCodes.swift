/// The codes of a block in the form in which they are written, by byte, by length and by distance.
///
/// In memory of its own, since they are looked up for every pixel.
final class BlockCodes {
  /// The codes of the bytes, and of the end of the block.
  let bytes = UnsafeMutablePointer<PackedCode>.allocate(capacity: DeflateAlphabet.literalCount)
  /// The codes of the lengths from 3 to 258, each with the bits that follow it.
  let lengths = UnsafeMutablePointer<PackedCode>.allocate(capacity: DeflateAlphabet.longest + 1)
  /// The codes of the symbols of distances.
  let distances = UnsafeMutablePointer<Distance>.allocate(capacity: DeflateAlphabet.distanceCount)

  /// A code, and the number that follows it.
  struct Distance {
    var code: PackedCode
    /// What is taken from the distance, and how many bits the rest has.
    var base, extraBits: UInt32
  }

  deinit {
    bytes.deallocate()
    lengths.deallocate()
    distances.deallocate()
  }

  /// Takes over the codes of a block.
  func set(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) {
    for symbol in 0..<DeflateAlphabet.literalCount { bytes[symbol] = literalCode[symbol] }
    for length in DeflateAlphabet.shortest...DeflateAlphabet.longest {
      let band = DeflateAlphabet.lengths[length]
      let rest = PackedCode(UInt64(length - band.base), UInt64(band.extraBits))
      lengths[length] = literalCode[band.symbol].followed(by: rest)
    }
    for (symbol, band) in DeflateAlphabet.distances.enumerated() {
      distances[symbol] = Distance(
        code: distanceCode[symbol], base: UInt32(band.base), extraBits: UInt32(band.extraBits))
    }
  }
}

extension HuffmanCode {
  /// The code of a symbol.
  fileprivate subscript(symbol: Int) -> PackedCode {
    PackedCode(UInt64(codes[symbol]), UInt64(lengths[symbol]))
  }
}
