import HeroCore
import HeroRender
import Testing

/// Pictures are compared pixel by pixel; a tolerance is local, and forgives antialiasing only.
@Suite struct PictureComparisonTests {
  private static func picture(
    _ width: Int = 32, _ height: Int = 24, _ shade: (Int, Int) -> UInt8
  ) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let value = shade(x, y)
        pixels += [value, value, value, 255]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static let plain = picture { x, y in UInt8((x * 7 + y * 13) % 200) }

  @Test("equal pictures are equal, and other extents cannot be compared")
  func equal() {
    #expect(PictureComparison(expected: Self.plain, actual: Self.plain) == .equal)
    let other = Self.picture(31, 24) { _, _ in 0 }
    #expect(
      PictureComparison(expected: Self.plain, actual: other)
        == .size(expected: .init(width: 32, height: 24), actual: .init(width: 31, height: 24)))
  }

  @Test("one pixel, one step of one channel: found, with its place")
  func one() throws {
    var pixels = Self.plain.pixels
    pixels[4 * (32 * 5 + 9) + 1] += 1
    let actual = Bitmap(width: 32, height: 24, pixels: pixels)
    guard case .different(let found) = PictureComparison(expected: Self.plain, actual: actual)
    else {
      Issue.record("not found")
      return
    }
    #expect(found.count == 1 && found.largest == 1)
    #expect([found.left, found.top, found.width, found.height] == [9, 5, 1, 1])
    #expect(
      found.words == "1 pixel differs, largest channel difference 1, in the box x 9–9, y 5–5")
  }

  @Test(
    "a picture that has moved as a whole is said to have", arguments: [(1, 0), (0, -1), (2, 1)])
  func moved(right: Int, down: Int) {
    let actual = Self.picture { x, y in
      UInt8((((x - right) * 7 + (y - down) * 13) % 200 + 200) % 200)
    }
    guard case .different(let found) = PictureComparison(expected: Self.plain, actual: actual)
    else {
      Issue.record("not found")
      return
    }
    #expect(found.shift == .init(right: right, down: down))
  }

  /// A slope from black to white, `offset` pixels further right.
  private static func edge(_ offset: Double) -> Bitmap {
    picture { x, _ in
      UInt8((min(max(Double(x) - 15 - offset, 0), 1) * 255).rounded())
    }
  }

  @Test("an edge between two pixels is antialiasing; one that has moved by two is not")
  func antialiasing() {
    let soft = PerceivedDifference(expected: Self.edge(0.3), actual: Self.edge(0.6), window: 8)
    #expect(soft.count == 0 && soft.densest == 0)
    let hard = PerceivedDifference(expected: Self.edge(0), actual: Self.edge(2), window: 8)
    #expect(hard.count == 48 && hard.densest == 16)
  }

  @Test("the densest window is counted, wherever it is, and not the share of the whole")
  func windows() {
    let white = Self.picture { _, _ in 255 }
    let dots = Self.picture { x, y in x >= 28 && y >= 20 ? 0 : 255 }
    let found = PerceivedDifference(expected: white, actual: dots, window: 4)
    #expect(found.count == 16 && found.densest == 16)
    let scattered = Self.picture { x, y in x % 8 < 2 && y % 8 < 2 ? 0 : 255 }
    let spread = PerceivedDifference(expected: white, actual: scattered, window: 4)
    #expect(spread.count == 48 && spread.densest == 4)
  }

  @Test("runs of frames are told by the one change that explains them")
  func alignment() {
    #expect(FrameAlignment.find([1, 2, 3, 4], [1, 2, 4]) == .missing(2..<3))
    #expect(FrameAlignment.find([1, 2, 4], [1, 2, 3, 3, 4]) == .added(2..<4))
    #expect(FrameAlignment.find([1, 2, 3, 4], [1, 3, 2, 4]) == .swapped(1, 2))
    #expect(FrameAlignment.find([1, 2, 3], [1, 9, 8]) == nil)
    #expect(FrameAlignment.find([1, 2, 3], [7, 8]) == nil)
    #expect(FrameAlignment.find([1, 1, 1], [1, 1]) == .missing(2..<3))
  }
}
