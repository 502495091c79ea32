import HeroCore
import HeroRender
import Testing

/// Moving text: no jumps on either axis, and drawn as wide as it was measured.
@Suite struct TextDrawingTests {
  @Test(
    "a tenth of a pixel changes the picture and moves the ink as much", arguments: [true, false])
  func slides(isHorizontal: Bool) throws {
    var last: Bitmap?
    let start = try render(label("Lisbon", at: Point(x: 10, y: 50))).ink.center
    for step in 0...20 {
      let shift = Double(step) * 0.1
      let place = Point(x: 10 + (isHorizontal ? shift : 0), y: 50 + (isHorizontal ? 0 : shift))
      let picture = try render(label("Lisbon", at: place))
      #expect(picture != last)
      last = picture
      let moved = picture.ink.center - start
      // The nearest sixteenth is at most a thirty-second away; the rest is 8-bit coverage.
      #expect(((isHorizontal ? moved.dx : moved.dy) - shift).magnitude < 0.05)
      #expect((isHorizontal ? moved.dy : moved.dx).magnitude < 0.02)
    }
  }

  @Test("a line is drawn as wide as it is measured, tracking included", arguments: [-0.43, 0, 2])
  func drawnAsMeasured(tracking: Double) throws {
    let face = FontFace(size: 17)
    let string = "||||||||||"
    let advance = fonts.textMeasurer.shape(string, face).clusters[0].advance + tracking
    let one = try render(label("|", at: Point(x: 10, y: 50)), scale: 3).ink.center.x
    let ten = try render(label(string, at: Point(x: 10, y: 50), tracking: tracking), scale: 3)
      .ink.center.x
    #expect((ten - one - 4.5 * advance * 3).magnitude < 0.06)
  }

  @Test("masks and filled outlines look the same")
  func masksAgreeWithOutlines() throws {
    let text = label("Lisbon", at: Point(x: 10, y: 50))
    var turned = text
    // A transform that is no pure move sends text the other way, here to the same place.
    turned.transform = Affine(a: 1 + 1e-12, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let difference = try render(text).largestDifference(from: render(turned))
    #expect(difference <= 2)
  }

  @Test("scaled text grows about its anchor")
  func scaledText() throws {
    var node = label("Lisbon", at: Point(x: 20, y: 50))
    let before = try render(node).ink
    node.transform = .scale(x: 1.5, y: 1.5, about: before.center)
    let after = try render(node).ink
    #expect((after.center.x - before.center.x).magnitude < 0.1)
    #expect((after.amount / before.amount - 2.25).magnitude < 0.05)
  }

  @Test("faint text is the same text, fainter")
  func opacity() throws {
    var node = label("Lisbon", at: Point(x: 10, y: 50))
    let full = try render(node).ink
    node.opacity = 0.5
    let half = try render(node).ink
    #expect((half.amount / full.amount - 0.5).magnitude < 0.01)
    #expect((half.center.x - full.center.x).magnitude < 0.05)
  }

  @Test("gradients of text span the frame, not the glyphs")
  func gradientText() throws {
    let colors = Gradient(
      colors: [ResolvedColor(hex: 0xFF0000), ResolvedColor(hex: 0x0000FF)], colorSpace: .device)
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let node = SceneNode(
      "title", frame: frame,
      drawing: .text(
        TextDrawing(
          string: "MMM", lines: [.init(string: "MMM", origin: Point(x: 5, y: 60), width: 80)],
          face: FontFace(size: 34, weight: .black), tracking: 0,
          paint: .linearGradient(
            colors, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0)))))
    let picture = try render(node)
    // The first full column of ink is a stem of the first letter.
    let x = try #require((0..<100).first { picture[$0, 50].green == 0 })
    #expect(
      picture[x, 50].distance(to: Bitmap.Pixel(hex: UInt32(255 - (x * 255) / 100) << 16)) < 60)
    #expect(picture[x, 50].red > picture[x, 50].blue)
  }

  @Test("a line through the text is drawn in one piece with it")
  func decorations() throws {
    guard case .text(var text) = label("Lisbon", at: .zero).drawing else { return }
    text.lines[0].width = 50
    text.decorations = [.underline, .strikethrough]
    let node = SceneNode(
      "label", frame: Rect(x: 10, y: 50, width: 10, height: 10), opacity: 0.5,
      drawing: .text(text))
    let picture = try render(node)
    // Where a bar crosses a letter, nothing is darker than half of black.
    #expect(picture.pixels.min().map { $0 >= 126 } == true)
  }
}
