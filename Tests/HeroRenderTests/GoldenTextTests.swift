import HeroCore
import HeroRender
import Testing

/// Goldens as text: what is written is read back, and nothing else is read at all.
@Suite struct GoldenTextTests {
  private static let settings = GoldenSettings(
    scene: "a “scene”", script: "tap \"A\\\\B\"; settle", device: "iPhone 16",
    size: Size(width: 393, height: 852), scale: 2, framesPerSecond: 60, appearance: "dark",
    typeSize: "large", reduceMotion: true)

  private static func node(_ id: String, x: Double, text: String? = nil) -> SceneNode {
    let frame = Rect(x: x, y: 1.005, width: 20, height: 1.0 / 3)
    guard let text else {
      return SceneNode(
        id, frame: frame,
        drawing: .fill(
          .capsule(style: .circular), .color(ResolvedColor(hex: 0x336699, opacity: 0.5))))
    }
    return SceneNode(
      id, frame: frame,
      drawing: .text(
        TextDrawing(
          string: text, lines: [.init(string: text, origin: .zero, width: 1)],
          face: FontFace(size: 17, weight: .bold), tracking: 0, paint: .color(.black))))
  }

  private static let golden: GeometryGolden = {
    let frames = (0..<6).map { index in
      var nodes = [
        node("a", x: Double(index)), node("b", x: 5, text: "Line \"1\"\nand\\2"),
        node("b", x: -0.004),
      ]
      if index == 2 { nodes.remove(at: 1) }
      if index == 4 { nodes.reverse() }
      return Trace.Frame(
        index: index, time: Rational(index, 60),
        scene: Scene(
          size: .zero, scale: 2, background: .white,
          root: SceneNode("root", frame: .zero, children: nodes)))
    }
    let font = GoldenFont(
      family: "Inter", file: "Inter.otf", package: "fonts-inter", version: "4.0~b", hash: "0f")
    return GeometryGolden(
      of: frames,
      header: GoldenHeader(
        settings: settings, tolerance: Tolerance(points: 0.25), fonts: [font], frameCount: 1))
  }()

  private static let pixels = PixelGolden(
    header: GoldenHeader(
      settings: settings, tolerance: Tolerance(pixels: .init(count: 12, window: 16)), fonts: [],
      libraries: [GoldenLibrary(name: "cairo", version: "1.16.0")], frameCount: 1),
    width: 786, height: 1704,
    hashes: ["0123456789abcdef", "0123456789abcdef", "fedcba9876543210", "0123456789abcdef"],
    pictures: [.init(frame: 0, file: "x.0000-01234567.png", fileHash: "00")])

  @Test("both kinds are read back as they were")
  func roundTrip() throws {
    let golden = try GeometryGolden(reading: Array(Self.golden.text.utf8), path: "g")
    #expect(golden == Self.golden)
    #expect(try PixelGolden(reading: Array(Self.pixels.text.utf8), path: "p") == Self.pixels)
    #expect(golden.orders.map(\.frame) == [4, 5] && golden.views.count == 3)
  }

  @Test("a golden cut off anywhere, or with a line missing, is an error or another golden")
  func cut() {
    for text in [Self.golden.text, Self.pixels.text] {
      let bytes = Array(text.utf8)
      for count in 0..<(bytes.count - 1) {
        #expect(throws: GoldenError.self) {
          _ = try GeometryGolden(reading: Array(bytes.prefix(count)), path: "g")
        }
        #expect(throws: GoldenError.self) {
          _ = try PixelGolden(reading: Array(bytes.prefix(count)), path: "g")
        }
      }
    }
  }

  @Test("a line that changes nothing is an error, since it was not recorded so")
  func idle() throws {
    let line = "\n  1 x 1.00"
    let text = Self.golden.text
    try #require(text.contains(line + "\n"))
    for extra in ["\n  2 x 1.00", "\n  2 leaving none"] {
      let error = #expect(throws: GoldenError.self) {
        _ = try GeometryGolden(
          reading: Array(text.replacing(line + "\n", with: line + extra + "\n").utf8), path: "g")
      }
      #expect(error?.description.contains("nothing changes here") == true, "\(extra)")
    }
  }

  @Test("bytes changed at random never trap, and never read as the golden they were")
  func fuzz() {
    var state: UInt64 = 0x5EED
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let words = [
      "\"", " ", "\n", "none", "9", "-", ".", "end", "gone", "99999999999999999999", "\0",
    ]
    for text in [Self.golden.text, Self.pixels.text] {
      let original = Array(text.utf8)
      for _ in 0..<1000 {
        var bytes = original
        for _ in 0...next(3) {
          let place = next(bytes.count)
          switch next(3) {
          case 0: bytes[place] = UInt8(next(256))
          case 1: bytes.remove(at: place)
          case _: bytes.insert(contentsOf: Array(words[next(words.count)].utf8), at: place)
          }
        }
        if let golden = try? GeometryGolden(reading: bytes, path: "g") {
          // What can be read can be written, and compared, without a trap.
          let isSame = GeometryComparison(expected: golden, actual: Self.golden).isEqual
          #expect(
            isSame == (golden.views == Self.golden.views) || golden.orders != Self.golden.orders
              || golden.header.tolerance.points > 0)
          _ = golden.text
        }
        if let golden = try? PixelGolden(reading: bytes, path: "p") { _ = golden.text }
        _ = try? Report(reading: bytes, path: "r")
      }
    }
  }

  @Test("names keep to what every file system takes")
  func names() {
    #expect(
      GoldenName(scene: "lisbon", variant: ["dark", "iPhone SE 3"]).description
        == "lisbon~dark~iPhone-SE-3")
    #expect(
      GoldenName(scene: "../Some Folder/Ärger.swift", variant: []).description == "rger.swift")
    for bad in ["", "..", "/a", "a/b", "-a", "a b", "ä", String(repeating: "a", count: 121)] {
      #expect(!GoldenName.isValid(bad), "\(bad)")
    }
  }
}
