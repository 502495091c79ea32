import HeroCore
import Testing

@testable import HeroRender

/// Frames that are drawn over the one before are the frames that are drawn from nothing.
@Suite struct FrameRendererTests {
  private static let size = Size(width: 120, height: 150)

  private static func scene(_ root: SceneNode, background: ResolvedColor = .white) -> Scene {
    Scene(size: size, scale: 2, background: background, root: root)
  }

  /// Things of every kind, whose numbers are drawn by lot.
  private static func node(
    _ name: Int, _ chance: inout DeflateTests.Chance, depth: Int
  ) -> SceneNode {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &chance) }
    func color() -> ResolvedColor {
      ResolvedColor(hex: UInt32.random(in: 0...0xFF_FFFF, using: &chance))
    }
    let frame = Rect(
      x: number(-20...90), y: number(-20...120), width: number(0...80), height: number(0...80))
    let gradient = Gradient(colors: [color(), color(), color()])
    let paints: [Paint] = [
      .color(color()), .color(color().multiplyingOpacity(by: 0.5)),
      .linearGradient(gradient, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1)),
      .radialGradient(
        gradient, center: UnitPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 30),
      .angularGradient(
        gradient, center: UnitPoint(x: 0.5, y: 0.5), start: .zero, end: .degrees(360)),
    ]
    let paint = paints.randomElement(using: &chance) ?? paints[0]
    let shapes: [BoxShape] = [
      .rectangle, .circle, .ellipse, .capsule(style: .continuous),
      .roundedRectangle(CornerRadii(all: 9), style: .continuous),
      .inset(.roundedRectangle(CornerRadii(all: 12), style: .circular), by: 3),
    ]
    let shape = shapes.randomElement(using: &chance) ?? .rectangle
    var node = SceneNode("\(name)", frame: frame)
    switch Int.random(in: 0..<5, using: &chance) {
    case 0, 1: node.drawing = .fill(shape, paint)
    case 2: node.drawing = .stroke(shape, StrokeStyle(lineWidth: number(0.5...5)), paint)
    case 3: node = label("Lisbon \(name)", at: frame.origin, color: color())
    default:
      node.drawing = .symbol(
        SymbolDrawing(name: "heart.fill", pointSize: number(8...40), weight: .bold, paint: paint))
    }
    node.id = NodeID("\(name)")
    if number(0...1) < 0.2 { node.opacity = number(0...1) }
    if number(0...1) < 0.25 { node.clip = shape }
    if number(0...1) < 0.06 { node.blurRadius = number(0...3) }
    if number(0...1) < 0.15 {
      node.shadow = .init(
        color: color(), radius: number(0...4), offset: Vector(dx: number(-4...4), dy: 2))
    }
    if number(0...1) < 0.1 {
      node.mask = [SceneNode("mask", frame: frame, drawing: .fill(.circle, .color(.black)))]
    }
    if number(0...1) < 0.15 {
      node.transform = .rotation(.radians(number(-0.5...0.5)), about: frame.center)
    }
    if depth > 0 {
      node.children = (0..<Int.random(in: 0...3, using: &chance)).map {
        Self.node($0, &chance, depth: depth - 1)
      }
    }
    return node
  }

  /// The tree with something changed in it.
  private static func changed(
    _ root: SceneNode, _ chance: inout DeflateTests.Chance
  ) -> SceneNode {
    var root = root
    switch Int.random(in: 0..<6, using: &chance) {
    case 0 where !root.children.isEmpty:
      root.children.remove(at: .random(in: root.children.indices, using: &chance))
    case 1:
      root.children.insert(
        node(.random(in: 10...99, using: &chance), &chance, depth: 1),
        at: .random(in: 0...root.children.count, using: &chance))
    case 2 where root.children.count > 1: root.children.swapAt(0, root.children.count - 1)
    case _ where !root.children.isEmpty:
      let index = Int.random(in: root.children.indices, using: &chance)
      switch Int.random(in: 0..<5, using: &chance) {
      case 0: root.children[index] = changed(root.children[index], &chance)
      case 1: root.children[index].frame.origin.x += .random(in: -9...9, using: &chance)
      case 2: root.children[index].opacity = .random(in: 0...1, using: &chance)
      case 3: root.children[index].clip = root.children[index].clip == nil ? .circle : nil
      default: root.children[index] = node(index, &chance, depth: 2)
      }
    case _: break
    }
    return root
  }

  @Test("drawn over another frame, the same pixels", arguments: 0..<8)
  func redrawn(seed: Int) throws {
    var chance = DeflateTests.Chance(state: UInt64(seed))
    let renderer = FrameRenderer(fonts: fonts)
    var root = SceneNode("root", frame: Rect(x: 0, y: 0, width: 120, height: 150))
    root.children = (0..<5).map { Self.node($0, &chance, depth: 2) }
    for step in 0..<8 {
      let background: ResolvedColor = seed % 3 == 0 && step > 5 ? .clear : .white
      let scene = Self.scene(root, background: background)
      try renderer.draw(scene)
      let fresh = try Rasterizer(fonts: fonts).render(scene)
      #expect(renderer.contentHash == fresh.contentHash, "step \(step)")
      if renderer.contentHash != fresh.contentHash {
        #expect(renderer.picture.firstDifference(from: fresh) == nil)
      }
      // Not the files themselves, which a failure would print.
      let file = PNGEncoder().encode(fresh, isOpaque: background.opacity == 1)
      #expect(ContentHash(of: renderer.png()) == ContentHash(of: file))
      root = Self.changed(root, &chance)
    }
  }

  @Test("only bands in which something changed are drawn again")
  func damage() throws {
    let rasterizer = Rasterizer(fonts: fonts)
    let still = box(Rect(x: 10, y: 10, width: 100, height: 60), 0x112233)
    func damage(from first: Double, to second: Double) -> [Int] {
      let roots = [first, second].map { x in
        let moving = box(Rect(x: x, y: 100, width: 10, height: 10), 0xFF0000)
        return rasterizer.prepare(
          Self.scene(group(still, moving)), PixelRect(x: 0, y: 0, width: 240, height: 300))
      }
      var damage = Damage(Bands(height: 300))
      damage.compare(roots[0], roots[1])
      return damage.bands
    }
    #expect(damage(from: 5, to: 5) == [])
    // Rows 199 to 221, with a pixel to spare on each side.
    #expect(damage(from: 5, to: 40) == [3])
  }

  @Test("a shape drawn by code of its own is drawn again when its outline changes")
  func customShape() throws {
    func scene(_ side: Double) -> Scene {
      let shape = CustomShape(name: "Corner", values: []) { rect, _ in
        Path(rectangle: Rect(x: rect.minX, y: rect.minY, width: side, height: side))
      }
      var node = box(Rect(x: 10, y: 10, width: 50, height: 50), 0xFF0000, shape: .custom(shape))
      node.shadow = .init(color: .black, radius: 4, offset: .zero)
      return Self.scene(group(node))
    }
    let renderer = FrameRenderer(fonts: fonts)
    for side in [10.0, 40, 20] {
      try renderer.draw(scene(side))
      #expect(renderer.picture == (try Rasterizer(fonts: fonts).render(scene(side))))
    }
  }

  @Test("after an error the next frame is whole")
  func afterError() throws {
    let renderer = FrameRenderer(fonts: fonts)
    let good = Self.scene(group(box(Rect(x: 10, y: 10, width: 50, height: 50), 0xFF0000)))
    try renderer.draw(good)
    let lost = ImageSource(
      name: "beach", path: "/no/such/file.png", size: Size(width: 9, height: 9))
    let bad = Self.scene(
      group(SceneNode("image", frame: Rect(x: 0, y: 0, width: 9, height: 9), drawing: .image(lost)))
    )
    #expect(throws: RasterError.self) { try renderer.draw(bad) }
    try renderer.draw(good)
    #expect(renderer.picture == (try Rasterizer(fonts: fonts).render(good)))
  }
}

extension Bitmap {
  /// The first pixel that differs, and how many do; `nil` if none does.
  fileprivate func firstDifference(from other: Bitmap) -> String? {
    let places = (0..<(width * height)).filter { index in
      (0..<4).contains { pixels[4 * index + $0] != other.pixels[4 * index + $0] }
    }
    guard let first = places.first else { return nil }
    let (x, y) = (first % width, first / width)
    return "(\(x), \(y)) \(self[x, y]) instead of \(other[x, y]), \(places.count) pixels"
  }
}
