import HeroCore
import HeroRender
import Testing

/// Shapes, groups, clips, masks, strokes and effects, by what must be true of their pixels.
@Suite struct RasterizerTests {
  @Test("a rectangle on pixel boundaries is crisp", arguments: [1.0, 2, 3])
  func crispRectangles(scale: Double) throws {
    let picture = try render(
      box(Rect(x: 10, y: 20, width: 30, height: 40), 0xFF9500), scale: scale)
    let edge = Int(scale)
    #expect(picture.width == 100 * edge && picture.height == 100 * edge)
    let (white, orange) = (Bitmap.Pixel(hex: 0xFFFFFF), Bitmap.Pixel(hex: 0xFF9500))
    #expect(picture[10 * edge - 1, 30 * edge] == white)
    #expect(picture[10 * edge, 30 * edge] == orange)
    #expect(picture[40 * edge - 1, 30 * edge] == orange)
    #expect(picture[40 * edge, 30 * edge] == white)
    #expect(picture[20 * edge, 20 * edge - 1] == white)
    #expect(picture[20 * edge, 60 * edge - 1] == orange)
    #expect(picture[20 * edge, 60 * edge] == white)
  }

  @Test("half a pixel of coverage is half the colour")
  func coverage() throws {
    let picture = try render(box(Rect(x: 10.5, y: 10, width: 20, height: 20), 0x000000))
    #expect(picture[10, 20].distance(to: Bitmap.Pixel(hex: 0x808080)) <= 1)
  }

  @Test("a faded group shows no seam between its parts, faded parts do")
  func groupOpacity() throws {
    let back = box(Rect(x: 10, y: 10, width: 50, height: 50), 0xFF0000)
    let front = box(Rect(x: 30, y: 30, width: 50, height: 50), 0x0000FF)
    var whole = group(back, front)
    whole.opacity = 0.5
    let picture = try render(whole)
    // On white, half of blue is (128, 128, 255), whatever is behind it in the group.
    #expect(picture[45, 45].distance(to: Bitmap.Pixel(hex: 0x8080FF)) <= 1)
    #expect(picture[70, 70].distance(to: Bitmap.Pixel(hex: 0x8080FF)) <= 1)
    var (faintBack, faintFront) = (back, front)
    (faintBack.opacity, faintFront.opacity) = (0.5, 0.5)
    let parts = try render(group(faintBack, faintFront))
    #expect(parts[45, 45].distance(to: Bitmap.Pixel(hex: 0x8040BF)) <= 2)
  }

  @Test("a faded single mark is what a faded layer of it would be")
  func singleMarkOpacity() throws {
    var direct = box(Rect(x: 10, y: 10, width: 50, height: 50), 0x3366CC, shape: .circle)
    direct.opacity = 0.3
    var layered = group(
      box(Rect(x: 10, y: 10, width: 50, height: 50), 0x3366CC, shape: .circle),
      box(Rect(x: 0, y: 0, width: 0, height: 0), 0))
    layered.opacity = 0.3
    #expect(try render(direct).largestDifference(from: render(layered)) <= 1)
  }

  @Test("nothing is drawn at opacity 0, and more than 1 is 1")
  func opacityIsClamped() throws {
    var node = box(Rect(x: 0, y: 0, width: 100, height: 100), 0)
    node.opacity = 0
    #expect(try render(node)[50, 50] == Bitmap.Pixel(hex: 0xFFFFFF))
    node.opacity = 1.2
    #expect(try render(node)[50, 50] == Bitmap.Pixel(hex: 0))
  }

  @Test("a clip cuts the group as a whole: what is covered does not shine through at the edge")
  func clipEdges() throws {
    let frame = Rect(x: 10, y: 10, width: 80, height: 80)
    var clipped = group(box(frame, 0xFF0000), box(frame, 0x0000FF))
    (clipped.frame, clipped.clip) = (frame, .circle)
    let picture = try render(clipped)
    let alone = try render(box(frame, 0x0000FF, shape: .circle))
    #expect(picture.largestDifference(from: alone) <= 2)
    #expect(picture[12, 12] == Bitmap.Pixel(hex: 0xFFFFFF))
  }

  @Test("a mask keeps what its nodes cover")
  func masks() throws {
    var node = group(box(Rect(x: 0, y: 0, width: 100, height: 100), 0x34C759))
    node.mask = [box(Rect(x: 20, y: 20, width: 60, height: 60), 0, shape: .circle)]
    let picture = try render(node)
    let alone = try render(
      box(Rect(x: 20, y: 20, width: 60, height: 60), 0x34C759, shape: .circle))
    #expect(picture.largestDifference(from: alone) <= 1)
  }

  @Test("a transform applies to a node and its children, about the display's origin")
  func transforms() throws {
    var node = group(box(Rect(x: 0, y: 0, width: 10, height: 10), 0))
    node.transform = .translation(Vector(dx: 40, dy: 20))
    let moved = try render(box(Rect(x: 40, y: 20, width: 10, height: 10), 0))
    #expect(try render(node) == moved)
    node.transform = .scale(x: 2, y: 2, about: .zero)
    let scaled = try render(box(Rect(x: 0, y: 0, width: 20, height: 20), 0))
    #expect(try render(node) == scaled)
  }

  @Test("nested transforms apply from the inside out")
  func nestedTransforms() throws {
    var inner = box(Rect(x: 0, y: 0, width: 10, height: 10), 0)
    inner.transform = .translation(Vector(dx: 10, dy: 0))
    var outer = group(inner)
    outer.transform = .scale(x: 2, y: 2, about: .zero)
    let expected = try render(box(Rect(x: 20, y: 0, width: 20, height: 20), 0))
    #expect(try render(outer) == expected)
  }

  @Test("a trimmed line is as long as its share of the outline", arguments: [0.25, 0.5, 0.9])
  func trimmedStroke(part: Double) throws {
    func ink(_ trim: ClosedRange<Double>) throws -> Double {
      let node = SceneNode(
        "ring", frame: Rect(x: 10, y: 10, width: 80, height: 80),
        drawing: .stroke(.circle, StrokeStyle(lineWidth: 6, trim: trim), .color(.black)))
      return try render(node).ink.amount
    }
    #expect((try ink(0...part) / ink(0...1) - part).magnitude < 0.005)
    #expect(try ink(part...part).isNaN || ink(part...part) == 0)
  }

  @Test("a dash pattern of zeros draws an unbroken line")
  func zeroDashes() throws {
    func picture(_ dash: [Double]) throws -> Bitmap {
      try render(
        SceneNode(
          "ring", frame: Rect(x: 10, y: 10, width: 80, height: 80),
          drawing: .stroke(.rectangle, StrokeStyle(lineWidth: 4, dash: dash), .color(.black))))
    }
    #expect(try picture([0, 0]) == picture([]))
    #expect(try picture([5, 5]) != picture([]))
  }

  @Test("odd frames draw nothing and end nothing")
  func oddFrames() throws {
    let blank = try render(group())
    for frame in [
      Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: -5, height: 10),
      Rect(x: 1e12, y: 0, width: 10, height: 10), Rect(x: 0, y: .infinity, width: 1, height: 1),
    ] {
      var node = group(box(frame, 0), box(frame, 0))
      (node.clip, node.opacity) = (.circle, 0.5)
      #expect(try render(node) == blank)
    }
  }

  @Test("odd numbers in effects and paints draw something or nothing, and end nothing")
  func oddNumbers() throws {
    let colors = Gradient(colors: [.black, .white])
    let nowhere = UnitPoint(x: .nan, y: 0)
    var node = group(
      SceneNode(
        "field", frame: Rect(x: 0, y: 0, width: 50, height: 50),
        drawing: .fill(.rectangle, .linearGradient(colors, start: nowhere, end: nowhere))),
      SceneNode(
        "wheel", frame: Rect(x: 0, y: 0, width: 50, height: 50),
        drawing: .fill(
          .circle,
          .angularGradient(colors, center: nowhere, start: .degrees(.nan), end: .degrees(90)))))
    for radius in [Double.nan, .infinity, -3] {
      node.blurRadius = radius
      node.shadow = .init(color: .black, radius: radius, offset: Vector(dx: radius, dy: 0))
      _ = try render(node)
    }
    node.transform = .rotation(.degrees(.nan), about: .zero)
    #expect(try render(node) == render(group()))
  }

  @Test("a path with odd numbers ends nothing")
  func oddPath() throws {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: .nan, y: 5))
    path.line(to: Point(x: 5, y: 5))
    let node = SceneNode(
      "path", frame: Rect(x: 0, y: 0, width: 10, height: 10),
      drawing: .stroke(.path(path), StrokeStyle(dash: [3, -1]), .color(.black)))
    #expect(try render(node).width == 100)
  }

  @Test("an impossible size is an error that says so")
  func impossibleSizes() {
    for size in [Size(width: 0, height: 10), Size(width: 40_000, height: 10)] {
      #expect(throws: RasterError.size(width: size.width, height: size.height, scale: 1)) {
        try render(group(), size: size)
      }
    }
  }

  @Test("an image that is not there is an error that names it")
  func missingImage() {
    let source = ImageSource(name: "beach", path: "/no/beach.png", size: Size(width: 1, height: 1))
    let node = SceneNode(
      "image", frame: Rect(x: 0, y: 0, width: 10, height: 10), drawing: .image(source))
    let error = #expect(throws: RasterError.self) { try render(node) }
    #expect(error?.description.contains("beach") == true)
  }

  @Test("what was drawn before does not matter")
  func independence() throws {
    let scene = Scene(
      size: Size(width: 100, height: 100), scale: 3, background: .white,
      root: group(
        label("Lisbon", at: Point(x: 10.3, y: 40.7)),
        SceneNode(
          "shadowed", frame: Rect(x: 20, y: 50, width: 40, height: 30),
          shadow: .init(color: .black, radius: 8, offset: Vector(dx: 0, dy: 3)),
          drawing: .fill(.capsule(style: .continuous), .color(.white)))))
    let fresh = try Rasterizer(fonts: fonts).render(scene)
    let used = Rasterizer(fonts: fonts, cacheLimit: 1 << 16)
    for step in 0..<40 {
      _ = try used.render(
        Scene(
          size: scene.size, scale: 2, background: .black,
          root: label("Noise \(step)", at: Point(x: Double(step), y: 50))))
    }
    #expect(try used.render(scene) == fresh)
    #expect(try used.render(scene).contentHash == fresh.contentHash)
  }
}
