import HeroCore
import Testing

/// Traces of scenes made by hand: what is listed, in which order, and with which numbers.
@Suite struct TraceTests {
  private static let red = Paint.color(ResolvedColor(hex: 0xFF0000))

  private static func box(_ id: String, _ frame: Rect, _ shape: BoxShape = .rectangle) -> SceneNode
  {
    SceneNode(id, frame: frame, drawing: .fill(shape, red))
  }

  private static func text(_ lines: [String]) -> Drawing {
    .text(
      TextDrawing(
        string: lines.joined(), lines: lines.map { .init(string: $0, origin: .zero, width: 1) },
        face: FontFace(size: 17), tracking: 0, paint: red))
  }

  @Test("nodes are listed back to front; groups draw nothing")
  func order() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let group = SceneNode(
      "group", frame: frame, children: [Self.box("a", frame), Self.box("b", frame)])
    var card = Self.box("card", frame)
    card.children = [group, Self.box("c", frame)]
    #expect(TraceNode.all(in: card).map(\.id.path) == ["card", "a", "b", "c"])
  }

  @Test("opacity is the product down the tree, clamped where it is drawn")
  func opacity() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    var leaf = Self.box("leaf", frame)
    leaf.opacity = 0.5
    let inner = SceneNode("inner", frame: frame, opacity: 1.2, children: [leaf])
    let root = SceneNode("root", frame: frame, opacity: 0.5, children: [inner])
    #expect(TraceNode.all(in: root).map(\.opacity) == [0.25])
  }

  @Test("what is inside something that leaves is leaving")
  func leaving() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let root = SceneNode(
      "root", frame: frame,
      children: [
        SceneNode("old", frame: frame, isLeaving: true, children: [Self.box("a", frame)]),
        Self.box("b", frame),
      ])
    #expect(TraceNode.all(in: root).map(\.isLeaving) == [true, false])
  }

  @Test("frames are as drawn: transforms of all ancestors applied, as an upright box")
  func transforms() {
    let frame = Rect(x: 10, y: 10, width: 20, height: 10)
    var leaf = Self.box("leaf", frame, .roundedRectangle(.init(all: 4), style: .continuous))
    leaf.transform = .scale(x: 2, y: 2, about: .zero)
    let root = SceneNode(
      "root", frame: frame, transform: .translation(Vector(dx: 5, dy: 0)), children: [leaf])
    let node = TraceNode.all(in: root)[0]
    #expect(node.frame == Rect(x: 25, y: 20, width: 40, height: 20))
    #expect(node.cornerRadius == 8)
    let turned = SceneNode(
      "turned", frame: frame,
      transform: Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
      drawing: .fill(.rectangle, Self.red))
    #expect(TraceNode.all(in: turned)[0].frame == Rect(x: -20, y: 10, width: 10, height: 20))
  }

  static let shapes: [(BoxShape, TraceNode.Kind, Double?)] = [
    (.rectangle, .color, nil),
    (.inset(.rectangle, by: 2), .color, nil),
    (.roundedRectangle(.init(all: 6), style: .circular), .shape, 6),
    (.roundedRectangle(.init(all: 600), style: .continuous), .shape, 20),
    (.roundedRectangle(.init(all: -1), style: .continuous), .shape, 0),
    (.roundedRectangle(.init(topLeading: 3, bottomLeading: 9), style: .continuous), .shape, 9),
    (.capsule(style: .continuous), .shape, 20),
    (.circle, .shape, 20),
    (.ellipse, .shape, nil),
    (.path(Path()), .shape, nil),
    (.inset(.roundedRectangle(.init(all: 10), style: .continuous), by: 5), .shape, 5),
    (.inset(.roundedRectangle(.init(all: 3), style: .continuous), by: 5), .shape, 0),
    (.inset(.capsule(style: .circular), by: 5), .shape, 15),
  ]

  @Test("corner radii are clamped as they are drawn", arguments: shapes)
  func cornerRadius(shape: BoxShape, kind: TraceNode.Kind, radius: Double?) {
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    let node = TraceNode.all(in: Self.box("box", frame, shape))[0]
    #expect(node.kind == kind)
    #expect(node.cornerRadius == radius)
  }

  @Test("a circle is where it is drawn, and extents are never negative")
  func drawnBox() {
    let circle = Self.box("circle", Rect(x: 0, y: 0, width: 100, height: 40), .circle)
    #expect(TraceNode.all(in: circle)[0].frame == Rect(x: 30, y: 0, width: 40, height: 40))
    let inverted = Self.box("box", Rect(x: 5, y: 5, width: -3, height: 4))
    #expect(TraceNode.all(in: inverted)[0].frame == Rect(x: 5, y: 5, width: 0, height: 4))
  }

  @Test("a clip comes before what it cuts")
  func clip() {
    var node = Self.box("box", Rect(x: 0, y: 0, width: 40, height: 40))
    node.clip = .circle
    let nodes = TraceNode.all(in: node)
    #expect(nodes.map(\.kind) == [.clip, .color])
    #expect(nodes[0].cornerRadius == 20)
  }

  @Test("the document has exactly these bytes")
  func document() {
    let frame = Rect(x: 20, y: 79, width: 100.0 / 3, height: 40 + 2.0 / 3)
    let gradient = Paint.linearGradient(
      Gradient(colors: [.white, ResolvedColor(hex: 0x0A0B0C, opacity: 0.5)]), start: .top,
      end: .bottom)
    let root = SceneNode(
      "root", frame: frame,
      children: [
        SceneNode("root/0", frame: frame, drawing: Self.text(["A “b\"", "c…"])),
        SceneNode(
          "root/1", frame: frame, opacity: 0.1234567,
          drawing: .fill(.roundedRectangle(.init(all: 28), style: .continuous), gradient),
          match: .init(id: "title", isSource: true, frame: frame), isLeaving: true),
        SceneNode(
          "root/2", frame: frame,
          drawing: .symbol(.init(name: "tram", pointSize: 34, weight: .bold, paint: Self.red))),
      ])
    let trace = Trace(
      scene: "lisbon", device: .iPhone16, scale: 3, framesPerSecond: 60, frameCount: 1
    ) { _ in
      Trace.Frame(
        index: 1, time: Rational(1, 60),
        scene: Scene(size: .zero, scale: 3, background: .white, root: root))
    }
    #expect(
      trace.json == """
        {
          "version": 1,
          "scene": "lisbon",
          "device": "iPhone 16",
          "size": {"width":393,"height":852},
          "scale": 3,
          "fps": 60,
          "frames": [
            {
              "index": 1,
              "time": 0.016667,
              "fraction": "1/60",
              "nodes": [
                {"id":"root/0","kind":"text","text":"A “b\\" c…","lines":["A “b\\"","c…"],"x":20,\
        "y":79,"width":33.333333,"height":40.666667,"opacity":1,"pointSize":17,"fill":["#FF0000"]},
                {"id":"root/1","kind":"shape","x":20,"y":79,"width":33.333333,\
        "height":40.666667,"opacity":0.123457,"cornerRadius":16.666667,\
        "fill":["#FFFFFF","#0A0B0C@50%"],"leaving":true,"match":{"id":"title","source":true,\
        "frame":{"x":20,"y":79,"width":33.333333,"height":40.666667}}},
                {"id":"root/2","kind":"symbol","name":"tram","x":20,"y":79,"width":33.333333,\
        "height":40.666667,"opacity":1,"pointSize":34,"fill":["#FF0000"]}
              ]
            }
          ]
        }

        """)
  }
}
