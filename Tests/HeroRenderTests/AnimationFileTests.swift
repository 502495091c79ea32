import HeroCore
import Testing

@testable import HeroRender

/// What animated files say about themselves; what is in them, other programs read in the slow tests.
@Suite struct AnimationFileTests {
  private func apng(_ pictures: [Bitmap], workers: Int = 1, loop: Int = 0) throws -> [UInt8] {
    try Motions.file(pictures) {
      APNGEncoder(
        width: 48, height: 32, frameCount: pictures.count,
        options: APNGOptions(loopCount: loop, workers: workers), receive: $0)
    }
  }

  private func webp(
    _ pictures: [Bitmap], _ compression: WebPOptions.Compression = .lossless, workers: Int = 1
  ) throws -> [UInt8] {
    try Motions.file(pictures) {
      try WebPEncoder(
        width: 48, height: 32, options: WebPOptions(compression: compression, workers: workers),
        receive: $0)
    }
  }

  private func gif(_ pictures: [Bitmap], _ options: GIFOptions = GIFOptions()) throws -> [UInt8] {
    try Motions.file(pictures) {
      try GIFEncoder(width: 48, height: 32, options: options, receive: $0)
    }
  }

  @Test("bytes do not depend on the number of workers", arguments: [2, 3, 8])
  func workers(count: Int) throws {
    let pictures = Motions.pictures()
    #expect(try apng(pictures, workers: count) == apng(pictures))
    #expect(try webp(pictures, workers: count) == webp(pictures))
    #expect(
      try webp(pictures, .lossy(quality: 50), workers: count) == webp(pictures, .lossy(quality: 50))
    )
  }

  @Test("a WebP is the same whether it waits in memory or is amended at its end")
  func amended() throws {
    final class File { var bytes: [UInt8] = [] }
    let pictures = Motions.pictures(isTransparent: true)
    for options in [WebPOptions(loopCount: 3), WebPOptions(isTransparent: true)] {
      for count in [1, 2, pictures.count] {
        let file = File()
        var pieces = 0
        let encoder = try WebPEncoder(
          width: 48, height: 32, options: options,
          amend: { file.bytes.replaceSubrange($1..<($1 + $0.count), with: $0) },
          receive: {
            file.bytes += $0
            pieces += 1
          })
        for picture in pictures.prefix(count) { try encoder.add(picture, for: Rational(1, 60)) }
        try encoder.finish()
        let waiting = try Motions.file(Array(pictures.prefix(count))) {
          try WebPEncoder(width: 48, height: 32, options: options, receive: $0)
        }
        #expect(file.bytes == waiting)
        #expect(count == 1 ? pieces == 1 : pieces >= count, "the file goes out bit by bit")
        let length = file.bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(length == file.bytes.count - 8)
      }
    }
  }

  @Test("thousands of colours and pictures without a pixel make a whole file of every kind")
  func extremes() throws {
    var state: UInt64 = 1
    let noise = (0..<2).map { _ in
      Bitmap(
        width: 64, height: 48,
        pixels: (0..<(64 * 48)).flatMap { _ -> [UInt8] in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return [UInt8(state >> 56), UInt8(state >> 48 & 255), UInt8(state >> 40 & 255), 255]
        })
    }
    let clear = (0..<2).map { _ in
      Bitmap(width: 64, height: 48, pixels: [UInt8](repeating: 0, count: 4 * 64 * 48))
    }
    for (pictures, isTransparent) in [(noise, false), (noise, true), (clear, true)] {
      let files = [
        try Motions.file(pictures) {
          try GIFEncoder(
            width: 64, height: 48, options: GIFOptions(isTransparent: isTransparent), receive: $0)
        },
        try Motions.file(pictures) {
          try WebPEncoder(
            width: 64, height: 48, options: WebPOptions(isTransparent: isTransparent), receive: $0)
        },
        try Motions.file(pictures) {
          APNGEncoder(
            width: 64, height: 48, frameCount: 2,
            options: APNGOptions(isTransparent: isTransparent), receive: $0)
        },
      ]
      #expect(files[0].starts(with: Array("GIF89a".utf8)) && files[0].last == 0x3B)
      #expect(files[1].starts(with: Array("RIFF".utf8)))
      #expect(files[2].suffix(8).starts(with: Array("IEND".utf8)))
    }
  }

  @Test("numbers of colours are kept in as few bytes as they need, and come back")
  func colorNumbers() {
    for top: Int32 in [0, 254, 65_534, 65_535, 1_000_000] {
      let numbers = [ColorCensus.transparent, 0, top, 7]
      let kept = ColorNumbers(numbers)
      #expect((0..<4).map { kept[$0] } == numbers)
      #expect(kept[1..<3] == [0, top] && kept.count == 4)
    }
  }

  @Test("a single picture is a file that does not move")
  func single() throws {
    let picture = [Motions.picture(at: 4)]
    let png = try apng(picture)
    #expect(png.occurrences(of: "acTL") == 0 && png.occurrences(of: "fcTL") == 0)
    #expect(try PNGDecoder().decode(png) == picture[0])
    #expect(try webp(picture).occurrences(of: "ANIM") == 0)
    #expect(try gif(picture).occurrences(of: "NETSCAPE") == 0)
  }

  @Test("pictures that are all equal make a file that does not move")
  func equalPictures() throws {
    let pictures = [Bitmap](repeating: Motions.picture(at: 4), count: 5)
    #expect(try webp(pictures).occurrences(of: "ANIM") == 0)
    #expect(try gif(pictures).occurrences(of: "NETSCAPE") == 0)
    #expect(try apng(pictures).occurrences(of: "fcTL") == 5)
  }

  @Test("no picture is an error, not an empty file")
  func empty() {
    #expect(throws: AnimationError.empty(format: "GIF")) { try gif([]) }
    #expect(throws: AnimationError.empty(format: "WebP")) { try webp([]) }
    #expect(throws: AnimationError.empty(format: "APNG")) { try apng([]) }
  }

  @Test("sizes beyond a format's limit are refused before anything is written")
  func limits() {
    #expect(throws: AnimationError.self) {
      _ = try GIFEncoder(width: 65_536, height: 1) { _ in Issue.record("bytes were written") }
    }
    #expect(throws: AnimationError.self) {
      _ = try WebPEncoder(width: 1, height: 16_384) { _ in Issue.record("bytes were written") }
    }
  }

  @Test("what the receiver of the bytes throws comes out")
  func receiver() {
    struct Full: Error {}
    for pictures in [1, 8].map({ Array(Motions.pictures().prefix($0)) }) {
      #expect(throws: Full.self) {
        let encoder = try GIFEncoder(width: 48, height: 32) { _ in throw Full() }
        for picture in pictures { try encoder.add(picture, for: Rational(1, 10)) }
        try encoder.finish()
      }
    }
  }

  @Test(
    "hundredths add up to the exact total, none is under 2",
    arguments: [
      Rational(1, 30), Rational(1, 24), Rational(1, 50), Rational(7, 100), Rational(1, 45),
    ])
  func hundredths(duration: Rational) {
    var clock = DelayClock.hundredths
    let delays = (0..<97).map { _ in clock.delay(for: duration) }
    #expect(delays.allSatisfy { $0 >= 2 })
    #expect(abs(Double(delays.reduce(0, +)) - 9700 * duration.value) <= 0.5)
    #expect((delays.max() ?? 0) - (delays.min() ?? 0) <= 1)
  }

  @Test("delays of an APNG are the fractions themselves where sixteen bits hold them")
  func fractions() {
    #expect(Rational(1, 60).inSixteenBits == (1, 60))
    #expect(Rational(1001, 30_000).inSixteenBits == (1001, 30_000))
    for odd in [Rational(100_001, 100_003), Rational(123_457, 7), Rational(1, 100_000)] {
      let (numerator, denominator) = odd.inSixteenBits
      let told = Double(numerator) / Double(denominator)
      #expect(abs(told - odd.value) <= max(1.0 / 65_535, odd.value / 65_535))
      #expect(numerator > 0 && denominator > 0)
    }
  }

  @Test("few colours are kept exactly, many become at most as many as asked for")
  func palettes() {
    var few = ColorCensus()
    _ = few.take(
      Motions.picture(at: 3, isTransparent: true), in: PixelRect(x: 0, y: 0, width: 48, height: 32))
    #expect(PaletteMaker.palette(of: few, limit: 255, error: 0) == [0xC81E28])
    var many = ColorCensus()
    let picture = Motions.picture(at: 3)
    _ = many.take(picture, in: PixelRect(x: 0, y: 0, width: 48, height: 32))
    #expect(many.colors.count > 1000)
    for limit in [1, 2, 16, 255] {
      let palette = PaletteMaker.palette(of: many, limit: limit, error: 0)
      #expect(palette.count <= limit && palette.count > limit * 3 / 4)
      #expect(Set(palette).count == palette.count)
    }
    let rough = PaletteMaker.palette(of: many, limit: 255, error: 80)
    #expect(rough.count < 100)
  }

  @Test(
    "every colour survives the way to Oklab and back",
    arguments: [0, 0xFFFFFF, 0xFF2D55, 0x345678, 0x00FF01])
  func oklab(color: Int) {
    #expect(OklabPoint(rgb: UInt32(color)).rgb == UInt32(color))
  }

  @Test("the changed rectangle is the smallest one")
  func changes() {
    let (a, b) = (Motions.picture(at: 4), Motions.picture(at: 7))
    #expect(b.changedRect(from: a) == PixelRect(x: 4, y: 10, width: 11, height: 8))
    #expect(a.changedRect(from: a).isEmpty)
    let part = b.cropped(to: PixelRect(x: 7, y: 10, width: 2, height: 3))
    #expect(part.width == 2 && part.height == 3 && part[0, 0] == b[7, 10] && part[1, 2] == b[8, 12])
  }

  @Test("a dither mixes two near colours to the one between, the same way in every frame")
  func dither() throws {
    // More greys than the palette may have: those between are mixed.
    let plain = try gif(Motions.pictures(), GIFOptions(paletteError: 0.03))
    let mixed = try gif(Motions.pictures(), GIFOptions(isDithered: true, paletteError: 0.03))
    #expect(mixed != plain)
    #expect(try gif(Motions.pictures(), GIFOptions(isDithered: true, paletteError: 0.03)) == mixed)
  }
}
