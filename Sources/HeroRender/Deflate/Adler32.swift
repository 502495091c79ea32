/// The checksum of some bytes, as zlib has it, in a form that can be joined with that of the next.
///
/// - Source: RFC 1950, section 8.2.
struct Adler32: Hashable {
  private static let prime: UInt64 = 65_521
  /// The sum of the bytes; and of each byte as often as there are bytes from it to the end.
  private var sum: UInt64 = 0
  private var weighted: UInt64 = 0
  private var count: UInt64 = 0

  /// The checksum of nothing.
  init() {}

  /// The checksum as a zlib stream ends with it.
  var value: UInt32 {
    let low = (1 + sum) % Self.prime
    let high = (count + weighted) % Self.prime
    return UInt32(high << 16 | low)
  }

  /// Goes on with the bytes of another.
  mutating func append(_ next: Adler32) {
    weighted = (weighted + sum * (next.count % Self.prime) + next.weighted) % Self.prime
    sum = (sum + next.sum) % Self.prime
    count += next.count
  }

  /// Goes on with rows of opaque pixels as a PNG has them: a zero, then red, green and blue of each.
  mutating func append(_ pixels: UnsafePointer<UInt32>, width: Int, rows: Int, pixelBytes: Int) {
    var rowStart = Adler32()
    rowStart.count = 1
    for y in 0..<rows {
      append(rowStart)
      for start in stride(from: 0, to: width, by: Self.segment) {
        let count = min(Self.segment, width - start)
        append(Adler32(pixels + y * width + start, count: count, pixelBytes: pixelBytes))
      }
    }
  }

  /// So many pixels fit the 32-bit sums below: `(segment / 4)² / 2` times the bytes of a pixel.
  private static let segment = 2048

  /// The checksum of some pixels that follow each other, four at a time.
  private init(_ pixels: UnsafePointer<UInt32>, count pixelCount: Int, pixelBytes: Int) {
    typealias Lanes = SIMD4<UInt32>
    let hasAlpha = pixelBytes == 4
    // Each byte counts as often as there are bytes from it to the end. With the sum `run` of all
    // pixels so far, added up once a step, the pixels of an earlier step count once more each.
    var (run, steps, later) = (Lanes(), Lanes(), Lanes())
    let whole = pixelCount / 4
    let low = Lanes(repeating: 0xFF)
    UnsafeRawPointer(pixels).withMemoryRebound(to: UInt32.self, capacity: pixelCount) { pixels in
      for step in 0..<whole {
        let value = UnsafeRawPointer(pixels + 4 &* step).loadUnaligned(as: Lanes.self)
        let (red, green, blue) = (value &>> 16 & low, value &>> 8 & low, value & low)
        run &+= red &+ green &+ blue
        later &+= green &+ blue &+ blue
        if hasAlpha {
          let alpha = value &>> 24
          run &+= alpha
          later &+= alpha &+ alpha &+ alpha
        }
        steps &+= run
      }
    }
    for lane in 0..<4 {
      sum += UInt64(run[lane])
      // The lanes of one step do not begin at the same place.
      let places = 4 * UInt64(steps[lane]) - UInt64(lane) * UInt64(run[lane])
      weighted += UInt64(pixelBytes) * places - UInt64(later[lane])
    }
    count = UInt64(4 * whole * pixelBytes)
    for pixel in UnsafeBufferPointer(start: pixels + 4 * whole, count: pixelCount - 4 * whole) {
      for shift: UInt32 in [16, 8, 0, 24].prefix(pixelBytes) {
        sum += UInt64(pixel >> shift & 0xFF)
        weighted += sum
        count += 1
      }
    }
  }
}
