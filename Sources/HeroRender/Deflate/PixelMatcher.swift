/// Finds what repeats in rows of pixels.
///
/// General compressors look at bytes. Frames are made of whole pixels, most of which repeat their
/// left neighbour, the pixel above, or a place nearby with the same few colours; so whole pixels are
/// compared, straight in Cairo's form, and nothing is copied.
final class PixelMatcher {
  /// One word of the compressed text.
  struct Token {
    /// A new pixel, or how far back a stretch begins, in bytes of the file.
    var value: UInt32
    /// The bytes of the stretch that repeats; 0 for a new pixel, 1 for the byte before a row.
    var length: UInt32

    /// The byte before a row, which says that it is not filtered.
    static let rowStart = Token(value: 0, length: 1)
  }

  /// The rows of a band, taken from a picture of some width.
  struct Layout: Hashable {
    /// Pixels in a row; at most 32,767.
    var width: Int
    /// The most rows that are looked at together; at most 65,535.
    var rowCount: Int
    /// The bytes of a pixel in the file.
    var pixelBytes: Int
    /// The bytes of a row in the file: one says that it is not filtered.
    var rowBytes: Int { 1 + width * pixelBytes }
  }

  let layout: Layout
  /// The tokens of the rows, from left to right and from top to bottom.
  private(set) var tokens: UnsafeMutableBufferPointer<Token>
  /// How often each byte or length, and then each distance, occurs in the tokens.
  let counts: UnsafeMutablePointer<UInt32>
  private let memory: UnsafeMutablePointer<Token>
  /// Where two pixels side by side were seen last, by a hash of them: the row above the column.
  private let seen: UnsafeMutablePointer<UInt32>

  private static let hashBits = 12
  private static let nowhere = UInt32.max
  /// A repetition of the left neighbour of so many pixels is taken without a look elsewhere: as its
  /// distance takes no extra bits, it is short to write.
  private static let longRun = 16

  init(_ layout: Layout) {
    self.layout = layout
    memory = .allocate(capacity: layout.rowCount * (layout.width + 1))
    tokens = UnsafeMutableBufferPointer(start: memory, count: 0)
    counts = .allocate(capacity: DeflateAlphabet.literalCount + DeflateAlphabet.distanceCount)
    seen = .allocate(capacity: 1 << Self.hashBits)
  }

  deinit {
    memory.deallocate()
    counts.deallocate()
    seen.deallocate()
  }

  /// Finds the tokens of some rows, as if nothing were above them.
  func match(_ pixels: UnsafePointer<UInt32>, rows: Int) {
    counts.update(
      repeating: 0, count: DeflateAlphabet.literalCount + DeflateAlphabet.distanceCount)
    counts[DeflateAlphabet.end] = 1
    counts[0] = UInt32(rows)
    seen.update(repeating: Self.nowhere, count: 1 << Self.hashBits)
    var next = memory
    DeflateAlphabet.lengths.withUnsafeBufferPointer {
      for y in 0..<rows { next = match(pixels, row: y, next, $0) }
    }
    tokens = UnsafeMutableBufferPointer(start: memory, count: next - memory)
  }

  private func match(
    _ pixels: UnsafePointer<UInt32>, row y: Int, _ first: UnsafeMutablePointer<Token>,
    _ lengths: UnsafeBufferPointer<DeflateAlphabet.Band>
  ) -> UnsafeMutablePointer<Token> {
    let (width, pixelBytes, rowBytes, seen) = (layout.width, layout.pixelBytes, layout.rowBytes, seen)
    let counts = counts
    let row = pixels + y * width
    let hasAbove = y > 0 && rowBytes <= DeflateAlphabet.farthest
    var next = first
    next.initialize(to: .rowStart)
    next += 1
    var x = 0
    while x < width {
      let (here, rest) = (row + x, width &- x)
      var (best, distance) = (0, pixelBytes)
      if x > 0, here[0] == here[-1] { best = Self.commonLength(here, here - 1, rest) }
      if best < Self.longRun {
        // What is farther away takes more bits to say, so it has to be longer.
        if hasAbove, best &+ 2 < rest, here[0] == here[-width], here[best &+ 2] == here[best &+ 2 &- width] {
          let length = Self.commonLength(here, here - width, rest)
          if length > best &+ 2 { (best, distance) = (length, rowBytes) }
        }
        if rest > 1 {
          let slot = Self.slot(of: here)
          let place = seen[slot]
          seen[slot] = UInt32(truncatingIfNeeded: y &<< 16 | x)
          let (line, column) = (Int(place &>> 16), Int(place & 0xFFFF))
          let back = (y &- line) &* rowBytes &+ (x &- column) &* pixelBytes
          if place != Self.nowhere, back <= DeflateAlphabet.farthest {
            let earlier = pixels + (line &* width &+ column)
            let most = min(rest, width &- column)
            if best &+ 1 < most, earlier[best &+ 1] == here[best &+ 1] {
              let length = Self.commonLength(here, earlier, most)
              if length > max(best &+ 1, 1) { (best, distance) = (length, back) }
            }
          }
        }
      }
      if best > 0 {
        next.initialize(to: Token(value: UInt32(truncatingIfNeeded: distance), length: UInt32(truncatingIfNeeded: best &* pixelBytes)))
        let symbol = DeflateAlphabet.literalCount &+ DeflateAlphabet.symbol(ofDistance: distance)
        DeflateAlphabet.forEachPiece(of: best &* pixelBytes) { length in
          counts[lengths[length].symbol] &+= 1
          counts[symbol] &+= 1
        }
        x &+= best
      } else {
        let value = here[0]
        next.initialize(to: Token(value: value, length: 0))
        counts[Int(value &>> 16 & 0xFF)] &+= 1
        counts[Int(value &>> 8 & 0xFF)] &+= 1
        counts[Int(value & 0xFF)] &+= 1
        if pixelBytes == 4 { counts[Int(value &>> 24)] &+= 1 }
        x &+= 1
      }
      next += 1
    }
    return next
  }

  /// The place in `seen` for two pixels side by side.
  @inline(__always) private static func slot(of pixels: UnsafePointer<UInt32>) -> Int {
    let pair = UInt64(pixels[0]) &<< 32 | UInt64(pixels[1])
    return Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - hashBits))
  }

  /// How many pixels are equal from two places on.
  @inline(__always) private static func commonLength(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ limit: Int
  ) -> Int {
    let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    @inline(__always) func difference(_ index: Int) -> UInt64 {
      first.loadUnaligned(fromByteOffset: 4 &* index, as: UInt64.self)
        ^ second.loadUnaligned(fromByteOffset: 4 &* index, as: UInt64.self)
    }
    var count = 0
    while count &+ 8 <= limit,
      difference(count) | difference(count &+ 2) | difference(count &+ 4) | difference(count &+ 6)
        == 0
    {
      count &+= 8
    }
    while count &+ 2 <= limit {
      let bits = difference(count)
      if bits != 0 { return bits.littleEndian & 0xFFFF_FFFF == 0 ? count &+ 1 : count }
      count &+= 2
    }
    if count < limit,
      first.load(fromByteOffset: 4 &* count, as: UInt32.self)
        == second.load(fromByteOffset: 4 &* count, as: UInt32.self)
    {
      count &+= 1
    }
    return count
  }
}
