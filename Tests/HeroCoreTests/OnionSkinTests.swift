import HeroCore
import Testing

/// An onion skin shows motion: moments of the first stretch in which something travels, and its way.
@Suite struct OnionSkinTests {
  private static let display = Rect(x: 0, y: 0, width: 100, height: 200)

  private static func scene(_ children: [SceneNode]) -> Scene {
    Scene(
      size: display.size, scale: 1, background: .white,
      root: SceneNode("display", frame: display, children: children))
  }

  private static func box(_ id: String, x: Double, match: String? = nil) -> SceneNode {
    let frame = Rect(x: x, y: 20, width: 30, height: 40)
    return SceneNode(
      id, frame: frame, drawing: .fill(.rectangle, .color(.black)),
      match: match.map { SceneNode.Match(id: $0, isSource: true, frame: frame) })
  }

  /// A film that stands still but for frames 50 to 60, in which a box goes to the right and a page comes,
  /// and frames 120 to 130, in which the box goes back.
  private static func film(_ frame: Int, match: String?) -> Scene {
    let there = Double(min(max(frame - 50, 0), 10)) - Double(min(max(frame - 120, 0), 10))
    var nodes = [Self.box("floor", x: 5, match: match.map { _ in "still" })]
    nodes.append(Self.box("box", x: there * 6, match: match))
    return scene(nodes)
  }

  private static func onion(_ count: Int, match: String?) -> OnionSkin {
    OnionSkin(count: count, frameCount: 200, stretches: [20...30, 50...70, 120...140]) {
      film($0, match: match)
    }
  }

  @Test(
    "moments lie between departure and arrival, the last at rest", arguments: ["card", nil])
  func moments(match: String?) {
    #expect(Self.onion(3, match: match).frames == [50, 55, 70])
    #expect(Self.onion(2, match: match).frames == [50, 70])
    #expect(Self.onion(100, match: match).frames == Array(50..<60) + [70])
  }

  @Test("what travels is shown at every moment, all else once", arguments: ["card", nil])
  func shades(match: String?) throws {
    let scene = Self.onion(3, match: match).scene
    let nodes = TraceNode.all(in: scene.root)
    #expect(nodes.filter { $0.id.path == "box" }.map(\.frame.minX) == [60, 0, 30])
    #expect(nodes.count { $0.id.path == "floor" } == 1)
    let lines = scene.root.children.filter { $0.id.path.hasPrefix("onion/path/") }
    var path = Path()
    path.move(to: Point(x: 15, y: 40))
    for index in 1...10 { path.line(to: Point(x: 15 + Double(index) * 6, y: 40)) }
    #expect(lines.count == 1)
    for stroke in lines.flatMap(\.children) {
      guard case .stroke(.path(let drawn), _, _) = stroke.drawing else {
        Issue.record("the path is no line: \(stroke)")
        continue
      }
      #expect(drawn == path)
    }
    #expect(nodes.count { $0.id.path.hasPrefix("onion/dot/") } == 6)
  }

  @Test("a page that is there only while it moves is followed, and what is on it is not")
  func page() {
    let skin = OnionSkin(count: 4, frameCount: 30, stretches: [0...29]) { frame in
      let content = SceneNode(
        "page", frame: Self.display, drawing: .fill(.rectangle, .color(.black)))
      guard frame > 0, frame < 20 else { return Self.scene([content]) }
      let away = Double(20 - frame) * 5
      return Self.scene([
        SceneNode(
          "page.slide", frame: Self.display, transform: .translation(Vector(dx: away, dy: 0)),
          children: [content])
      ])
    }
    #expect(skin.frames == [1, 7, 13, 29])
    let drawn = skin.scene.root.children.map(\.id.path)
    #expect(drawn.filter { $0.hasPrefix("onion/path/") } == ["onion/path/page.slide"])
    #expect(drawn.count { $0.hasPrefix("onion/dot/page.slide/") } == 4)
  }

  @Test("what grows where it stands has an outline for every moment, in its own shape")
  func growing() {
    let skin = OnionSkin(count: 3, frameCount: 11, stretches: [0...10]) { frame in
      let size = 20 + Double(frame) * 4
      return Self.scene([
        SceneNode(
          "card", frame: Rect(x: 50 - size / 2, y: 50 - size / 2, width: size, height: size),
          drawing: .fill(.circle, .color(.black)))
      ])
    }
    let outlines = skin.scene.root.children.filter { $0.id.path.hasPrefix("onion/outline/card/") }
    #expect(outlines.map(\.frame.width) == [20, 40, 60])
    for stroke in outlines.flatMap(\.children) {
      guard case .stroke(.circle, _, _) = stroke.drawing else {
        Issue.record("not a circle: \(stroke)")
        continue
      }
    }
  }

  @Test("where nothing travels all frames are one stretch")
  func still() {
    let skin = OnionSkin(count: 3, frameCount: 9, stretches: [2...4]) { _ in
      Self.scene([Self.box("box", x: 0)])
    }
    #expect(skin.frames == [0, 4, 8])
    #expect(skin.scene.root.children.map(\.id.path) == ["display"])
  }

  @Test("a change that comes while something moves belongs to the same stretch")
  func stretches() {
    func update(_ time: Rational, _ finish: Double) -> PlayedMotion.Update {
      PlayedMotion.Update(
        time: time, finish: finish, matchAnimations: { [:] }, rest: { Self.scene([]) })
    }
    let updates = [
      update(.zero, -.infinity), update(Rational(1, 2), 1), update(Rational(3, 4), 2),
      update(Rational(2), 2.5), update(Rational(3), -.infinity), update(Rational(4), .infinity),
    ]
    #expect(
      PlayedMotion.Update.stretches(updates, frameCount: 601, framesPerSecond: 60)
        == [30...120, 120...150, 240...600])
    #expect(
      PlayedMotion.Update.stretches(updates, frameCount: 100, framesPerSecond: 60) == [30...99])
  }
}
