import Foundation
import HeroCore
import Testing

@testable import HeroRender

/// What every SVG file is: well-formed, complete in itself, short, and the same each time.
@Suite struct SVGFileTests {
  private static let warm = Gradient(colors: [
    ResolvedColor(hex: 0xFF9500), ResolvedColor(hex: 0xFF2D55), ResolvedColor(hex: 0xAF52DE),
  ])

  private func still(_ nodes: SceneNode..., selectable: Bool = false) throws -> SVGReading {
    try SVGReading(write(nodes, selectable: selectable))
  }

  private func write(_ nodes: [SceneNode], selectable: Bool = false) throws -> [UInt8] {
    let size = Size(width: 100, height: 100)
    let options = SVGOptions(isTextSelectable: selectable)
    return try SVGWriter(fonts: fonts, options: options).write(
      Scene(
        size: size, scale: 2, background: .white,
        root: SceneNode("root", frame: Rect(origin: .zero, size: size), children: nodes)))
  }

  /// One of everything.
  private var everything: [SceneNode] {
    let frame = Rect(x: 10, y: 10, width: 60, height: 40)
    let gradient = Paint.linearGradient(
      Self.warm, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
    var effects = group(box(frame, 0xFF0000))
    (effects.blurRadius, effects.opacity, effects.clip) = (3, 0.5, .circle)
    effects.mask = [box(frame, 0x000000)]
    effects.shadow = .init(color: .black, radius: 4, offset: Vector(dx: 1, dy: 2))
    effects.transform = .rotation(.degrees(30), about: frame.center)
    var written = label("A<B & \"C\" 🙂", at: Point(x: 5, y: 30))
    if case .text(var text) = written.drawing {
      text.decorations = [.underline]
      text.paint = gradient
      written.drawing = .text(text)
    }
    return [
      effects, written,
      SceneNode("filled", frame: frame, drawing: .fill(.ellipse, gradient)),
      SceneNode(
        "angular", frame: frame,
        drawing: .fill(
          .rectangle,
          .angularGradient(Self.warm, center: .center, start: .zero, end: .degrees(200)))),
      SceneNode(
        "line", frame: frame,
        drawing: .stroke(.capsule(style: .circular), StrokeStyle(dash: [4, 2]), gradient)),
      SceneNode(
        "symbol", frame: frame,
        drawing: .symbol(
          SymbolDrawing(name: "star", pointSize: 20, weight: .bold, paint: .color(.black)))),
      SceneNode(
        "image", frame: frame,
        drawing: .image(ImageSource(name: "photo", path: nil, size: frame.size))),
    ]
  }

  @Test("ids are unique, references lead somewhere, and nothing comes from outside")
  func references() throws {
    let file = try write(everything, selectable: true)
    let reading = try SVGReading(file)
    let ids = reading.root.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    var used: Set<String> = []
    for element in reading.root.all {
      for (name, value) in element.attributes {
        if name == "href" {
          #expect(value.hasPrefix("#") || value.hasPrefix("data:"))
          if value.hasPrefix("#") { used.insert(String(value.dropFirst())) }
        }
        if value.hasPrefix("url(#") { used.insert(String(value.dropFirst(5).dropLast())) }
      }
    }
    #expect(used == Set(ids))
    #expect(reading.elements("script").isEmpty)
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.components(separatedBy: "http").count == 2, "only the name of the language")
  }

  @Test("the same scene gives the same bytes")
  func sameBytes() throws {
    #expect(try write(everything) == write(everything))
  }

  @Test("one frame, and a film in which nothing happens, are still pictures")
  func stillFilms() throws {
    let scene = Scene(
      size: Size(width: 100, height: 100), scale: 1, background: .white,
      root: box(Rect(x: 0, y: 0, width: 10, height: 10), 0xFF0000))
    let writer = SVGWriter(fonts: fonts)
    let expected = try writer.write(scene)
    for count in [1, 2, 120] {
      let motion = SVGMotion(frameCount: count, clock: FrameClock(framesPerSecond: 60)) { _ in
        scene
      }
      #expect(try writer.write(motion) == expected, "\(count) frames")
    }
  }

  @Test("a glyph is defined once, however often it is written")
  func sharedGlyphs() throws {
    let reading = try still(label("aaaab", at: Point(x: 5, y: 30)))
    #expect(reading.elements("use").count == 5)
    #expect(reading.elements("path").count == 2)
  }

  @Test("selectable text holds its letters, escaped, over the same outlines")
  func selectableText() throws {
    let text = "A<B & \"C\""
    let reading = try still(label(text, at: Point(x: 5, y: 30)), selectable: true)
    let letters = try #require(reading.elements("text").first)
    #expect(letters.text == text)
    #expect(letters.attributes["fill-opacity"] == "0")
    #expect(try still(label(text, at: Point(x: 5, y: 30))).elements("text").isEmpty)
    #expect(reading.elements("use").count == 7)
  }

  @Test("the stops of a gradient, mixed in sRGB, are within 1/255 of the gradient")
  func gradientStops() throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let reading = try still(
      SceneNode(
        "gradient", frame: frame,
        drawing: .fill(
          .rectangle,
          .linearGradient(Self.warm, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0, y: 1)))))
    let stops = reading.elements("stop").map { stop in
      (
        numbers(stop.attributes["offset"] ?? "0")[0],
        numbers(stop.attributes["stop-color"] ?? "#000")
      )
    }
    for step in 0...1000 {
      let place = Double(step) / 1000
      let next = stops.firstIndex { $0.0 > place } ?? stops.count - 1
      let (before, after) = (stops[max(next - 1, 0)], stops[next])
      let share = min(max((place - before.0) / (after.0 - before.0), 0), 1)
      let exact = Self.warm.color(at: place).svgComponents
      for channel in 0..<3 {
        let drawn = before.1[channel] + (after.1[channel] - before.1[channel]) * share
        #expect((drawn - exact[channel]).magnitude <= 1.02, "at \(place)")
      }
    }
  }

  @Test("the width is that of the picture as it is shown; the picture keeps its points")
  func shownWidth() throws {
    let scene = Scene(
      size: Size(width: 393, height: 852), scale: 3, background: .white, root: group())
    let options = SVGOptions(background: .clear, width: 200)
    let reading = try SVGReading(SVGWriter(fonts: fonts, options: options).write(scene))
    #expect(reading.root.attributes["width"] == "200")
    #expect(reading.root.attributes["height"] == "433.59")
    #expect(reading.root.attributes["viewBox"] == "0 0 393 852")
    #expect(reading.elements("rect").isEmpty, "a clear background is none")
  }

  @Test("an image file that is not there is an error that names it")
  func missingImage() throws {
    let node = SceneNode(
      "image", frame: Rect(x: 0, y: 0, width: 10, height: 10),
      drawing: .image(
        ImageSource(name: "photo", path: "/nowhere/photo.png", size: Size(width: 1, height: 1))))
    #expect(throws: RasterError.self) { try write([node]) }
  }

  @Test(
    "numbers are short",
    arguments: [
      (0.5, 2, ".5"), (-0.25, 2, "-.25"), (3, 2, "3"), (2.005, 1, "2"), (-0.001, 2, "0"),
      (1234.5678, 3, "1234.568"), (100, 0, "100"), (1e12, 2, "1000000000"),
    ])
  func shortNumbers(value: Double, places: Int, text: String) {
    #expect(svgNumber(value, places) == text)
  }

  @Test("names are different, and none begins with a digit")
  func names() {
    let names = (0..<5000).map(svgName)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.first?.isLetter == true })
    #expect(names.prefix(27).last == "aa")
  }

  @Test("rounding does not add up along an outline")
  func rounding() {
    var path = Path()
    path.move(to: Point(x: 0.004, y: 0.004))
    for step in 1...500 { path.line(to: Point(x: Double(step) * 1.004, y: 0.004)) }
    let data = svgPathData(
      structure: path.svgStructure, coordinates: path.svgCoordinates, places: 2)
    let sum = numbers(data).reduce(0, +)
    #expect((sum - 502).magnitude < 0.02)
  }
}
