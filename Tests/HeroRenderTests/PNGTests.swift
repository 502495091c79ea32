import HeroCore
import HeroRender
import Testing

/// PNG files: what is written is read back, and depends on the pixels alone.
@Suite struct PNGTests {
  private var picture: Bitmap {
    get throws {
      try render(
        group(
          box(Rect(x: 10, y: 10, width: 50, height: 50), 0xFF9500, shape: .circle),
          label("Lisbon", at: Point(x: 20, y: 80))))
    }
  }

  @Test("a PNG that claims to be huge is an error, not gigabytes of memory")
  func huge() throws {
    var bytes = PNGEncoder().encode(try picture)
    // 100,000 pixels a side, eight bits, RGB; then the checksum of just that.
    bytes.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    bytes.replaceSubrange(24..<33, with: [8, 2, 0, 0, 0, 0x27, 0x30, 0x9C, 0x9F])
    let error = #expect(throws: PNGDecoder.Failure.self) { _ = try PNGDecoder().decode(bytes) }
    #expect(error?.description == "100000×100000 pixels are too many")
  }

  @Test("an opaque picture survives unchanged, as RGB")
  func opaqueRoundTrip() throws {
    let picture = try picture
    let bytes = PNGEncoder().encode(picture)
    #expect(bytes[25] == 2)  // the colour type, in the header
    #expect(try PNGDecoder().decode(bytes) == picture)
    #expect(PNGEncoder().encode(picture) == bytes)
  }

  @Test("a transparent picture survives within a step, as RGBA")
  func transparentRoundTrip() throws {
    let node = box(Rect(x: 10.4, y: 10.7, width: 50, height: 50), 0xFF9500, shape: .circle)
    let picture = try render(node, background: .clear)
    #expect(!picture.isOpaque)
    let bytes = PNGEncoder().encode(picture)
    #expect(bytes[25] == 6)
    #expect(try PNGDecoder().decode(bytes).largestDifference(from: picture) <= 1)
  }

  @Test("the smallest picture")
  func onePixel() throws {
    let picture = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])
    #expect(try PNGDecoder().decode(PNGEncoder().encode(picture)) == picture)
  }

  @Test("bytes that are no PNG are an error", arguments: [[], [1, 2, 3], Array("GIF89a".utf8)])
  func noPNG(bytes: [UInt8]) {
    #expect(throws: PNGDecoder.Failure.self) { try PNGDecoder().decode(bytes) }
  }

  @Test("a file that is cut short is an error")
  func truncated() throws {
    let bytes = PNGEncoder().encode(try picture)
    #expect(throws: PNGDecoder.Failure.self) {
      try PNGDecoder().decode(Array(bytes.prefix(bytes.count / 2)))
    }
  }
}
