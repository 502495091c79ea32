import Testing

@testable import HeroRender

/// The compressor of pixels: what it writes is read back by libpng, for pictures of every kind.
@Suite struct DeflateTests {
  /// A kind of picture that asks something else of the compressor.
  enum Kind: String, CaseIterable, Sendable {
    case flat, noise, stripes, slope, mixture, clear, twoColors
  }

  /// Numbers that look random, the same ones each time.
  struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 31
    }
  }

  static func picture(_ kind: Kind, width: Int, height: Int) -> Bitmap {
    var chance = Chance(state: UInt64(width * 31 + height))
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color: UInt32 =
          switch kind {
          case .flat: 0x336699
          case .noise: UInt32.random(in: 0...0xFF_FFFF, using: &chance)
          case .stripes: UInt32(x / 5 % 3) * 0x20_4060
          case .slope: UInt32((x + 2 * y) / 7 & 0xFF) * 0x01_0101
          case .mixture: (x / 16 + y / 9) % 3 == 0 ? UInt32(chance.next() & 0x0F_0F0F) : 0xF2_F2F7
          case .clear: 0
          case .twoColors: Bool.random(using: &chance) ? 0xFF_FFFF : 0
          }
        pixels += [UInt8(color & 255), UInt8(color >> 8 & 255), UInt8(color >> 16 & 255), 255]
      }
    }
    if kind == .clear {
      for index in stride(from: 0, to: pixels.count, by: 4) { pixels[index + 3] = 0 }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(
    "a picture of any kind and size survives", arguments: Kind.allCases,
    [(1, 1), (2, 3), (5, 64), (7, 65), (300, 70), (1179, 5)])
  func survives(kind: Kind, size: (Int, Int)) throws {
    let picture = Self.picture(kind, width: size.0, height: size.1)
    for encoder in [PNGEncoder(), .small] {
      #expect(try PNGDecoder().decode(encoder.encode(picture)) == picture)
    }
  }

  @Test("rows longer than the window, which cannot refer to the row above")
  func longRows() throws {
    for kind in [Kind.stripes, .slope, .mixture] {
      let picture = Self.picture(kind, width: 11_000, height: 3)
      #expect(try PNGDecoder().decode(PNGEncoder().encode(picture)) == picture)
    }
  }

  @Test("flat and repeating pictures become small, noise hardly larger than it is")
  func sizes() {
    func share(_ kind: Kind) -> Double {
      let picture = Self.picture(kind, width: 320, height: 320)
      return Double(PNGEncoder().encode(picture).count) / Double(3 * 320 * 320)
    }
    #expect(share(.flat) < 0.01)
    #expect(share(.stripes) < 0.02)
    #expect(share(.slope) < 0.03)
    #expect(share(.noise) < 1.01)
  }

  @Test("the checksum is zlib's, however it is put together")
  func checksum() {
    func plain(_ bytes: [UInt8]) -> UInt32 {
      var (low, high): (UInt32, UInt32) = (1, 0)
      for byte in bytes {
        low = (low + UInt32(byte)) % 65_521
        high = (high + low) % 65_521
      }
      return high << 16 | low
    }
    for (width, rows, pixelBytes) in [(1, 1, 3), (5, 4, 3), (5000, 2, 3), (33, 7, 4), (4099, 3, 4)]
    {
      var chance = Chance(state: UInt64(width))
      // Large components, so that sums grow as large as they can.
      let pixels = (0..<(width * rows)).map { _ in
        UInt32.random(in: 0xFAFA_FAFA...(.max), using: &chance)
      }
      var bytes: [UInt8] = []
      for (index, pixel) in pixels.enumerated() {
        if index % width == 0 { bytes.append(0) }
        for shift in [16, 8, 0, 24].prefix(pixelBytes) { bytes.append(UInt8(pixel >> shift & 255)) }
      }
      var whole = Adler32()
      whole.append(pixels, width: width, rows: rows, pixelBytes: pixelBytes)
      #expect(whole.value == plain(bytes))
      var parts = Adler32()
      for row in 0..<rows {
        let line = Array(pixels[(row * width)..<((row + 1) * width)])
        var part = Adler32()
        part.append(line, width: width, rows: 1, pixelBytes: pixelBytes)
        parts.append(part)
      }
      #expect(parts == whole)
    }
    #expect(Adler32().value == 1)
  }

  @Test("a code is complete, within its limit, and as short as frequent symbols allow")
  func huffman() {
    var chance = Chance(state: 7)
    for limit in [7, 15] {
      for count in [2, 3, 19, 100] {
        // Weights that grow like Fibonacci's make the longest codes.
        let steep = (0..<count).map { UInt32(1) << UInt32(min($0, 30)) }
        let random = (0..<count).map { _ in UInt32.random(in: 0...9, using: &chance) }
        for counts in [steep, random] {
          let code = counts.withUnsafeBufferPointer { HuffmanCode(counts: $0, limit: limit) }
          let used = code.lengths.filter { $0 > 0 }
          #expect(used.allSatisfy { $0 <= limit })
          #expect(used.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
          for (first, firstCount) in counts.enumerated() where firstCount > 0 {
            #expect(code.lengths[first] > 0)
            for (second, secondCount) in counts.enumerated() where secondCount > firstCount {
              #expect(code.lengths[second] <= code.lengths[first])
            }
          }
        }
      }
    }
  }
}
