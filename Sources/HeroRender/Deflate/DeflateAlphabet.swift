/// The symbols of deflate: bytes, lengths and distances.
///
/// - Source: RFC 1951, section 3.2.5.
enum DeflateAlphabet {
  /// The number of bytes, the end of a block and lengths together; the number of distances.
  static let literalCount = 286, distanceCount = 30
  /// The symbol that ends a block.
  static let end = 256
  /// The longest and the shortest stretch, in bytes.
  static let longest = 258, shortest = 3
  /// The farthest that a stretch may lie back, in bytes.
  static let farthest = 32_768

  /// A range of numbers that share a symbol, told apart by some bits that follow it.
  struct Band {
    var symbol: Int
    var base: Int
    var extraBits: Int
  }

  /// The band of each length from 0 to 258; those below 3 have none.
  static let lengths: [Band] = {
    var bands = [Band](repeating: Band(symbol: 0, base: 0, extraBits: 0), count: longest + 1)
    var length = shortest
    for symbol in 257...284 {
      let band = Band(
        symbol: symbol, base: length, extraBits: symbol < 265 ? 0 : (symbol - 261) / 4)
      for _ in 0..<(1 << band.extraBits) where length <= longest {
        bands[length] = band
        length += 1
      }
    }
    bands[longest] = Band(symbol: 285, base: longest, extraBits: 0)
    return bands
  }()

  /// The bands of distances, by symbol.
  static let distances: [Band] = {
    var base = 1
    return (0..<distanceCount).map { symbol in
      let band = Band(symbol: symbol, base: base, extraBits: symbol < 4 ? 0 : symbol / 2 - 1)
      base += 1 << band.extraBits
      return band
    }
  }()

  /// The symbol of a distance from 1 to 32,768.
  @inline(__always) static func symbol(ofDistance distance: Int) -> Int {
    let offset = distance &- 1
    guard offset >= 4 else { return offset }
    let top = Int.bitWidth &- 1 &- offset.leadingZeroBitCount
    return 2 &* top &+ (offset &>> (top &- 1) & 1)
  }

  /// Divides a stretch into pieces that can be written, none of them too short or too long.
  @inline(__always) static func forEachPiece(of length: Int, _ body: (Int) -> Void) {
    var rest = length
    while rest > longest {
      let piece = min(longest, rest &- shortest)
      body(piece)
      rest &-= piece
    }
    body(rest)
  }
}
