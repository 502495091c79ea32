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
  /// The symbol of each length from 3 to 258.
  private let lengthSymbols: UnsafeMutablePointer<UInt16>
  /// Where two pixels side by side were seen last, by a hash of them: the row above the column.
  private let seen: UnsafeMutablePointer<UInt32>

  private static let hashBits = 13
  private static let nowhere = UInt32.max
  /// So many pixels that repeat their left neighbour are taken without a look elsewhere.
  ///
  /// Their distance takes no extra bits, and what follows them is found again more easily. On our
  /// frames files are smaller with 2 than with 1, 3, 4 or more.
  private static let longRun = 2

  init(_ layout: Layout) {
    self.layout = layout
    memory = .allocate(capacity: layout.rowCount * (layout.width + 1))
    tokens = UnsafeMutableBufferPointer(start: memory, count: 0)
    counts = .allocate(capacity: DeflateAlphabet.literalCount + DeflateAlphabet.distanceCount)
    seen = .allocate(capacity: 1 << Self.hashBits)
    lengthSymbols = .allocate(capacity: DeflateAlphabet.longest + 1)
    for (length, band) in DeflateAlphabet.lengths.enumerated() {
      lengthSymbols[length] = UInt16(band.symbol)
    }
  }

  deinit {
    memory.deallocate()
    counts.deallocate()
    seen.deallocate()
    lengthSymbols.deallocate()
  }

  /// Finds the tokens of some rows, as if nothing were above them.
  func match(_ pixels: UnsafePointer<UInt32>, rows: Int) {
    counts.update(
      repeating: 0, count: DeflateAlphabet.literalCount + DeflateAlphabet.distanceCount)
    counts[DeflateAlphabet.end] = 1
    counts[0] = UInt32(rows)
    seen.update(repeating: Self.nowhere, count: 1 << Self.hashBits)
    var next = memory
    for y in 0..<rows {
      next.initialize(to: .rowStart)
      next += 1
      var x = 0
      while x < layout.width {
        let stretch = longestStretch(pixels, x, y)
        if stretch.count > 0 {
          next.initialize(to: token(stretch))
          x &+= stretch.count
        } else {
          next.initialize(to: token(pixels[y &* layout.width &+ x]))
          x &+= 1
        }
        next += 1
      }
    }
    tokens = UnsafeMutableBufferPointer(start: memory, count: next - memory)
  }

  /// Pixels that repeat; none where nothing does.
  private struct Stretch {
    var count = 0
    /// How far back they begin, in bytes of the file.
    var distance = 0
  }

  /// The longest stretch that begins at a pixel, of those that are looked at: the left neighbour, the
  /// row above, and where the same two pixels were seen last.
  @inline(__always) private func longestStretch(
    _ pixels: UnsafePointer<UInt32>, _ x: Int, _ y: Int
  ) -> Stretch {
    let (width, rowBytes) = (layout.width, layout.rowBytes)
    let (here, rest) = (pixels + (y &* width &+ x), width &- x)
    var best = Stretch()
    if x > 0, here[0] == here[-1] {
      best = Stretch(
        count: Self.commonLength(here, here - 1, rest), distance: layout.pixelBytes)
      guard best.count < Self.longRun else { return best }
    }
    // What is farther away takes more bits to say, so it has to be longer.
    let enough = best.count &+ 2
    if y > 0, enough < rest, here[0] == here[-width], here[enough] == here[enough &- width],
      rowBytes <= DeflateAlphabet.farthest
    {
      let count = Self.commonLength(here, here - width, rest)
      if count > enough { best = Stretch(count: count, distance: rowBytes) }
    }
    guard rest > 1 else { return best }
    let slot = Self.slot(of: here)
    let place = seen[slot]
    seen[slot] = UInt32(truncatingIfNeeded: y &<< 16 | x)
    let (line, column) = (Int(place &>> 16), Int(place & 0xFFFF))
    let distance = (y &- line) &* rowBytes &+ (x &- column) &* layout.pixelBytes
    guard place != Self.nowhere, distance <= DeflateAlphabet.farthest else { return best }
    let earlier = pixels + (line &* width &+ column)
    let most = min(rest, width &- column)
    let longer = max(best.count &+ 1, 1)
    guard longer < most, earlier[longer] == here[longer] else { return best }
    let count = Self.commonLength(here, earlier, most)
    return count > longer ? Stretch(count: count, distance: distance) : best
  }

  /// The token of a stretch, which is counted.
  @inline(__always) private func token(_ stretch: Stretch) -> Token {
    let length = stretch.count &* layout.pixelBytes
    let symbol =
      DeflateAlphabet.literalCount &+ DeflateAlphabet.symbol(ofDistance: stretch.distance)
    DeflateAlphabet.forEachPiece(of: length) { length in
      counts[Int(lengthSymbols[length])] &+= 1
      counts[symbol] &+= 1
    }
    return Token(
      value: UInt32(truncatingIfNeeded: stretch.distance),
      length: UInt32(truncatingIfNeeded: length))
  }

  /// The token of a new pixel, which is counted.
  @inline(__always) private func token(_ pixel: UInt32) -> Token {
    counts[Int(pixel &>> 16 & 0xFF)] &+= 1
    counts[Int(pixel &>> 8 & 0xFF)] &+= 1
    counts[Int(pixel & 0xFF)] &+= 1
    if layout.pixelBytes == 4 { counts[Int(pixel &>> 24)] &+= 1 }
    return Token(value: pixel, length: 0)
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
