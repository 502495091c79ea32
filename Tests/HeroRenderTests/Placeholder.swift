import Foundation
import HeroCore
import HeroRender
import Testing

@Test func scratch() throws {
  let fonts = try FontLibrary()
  let r = Rasterizer(fonts: fonts)
  for (name, scale, dark) in [("l3", 3.0, false), ("d3", 3.0, true), ("l1", 1.0, false)] {
    let ink = dark ? ResolvedColor.white : .black
    func text(_ s: String, _ x: Double, _ y: Double, _ size: Double, _ w: FontFace.Weight, _ t: Double, _ c: ResolvedColor, _ d: FontFace.Design = .standard) -> SceneNode {
      SceneNode("t\(y)", frame: Rect(x: x, y: y, width: 300, height: size * 1.2), drawing: .text(TextDrawing(string: s, lines: [.init(string: s, origin: Point(x: 0, y: size * 0.952), width: 200)], face: FontFace(design: d, size: size, weight: w), tracking: t, paint: .color(c))))
    }
    let g = Gradient(colors: [ResolvedColor(hex: 0xFF9500), ResolvedColor(hex: 0xFF2D55), ResolvedColor(hex: 0xAF52DE)])
    var nodes = [
      SceneNode("card", frame: Rect(x: 20, y: 20, width: 353, height: 220), shadow: .init(color: ResolvedColor.black.multiplyingOpacity(by: 0.25), radius: 20, offset: Vector(dx: 0, dy: 8)), children: [
        SceneNode("bg", frame: Rect(x: 20, y: 20, width: 353, height: 220), drawing: .fill(.roundedRectangle(CornerRadii(all: 28), style: .continuous), .linearGradient(g, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))))]),
      text("Lisbon", 40, 160, 34, .bold, 0.40, .white),
      text("Lisbon rounded", 180, 160, 24, .bold, 0.40, .white, .rounded),
      text("Seven hills by the river Tagus", 40, 204, 15, .regular, -0.23, ResolvedColor.white.multiplyingOpacity(by: 0.85)),
      text("Things to do: 12:30 at Café “Ação” → 100 %", 20, 260, 17, .semibold, -0.43, ink),
      text("The quick brown fox jumps over the lazy dog", 20, 290, 17, .regular, -0.43, ink),
      text("The quick brown fox jumps over the lazy dog", 20, 316, 13, .regular, -0.08, ResolvedColor(hex: 0x3C3C43, opacity: 0.6)),
      text("let mono = serif", 20, 340, 17, .regular, 0, ink, .monospaced),
      text("serif New York", 220, 340, 17, .regular, 0, ink, .serif),
      SceneNode("sail", frame: Rect(x: 40, y: 40, width: 52, height: 52), drawing: .symbol(SymbolDrawing(name: "sailboat.fill", pointSize: 44, weight: .regular, paint: .color(.white)))),
    ]
    let names = ["sailboat.fill", "fork.knife", "sun.horizon.fill", "tram.fill", "xmark", "sparkles", "sun.max.fill", "leaf.fill", "snowflake", "flame.fill", "moon.stars.fill", "xmark.circle.fill", "magnifyingglass", "forward.fill", "play.fill", "chevron.left", "chevron.down", "arrow.left", "heart.fill", "plus", "ellipsis", "cart", "star.fill", "square.and.arrow.up", "bell", "house.fill", "person.fill", "1.circle", "2.circle.fill", "nonsense", "applelogo", "circle.fill", "square.fill", "circle", "beats.headphones", "trash"]
    for (i, n) in names.enumerated() {
      for (k, w) in [FontFace.Weight.regular, .semibold, .heavy].enumerated() {
        nodes.append(SceneNode("s\(i)", frame: Rect(x: 16 + Double(i % 12) * 30, y: 375 + Double(i / 12) * 80 + Double(k) * 26, width: 28, height: 28), drawing: .symbol(SymbolDrawing(name: n, pointSize: 17, weight: w, paint: .color(ink)))))
      }
    }
    let t = SceneNode("root", frame: Rect(x: 0, y: 0, width: 393, height: 640), children: nodes + [
      SceneNode("ang", frame: Rect(x: 20, y: 610, width: 40, height: 40), drawing: .fill(.circle, .angularGradient(g, center: .init(x: 0.5, y: 0.5), start: .degrees(0), end: .degrees(360)))),
      SceneNode("rad", frame: Rect(x: 70, y: 610, width: 40, height: 40), drawing: .fill(.circle, .radialGradient(g, center: .init(x: 0.5, y: 0.5), startRadius: 0, endRadius: 20))),
      SceneNode("str", frame: Rect(x: 120, y: 612, width: 36, height: 36), drawing: .stroke(.circle, StrokeStyle(lineWidth: 4, cap: .round, trim: 0.1...0.7), .color(ResolvedColor(hex: 0x007AFF)))),
      SceneNode("blur", frame: Rect(x: 170, y: 612, width: 36, height: 36), blurRadius: 3, drawing: .fill(.rectangle, .color(ResolvedColor(hex: 0x34C759)))),
      SceneNode("clip", frame: Rect(x: 220, y: 612, width: 36, height: 36), opacity: 0.8, clip: .circle, children: [
        SceneNode("a", frame: Rect(x: 220, y: 612, width: 36, height: 36), drawing: .fill(.rectangle, .color(ResolvedColor(hex: 0xFF9500)))),
        SceneNode("b", frame: Rect(x: 220, y: 630, width: 36, height: 36), drawing: .fill(.rectangle, .color(ResolvedColor(hex: 0x5856D6))))]),
      SceneNode("img", frame: Rect(x: 270, y: 610, width: 60, height: 40), drawing: .image(ImageSource(name: "x", path: nil, size: Size(width: 10, height: 10)))),
      SceneNode("rot", frame: Rect(x: 340, y: 615, width: 40, height: 30), transform: .rotation(.degrees(20), about: Point(x: 360, y: 630)), drawing: .fill(.roundedRectangle(CornerRadii(all: 8), style: .continuous), .linearGradient(g, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0)))),
    ])
    let scene = Scene(size: Size(width: 393, height: 660), scale: scale, background: dark ? .black : ResolvedColor(hex: 0xF2F2F7), root: t)
    let clock = ContinuousClock()
    for _ in 0..<3 { var b: Bitmap?; let d = try clock.measure { b = try r.render(scene) }; print(name, d, b!.contentHash) }
    let b = try r.render(scene)
    try Data(PNGEncoder().encode(b)).write(to: URL(fileURLWithPath: "/tmp/ft/\(name).png"))
  }
  try fonts.check()
  print(fonts.identities.count, fonts.identities.first!)
}
