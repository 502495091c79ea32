import Foundation
import HeroCore
import HeroRender
import Testing

/// The keyframes of an SVG stay within the bound that the documentation gives, at every moment.
@Suite struct SVGMotionTests {
  /// The bound of the documentation, in points.
  static let bound = 0.1

  private static let springs: [Spring] = [
    Spring(response: 0.35, dampingRatio: 0.7), Spring(response: 0.5, dampingRatio: 1),
    Spring(response: 0.5, dampingRatio: 0.4), Spring(response: 1.2, dampingRatio: 0.9),
  ]

  private func travel(_ spring: Spring, _ time: Double) -> Double {
    spring.value(target: 1, time: time)
  }

  /// A film of a node for three seconds at 60 frames a second.
  private func reading(
    hold: Rational = .zero, _ node: @escaping @Sendable (Double) -> [SceneNode]
  ) throws -> SVGReading {
    try SVGReading(write(hold: hold, node))
  }

  private func write(
    hold: Rational = .zero, loopCount: Int? = nil,
    _ node: @escaping @Sendable (Double) -> [SceneNode]
  ) throws -> [UInt8] {
    let size = Size(width: 393, height: 852)
    let motion = SVGMotion(frameCount: 181, clock: FrameClock(framesPerSecond: 60)) { time in
      Scene(
        size: size, scale: 3, background: .white,
        root: SceneNode(
          "root", frame: Rect(origin: .zero, size: size), children: node(time.value)))
    }
    let options = SVGOptions(hold: hold, loopCount: loopCount)
    return try SVGWriter(fonts: fonts, options: options).write(motion)
  }

  @Test("a box that moves and grows by a spring", arguments: springs)
  func box(spring: Spring) throws {
    @Sendable func frame(_ time: Double) -> Rect {
      let part = self.travel(spring, time)
      return Rect(
        x: 16 + 100 * part, y: 700 * part, width: 80 + 200 * part, height: 48 + 600 * part)
    }
    let reading = try reading { [HeroRenderTests.box(frame($0), 0xFF0000)] }
    let rect = try #require(reading.elements("rect").last)
    for step in 0..<3000 {
      let time = Double(step) / 1000
      let (exact, drawn) = (frame(time), reading.values("transform", of: rect, at: time))
      #expect((drawn[0] - exact.minX).magnitude < Self.bound, "x at \(time)")
      #expect((drawn[1] - exact.minY).magnitude < Self.bound, "y at \(time)")
      #expect((drawn[0] + drawn[2] - exact.maxX).magnitude < Self.bound, "right at \(time)")
      #expect((drawn[1] + drawn[3] - exact.maxY).magnitude < Self.bound, "bottom at \(time)")
    }
    let run = try #require(reading.runs(of: rect).first)
    // Of 181 frames; the liveliest spring needs 39.
    #expect(reading.keyCount(of: run) < 45)
  }

  @Test("the corners of a rounded box are those of its outline at every moment")
  func corners() throws {
    let spring = Self.springs[0]
    let shape = BoxShape.roundedRectangle(CornerRadii(all: 28), style: .continuous)
    @Sendable func frame(_ time: Double) -> Rect {
      let part = self.travel(spring, time)
      return Rect(x: 20, y: 135 - 100 * part, width: 200 + 153 * part, height: 220 + 440 * part)
    }
    let reading = try reading { [HeroRenderTests.box(frame($0), 0xFF0000, shape: shape)] }
    let pieces = reading.elements("path")
    #expect(pieces.count == 6)
    for step in stride(from: 0, to: 3000, by: 7) {
      let time = Double(step) / 1000
      let frame = frame(time)
      let places = pieces.map { reading.values("transform", of: $0, at: time) }
      let corners = [
        frame.origin, Point(x: frame.maxX, y: frame.minY), Point(x: frame.maxX, y: frame.maxY),
        Point(x: frame.minX, y: frame.maxY),
      ]
      for (place, corner) in zip(places, corners) {
        #expect((place[0] - corner.x).magnitude < Self.bound)
        #expect((place[1] - corner.y).magnitude < Self.bound)
        // A constant radius, mirrored into its corner; one number stands for two equal ones.
        #expect((place[2].magnitude - 28 * 1.528665).magnitude < Self.bound)
      }
      let (upright, level) = (places[4], places[5])
      #expect((upright[1] + upright[3] - frame.maxY).magnitude < Self.bound)
      #expect((level[0] + level[2] - frame.maxX).magnitude < Self.bound)
    }
  }

  @Test("an outline that changes its form runs by its coordinates")
  func outline() throws {
    @Sendable func triangle(_ time: Double) -> SceneNode {
      let shape = CustomShape(name: "triangle", values: [self.travel(Self.springs[1], time)]) {
        rect, values in
        var path = Path()
        path.move(to: rect.origin)
        path.line(to: Point(x: rect.maxX, y: rect.minY))
        path.line(to: Point(x: rect.minX + rect.width * values[0], y: rect.maxY))
        path.close()
        return path
      }
      return HeroRenderTests.box(
        Rect(x: 10, y: 10, width: 300, height: 80), 0xFF0000, shape: .custom(shape))
    }
    let reading = try reading { [triangle($0)] }
    let path = try #require(reading.elements("path").last)
    for step in stride(from: 0, to: 3000, by: 7) {
      let time = Double(step) / 1000
      // Relative: to the top left, then along the top, then to the tip.
      let drawn = reading.values("d", of: path, at: time)
      let exact = 10 + 300 * travel(Self.springs[1], time)
      #expect((drawn[0] + drawn[2] + drawn[4] - exact).magnitude < Self.bound, "at \(time)")
    }
  }

  @Test("opacities and colours")
  func colors() throws {
    @Sendable func part(_ time: Double) -> Double { self.travel(Self.springs[2], time) }
    let reading = try reading { time in
      let part = min(max(part(time), 0), 1)
      return [
        SceneNode(
          "box", frame: Rect(x: 0, y: 0, width: 10, height: 10), opacity: part,
          drawing: .fill(.rectangle, .color(ResolvedColor(red: 1, green: part, blue: 0.5))))
      ]
    }
    let rect = try #require(reading.elements("rect").last)
    for step in stride(from: 0, to: 3000, by: 7) {
      let time = Double(step) / 1000
      let exact = min(max(part(time), 0), 1)
      #expect((reading.values("opacity", of: rect, at: time)[0] - exact).magnitude < 1.0 / 256)
      let green = reading.values("fill", of: rect, at: time)[1]
      #expect((green - 255 * exact).magnitude <= 1.01)
    }
  }

  @Test("a jump is a jump, a view that comes and goes is there and gone")
  func jumps() throws {
    let reading = try reading { time in
      let box = HeroRenderTests.box(
        Rect(x: time > 1 ? 200 : 10, y: 0, width: 10, height: 10), 0xFF0000)
      var guest = HeroRenderTests.box(Rect(x: 50, y: 50, width: 20, height: 20), 0x00FF00)
      guest.id = NodeID("guest")
      return time > 0.5 && time <= 2 ? [box, guest] : [box]
    }
    let rects = reading.elements("rect")
    let (box, guest) = (rects[rects.count - 2], rects[rects.count - 1])
    for (time, x) in [(0, 10.0), (0.99, 10), (1, 10), (1.002, 200), (2, 200), (2.99, 200)] {
      #expect(reading.values("transform", of: box, at: time)[0] == x, "at \(time)")
    }
    for (time, opacity) in [(0, 0.0), (0.5, 0), (0.502, 1), (2, 1), (2.002, 0), (2.9, 0)] {
      #expect(reading.values("opacity", of: guest, at: time)[0] == opacity, "at \(time)")
    }
  }

  @Test("what does not change has no keyframes")
  func stillness() throws {
    let reading = try reading { time in
      let still = HeroRenderTests.box(Rect(x: 0, y: 0, width: 10, height: 10), 0x00FF00)
      return [still, HeroRenderTests.box(Rect(x: time, y: 20, width: 10, height: 10), 0xFF0000)]
    }
    let running = reading.root.all.filter { !reading.runs(of: $0).isEmpty }
    #expect(running.count == 1)
    #expect(reading.keyCount(of: try #require(reading.runs(of: running[0]).first)) <= 3)
  }

  @Test("holds make the loop longer at both ends, and what moves stands still meanwhile")
  func holds() throws {
    let reading = try reading(hold: Rational(1, 2)) { time in
      [HeroRenderTests.box(Rect(x: 100 * time, y: 0, width: 10, height: 10), 0xFF0000)]
    }
    #expect((reading.duration - (181.0 / 60 + 1)).magnitude < 1e-6)
    let rect = try #require(reading.elements("rect").last)
    for (time, x) in [(0, 0.0), (0.49, 0), (1, 50), (2.5, 200), (3.51, 300), (4, 300)] {
      let drawn = reading.values("transform", of: rect, at: time)[0]
      #expect((drawn - x).magnitude < Self.bound, "at \(time)")
    }
  }

  @Test("text that is broken anew on its way shows the lines of each moment")
  func wrapping() throws {
    let reading = try reading { time in
      let lines = time > 1 ? ["one", "two"] : ["one two"]
      return [
        SceneNode(
          "text", frame: Rect(x: 10 + 50 * time, y: 10, width: 100, height: 50),
          drawing: .text(
            TextDrawing(
              string: "one two",
              lines: lines.enumerated().map {
                .init(string: $1, origin: Point(x: 0, y: 20 + 20 * Double($0)), width: 60)
              }, face: FontFace(size: 17), tracking: 0, paint: .color(.black))))
      ]
    }
    let lines = reading.elements("g").filter { $0.children.first?.name == "use" }
    #expect(lines.map(\.children.count) == [6, 3, 3])
    for (time, seen) in [
      (0.5, [1.0, 0, 0]), (1, [1, 0, 0]), (1.01, [0, 1, 1]), (2.5, [0, 1, 1]),
    ] {
      #expect(
        lines.map { reading.values("opacity", of: $0, at: time).first ?? 1 } == seen, "at \(time)")
    }
  }

  @Test("the number of loops, and none")
  func loops() throws {
    @Sendable func node(_ time: Double) -> [SceneNode] {
      [HeroRenderTests.box(Rect(x: 100 * time, y: 0, width: 10, height: 10), 0xFF0000)]
    }
    #expect(String(decoding: try write(node), as: UTF8.self).contains("s linear infinite}"))
    #expect(
      String(decoding: try write(loopCount: 3, node), as: UTF8.self).contains("s linear 3 both}"))
  }
}
