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

  /// Steps of four pixels whose sums fit 16 bits: `steps · (steps + 1) / 2 · 255`.
  private static let steps = 22
  /// Groups of so many steps whose sums fit 32 bits.
  private static let groups = 256
  /// The pixels of all of them.
  private static let segment = groups * steps * 4

  /// The checksum of some pixels that follow each other.
  private init(_ pixels: UnsafePointer<UInt32>, count pixelCount: Int, pixelBytes: Int) {
    let (groupCount, rest) = pixelCount.quotientAndRemainder(dividingBy: 4 * Self.steps)
    let tail = pixels + (pixelCount - rest)
    self.init(UnsafeRawPointer(pixels), groups: groupCount, of: Self.steps, pixelBytes)
    append(Adler32(UnsafeRawPointer(tail), groups: 1, of: rest / 4, pixelBytes))
    for index in (rest & ~3)..<rest {
      let pixel = tail[index]
      add(pixel >> 16)
      add(pixel >> 8)
      add(pixel)
      if pixelBytes == 4 { add(pixel >> 24) }
    }
  }

  /// Adds one byte, the lowest of a number.
  private mutating func add(_ byte: UInt32) {
    sum += UInt64(byte & 0xFF)
    weighted += sum
    count += 1
  }

  /// The checksum of groups of some steps of four pixels.
  ///
  /// A byte counts as often as there are bytes from it to the end. With `run`, the sum of a lane so
  /// far, added up once a step, a byte counts once for each step that is left; the same again, a level
  /// higher, for groups. What remains is where in its step a byte lies.
  @inline(__always) private init(
    _ pixels: UnsafeRawPointer, groups: Int, of stepCount: Int, _ pixelBytes: Int
  ) {
    // Of a pixel's bytes blue, green, red, alpha the even ones, then the odd ones.
    var (runs, later, inSteps) = (Lanes(), Lanes(), Lanes())
    var place = pixels
    for _ in 0..<groups {
      var (even, odd) = (SIMD8<UInt16>(), SIMD8<UInt16>())
      var (evenSteps, oddSteps) = (SIMD8<UInt16>(), SIMD8<UInt16>())
      for _ in 0..<stepCount {
        let bytes = place.loadUnaligned(as: SIMD8<UInt16>.self)
        place += 16
        even &+= bytes & SIMD8(repeating: 0xFF)
        odd &+= bytes &>> 8
        evenSteps &+= even
        oddSteps &+= odd
      }
      later.add(runs)
      runs.add(Lanes(even, odd))
      inSteps.add(Lanes(evenSteps, oddSteps))
    }
    let stepBytes = 4 * pixelBytes
    for lane in 0..<8 {
      for (isOdd, offset) in [(false, lane % 2 == 0 ? 2 : 0), (true, lane % 2 == 0 ? 1 : 3)]
      where offset < pixelBytes {
        let run = Int(runs[lane, isOdd])
        let place = pixelBytes * (lane / 2) + offset
        sum += UInt64(run)
        weighted += UInt64(
          stepBytes * (Int(inSteps[lane, isOdd]) + stepCount * Int(later[lane, isOdd]))
            - place * run)
      }
    }
    count = UInt64(groups * stepCount * stepBytes)
  }

  /// Sums of the even and of the odd bytes of four pixels.
  private struct Lanes {
    var even = SIMD8<UInt32>()
    var odd = SIMD8<UInt32>()

    init() {}

    init(_ even: SIMD8<UInt16>, _ odd: SIMD8<UInt16>) {
      self.even = SIMD8(truncatingIfNeeded: even)
      self.odd = SIMD8(truncatingIfNeeded: odd)
    }

    mutating func add(_ other: Lanes) {
      even &+= other.even
      odd &+= other.odd
    }

    subscript(lane: Int, isOdd: Bool) -> UInt32 { isOdd ? odd[lane] : even[lane] }
  }
}
