import Foundation
import HeroCore
import HeroRender
import Testing

/// Every animated format, read back by decoders that are not ours: as many frames as were given, as
/// long, as large, as transparent; the pixels those that were given.
@Suite(.enabled(if: Browser.isWanted)) struct DecodingTests {
  private static let (width, height) = (90, 120)

  /// A card that grows over a gradient; the fifth frame equals the fourth.
  private static func scene(_ index: Int, isTransparent: Bool) -> HeroCore.Scene {
    let size = Size(width: 45, height: 60)
    let step = Double(index == 4 ? 3 : index)
    let gradient = Gradient(
      stops: [
        .init(color: ResolvedColor(hex: 0xFF9500), location: 0),
        .init(color: ResolvedColor(hex: 0xAF52DE), location: 1),
      ], colorSpace: .perceptual)
    let card = SceneNode(
      "card", frame: Rect(x: 4 + step, y: 6, width: 20, height: 20 + 4 * step),
      drawing: .fill(
        .roundedRectangle(CornerRadii(all: 6), style: .continuous),
        .linearGradient(gradient, start: .topLeading, end: .bottomTrailing)))
    return HeroCore.Scene(
      size: size, scale: 2, background: isTransparent ? .clear : ResolvedColor(hex: 0xF2F2F7),
      root: SceneNode("display", frame: Rect(origin: .zero, size: size), children: [card]))
  }

  private static func pictures(_ count: Int = 9, isTransparent: Bool = false) throws -> [Bitmap] {
    let rasterizer = Rasterizer(fonts: try FontLibrary())
    return try (0..<count).map {
      try rasterizer.render(scene($0, isTransparent: isTransparent))
    }
  }

  /// The bytes of a file in which every picture is shown for `duration`.
  private static func file(
    _ pictures: [Bitmap], each duration: Rational,
    _ make: (@escaping ByteReceiver) throws -> any AnimationEncoder
  ) throws -> [UInt8] {
    final class Bytes { var all: [UInt8] = [] }
    let bytes = Bytes()
    let encoder = try make { bytes.all += $0 }
    for picture in pictures { try encoder.add(picture, for: duration) }
    try encoder.finish()
    return bytes.all
  }

  private static func apng(
    _ pictures: [Bitmap], each duration: Rational = Rational(1, 20), loop: Int = 0,
    isTransparent: Bool = false
  ) throws -> [UInt8] {
    try file(pictures, each: duration) {
      APNGEncoder(
        width: width, height: height, frameCount: pictures.count,
        options: APNGOptions(loopCount: loop, isTransparent: isTransparent), receive: $0)
    }
  }

  private static func webp(
    _ pictures: [Bitmap], each duration: Rational = Rational(1, 20), loop: Int = 0,
    isTransparent: Bool = false, _ compression: WebPOptions.Compression = .lossless
  ) throws -> [UInt8] {
    try file(pictures, each: duration) {
      try WebPEncoder(
        width: width, height: height,
        options: WebPOptions(
          loopCount: loop, isTransparent: isTransparent, compression: compression), receive: $0)
    }
  }

  private static func gif(
    _ pictures: [Bitmap], each duration: Rational = Rational(1, 20), _ options: GIFOptions
  ) throws -> [UInt8] {
    try file(pictures, each: duration) {
      try GIFEncoder(width: width, height: height, options: options, receive: $0)
    }
  }

  // MARK: Without loss

  @Test("an APNG gives back every pixel, delay and loop", arguments: [false, true])
  func apng(isTransparent: Bool) throws {
    let pictures = try Self.pictures(isTransparent: isTransparent)
    let read = try Reader.pillow(
      Self.apng(pictures, loop: 3, isTransparent: isTransparent), as: "png")
    #expect((read.format, read.width, read.height) == ("PNG", Self.width, Self.height))
    #expect(read.loop == 3)
    #expect(read.durations == [Double](repeating: 50, count: 9))
    #expect(read.frames.count == 9)
    for (frame, picture) in zip(read.frames, pictures) {
      #expect(frame.visibleDifference(from: picture) <= (isTransparent ? 1 : 0))
    }
  }

  @Test("a lossless WebP gives back every pixel, delay and loop", arguments: [false, true])
  func webp(isTransparent: Bool) throws {
    let pictures = try Self.pictures(isTransparent: isTransparent)
    let bytes = try Self.webp(pictures, loop: 3, isTransparent: isTransparent)
    let read = try Reader.pillow(bytes, as: "webp")
    #expect((read.format, read.width, read.height) == ("WEBP", Self.width, Self.height))
    #expect(read.loop == 3)
    // The two equal pictures have become one.
    #expect(read.durations == [50, 50, 50, 100, 50, 50, 50, 50])
    let distinct = pictures[...3] + pictures[5...]
    #expect(read.frames.count == distinct.count)
    for (frame, picture) in zip(read.frames, distinct) {
      #expect(frame.visibleDifference(from: picture) <= (isTransparent ? 1 : 0))
    }
    try Reader.inFolder { folder in
      let path = folder.appendingPathComponent("a.webp")
      try Data(bytes).write(to: path)
      let told = String(decoding: try Reader.run(["webpinfo", path.path]), as: UTF8.self)
      #expect(told.contains("No error detected"))
      #expect(told.contains("Canvas size \(Self.width) x \(Self.height)"))
    }
  }

  // MARK: With loss

  @Test("a lossy WebP is near, and errors do not grow over the frames")
  func lossyWebP() throws {
    let pictures = try Self.pictures(9)
    let read = try Reader.pillow(Self.webp(pictures, .lossy(quality: 50)), as: "webp")
    let distinct = Array(pictures[...3] + pictures[5...])
    #expect(read.frames.count == distinct.count)
    let errors = zip(read.frames, distinct).map { $0.meanDifference(from: $1) }
    #expect(errors.allSatisfy { $0 < 2 })
    let still = try Reader.pillow(Self.webp([distinct[7]], .lossy(quality: 50)), as: "webp")
    let alone = still.frames[0].meanDifference(from: distinct[7])
    #expect(errors[7] <= alone * 1.15 + 0.05)
  }

  @Test("a GIF has the delays, the loop and nearly the colours", arguments: [false, true])
  func gif(isDithered: Bool) throws {
    let pictures = try Self.pictures()
    let read = try Reader.pillow(
      Self.gif(
        pictures, each: Rational(1, 30), GIFOptions(loopCount: 4, isDithered: isDithered)),
      as: "gif")
    #expect((read.format, read.width, read.height) == ("GIF", Self.width, Self.height))
    // The file counts the times after the first.
    #expect(read.loop == 3)
    #expect(read.durations.reduce(0, +) == 300)
    #expect(read.durations.allSatisfy { $0 >= 30 && $0 <= 70 })
    let distinct = pictures[...3] + pictures[5...]
    #expect(read.frames.count == distinct.count)
    for (frame, picture) in zip(read.frames, distinct) {
      #expect(frame.meanDifference(from: picture) < 2)
      #expect(frame.visibleDifference(from: picture) < 48)
    }
  }

  @Test("a transparent GIF shows nothing of the frames before")
  func transparentGIF() throws {
    // Forth and back, so that pixels appear and vanish.
    let forth = try Self.pictures(isTransparent: true)
    let pictures = forth + forth.reversed().dropFirst()
    let read = try Reader.pillow(
      Self.gif(pictures, GIFOptions(isTransparent: true)), as: "gif")
    let distinct = pictures.enumerated().filter { $0 == 0 || pictures[$0 - 1] != $1 }.map(\.element)
    #expect(read.frames.count == distinct.count)
    for (frame, picture) in zip(read.frames, distinct) {
      for y in 0..<Self.height {
        for x in 0..<Self.width {
          #expect((frame[x, y].alpha == 255) == (picture[x, y].alpha >= 128))
        }
      }
    }
  }

  @Test("a flat picture keeps its colours exactly in a GIF")
  func flatGIF() throws {
    let colors: [UInt8] = [0x12, 0x80, 0xFE]
    let pictures = (0..<3).map { index in
      Bitmap(
        width: Self.width, height: Self.height,
        pixels: (0..<(Self.width * Self.height)).flatMap {
          [colors[$0 % 3], colors[index], colors[$0 / 900 % 3], 255]
        })
    }
    let read = try Reader.pillow(Self.gif(pictures, GIFOptions(paletteError: 0)), as: "gif")
    #expect(read.frames == pictures)
  }

  // MARK: At the edges

  @Test("a single picture is a still file that does not loop")
  func single() throws {
    let picture = try Self.pictures(1)
    let files = [
      ("png", try Self.apng(picture)), ("webp", try Self.webp(picture)),
      ("gif", try Self.gif(picture, GIFOptions())),
    ]
    for (suffix, bytes) in files {
      let read = try Reader.pillow(bytes, as: suffix)
      // Of a still WebP Pillow says that it plays once.
      #expect(read.frames.count == 1 && read.loop <= (suffix == "webp" ? 1 : 0))
      #expect(read.frames[0].meanDifference(from: picture[0]) < 1)
    }
  }

  @Test("a pause longer than the format's longest delay is shared out")
  func longPause() throws {
    let pictures = try Self.pictures(2)
    let gif = try Reader.pillow(
      Self.gif(pictures, each: Rational(700), GIFOptions()), as: "gif")
    #expect(gif.durations.reduce(0, +) == 1_400_000)
    #expect(gif.frames[1].visibleDifference(from: gif.frames[0]) == 0)
    let webp = try Reader.pillow(Self.webp(pictures, each: Rational(17_000)), as: "webp")
    #expect(webp.durations.reduce(0, +) == 34_000_000)
    #expect(webp.frames.first == pictures[0] && webp.frames.last == pictures[1])
  }

  // MARK: Videos

  @Test(
    "a video has the exact rate, even sides and nearly the colours",
    arguments: VideoOptions.Container.allCases)
  func video(container: VideoOptions.Container) throws {
    let program = try #require(VideoEncoder.program(), "ffmpeg is not installed")
    let odd = try Self.pictures().map { picture in
      // One column less than even.
      Bitmap(
        width: Self.width - 1, height: Self.height,
        pixels: (0..<Self.height).flatMap { y in
          picture.pixels[(4 * y * Self.width)..<(4 * (y * Self.width + Self.width - 1))]
        })
    }
    try Reader.inFolder { folder in
      let path = folder.appendingPathComponent("a.\(container.rawValue)").path
      let encoder = try VideoEncoder(
        file: path, width: Self.width - 1, height: Self.height,
        options: VideoOptions(container: container, framesPerSecond: 24, quality: 90),
        program: program)
      for picture in odd { try encoder.add(picture, for: Rational(1, 24)) }
      try encoder.add(odd[8], for: Rational(1, 2))
      try encoder.finish()
      let stream = try Reader.ffprobe(path)
      #expect((stream.width, stream.height) == (Self.width, Self.height))
      #expect(stream.rate == "24/1" && stream.frames == "21" && stream.pixelFormat == "yuv420p")
      let frames = try Reader.ffmpeg(path, width: Self.width, height: Self.height)
      #expect(frames.count == 21)
      for (frame, index) in [(0, 0), (8, 8), (20, 8)] {
        let picture = try Self.pictures()[index]
        #expect(frames[frame].meanDifference(from: picture) < 4)
      }
    }
  }

  @Test("an ffmpeg that fails is an error with its words")
  func failingProgram() throws {
    let program = try #require(VideoEncoder.program(), "ffmpeg is not installed")
    #expect(throws: AnimationError.self) {
      let encoder = try VideoEncoder(
        file: "/nowhere/a.mp4", width: 8, height: 8,
        options: VideoOptions(container: .mp4, framesPerSecond: 24), program: program)
      let picture = Bitmap(width: 8, height: 8, pixels: [UInt8](repeating: 255, count: 256))
      for _ in 0..<100 { try encoder.add(picture, for: Rational(1, 24)) }
      try encoder.finish()
    }
  }
}

extension Bitmap {
  /// The largest difference of a component; what is under full transparency does not count.
  fileprivate func visibleDifference(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// The mean difference of a component.
  fileprivate func meanDifference(from other: Bitmap) -> Double {
    let sum = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(pixels.count)
  }
}
