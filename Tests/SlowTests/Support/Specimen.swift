import Foundation
import HeroCore

/// A board of small scenes, one for each kind of drawing and effect, all of them moving for a second.
struct Specimen: Sendable {
  /// The size of the board.
  static let size = Size(width: 500, height: 500)

  /// The board at a moment in seconds.
  func scene(at time: Rational) -> Scene {
    // From 0 to 1, starting and ending slowly.
    let t = min(max(time.value, 0), 1)
    let progress = t * t * (3 - 2 * t)
    let cells = shapes(progress) + gradients(progress) + lines(progress) + texts(progress)
    let root = SceneNode(
      "board", frame: Rect(origin: .zero, size: Self.size),
      children: (cells + effects(progress)).enumerated().map { index, node in
        var node = node
        node.transform = node.transform.then(
          .translation(Vector(dx: Double(index % 5) * 100, dy: Double(index / 5) * 100)))
        return node
      })
    return Scene(size: Self.size, scale: 2, background: .white, root: root)
  }

  // MARK: - Cells, each in a box of 100 × 100

  private func shapes(_ p: Double) -> [SceneNode] {
    let blue = ResolvedColor(hex: 0x0A84FF)
    let changing = ResolvedColor(red: 1, green: 0.2 + 0.6 * p, blue: 0.3, opacity: 1 - 0.5 * p)
    return [
      fill(
        "rounded", box(10, 10, 40 + 40 * p, 30 + 50 * p),
        .roundedRectangle(
          CornerRadii(all: 14), style: .continuous), .color(blue)),
      fill(
        "capsule", box(10, 10 + 20 * p, 80 - 30 * p, 30 + 40 * p), .capsule(style: .continuous),
        .color(changing)),
      fill("circle", box(10, 10, 30 + 50 * p, 40 + 45 * p), .circle, .color(changing)),
      fill(
        "uneven", box(10, 10, 70, 50 + 30 * p),
        .roundedRectangle(
          CornerRadii(topLeading: 30, topTrailing: 5, bottomTrailing: 20), style: .circular),
        .color(blue)),
      fill(
        "pieces", box(10 + 10 * p, 10, 70, 70),
        .custom(
          CustomShape(name: "polygon", values: [3 + (3 * p).rounded(.down)]) { rect, values in
            polygon(sides: Int(values[0]), in: rect)
          }), .color(blue)),
    ]
  }

  private func gradients(_ p: Double) -> [SceneNode] {
    let warm = Gradient(colors: [
      ResolvedColor(hex: 0xFF9500), ResolvedColor(hex: 0xFF2D55), ResolvedColor(hex: 0xAF52DE),
    ])
    let fading = Gradient(colors: [ResolvedColor(hex: 0x34C759), ResolvedColor.clear])
    let running = Gradient(colors: [
      ResolvedColor(red: p, green: 0.4, blue: 1), ResolvedColor(red: 1, green: 1 - p, blue: 0),
    ])
    let corner = BoxShape.roundedRectangle(CornerRadii(all: 16), style: .continuous)
    return [
      fill(
        "linear", box(10, 10, 80, 20 + 60 * p), corner,
        .linearGradient(
          warm, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))),
      fill(
        "radial", box(10, 10, 60 + 20 * p, 80), .ellipse,
        .radialGradient(
          warm, center: UnitPoint(x: 0.4, y: 0.5), startRadius: 5, endRadius: 40)),
      fill(
        "angular", box(10, 10, 80, 80), .circle,
        .angularGradient(
          Gradient(colors: warm.stops.map(\.color) + [warm.stops[0].color]),
          center: .center, start: .degrees(90 * p), end: .degrees(90 * p + 360))),
      fill(
        "fading", box(10 + 5 * p, 10, 70, 70), .rectangle,
        .angularGradient(
          fading, center: .center, start: .degrees(20), end: .degrees(300))),
      fill(
        "running", box(10, 10, 80, 80), corner,
        .linearGradient(
          running, start: UnitPoint(x: 0.5, y: 0), end: UnitPoint(x: 0.5, y: 1))),
    ]
  }

  private func lines(_ p: Double) -> [SceneNode] {
    let red = Paint.color(ResolvedColor(hex: 0xFF3B30))
    let rainbow = Paint.linearGradient(
      Gradient(colors: [ResolvedColor(hex: 0xFF9500), ResolvedColor(hex: 0x5856D6)]),
      start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))
    let corner = BoxShape.roundedRectangle(CornerRadii(all: 20), style: .continuous)
    return [
      line(
        "frame", box(10, 10, 50 + 30 * p, 80 - 30 * p), corner,
        StrokeStyle(lineWidth: 2 + 4 * p), red),
      line(
        "dashes", box(10, 10, 80, 80), .ellipse,
        StrokeStyle(lineWidth: 4, dash: [12, 6], dashPhase: 30 * p), red),
      line(
        "ring", box(15, 15, 70, 70), .circle,
        StrokeStyle(lineWidth: 10, cap: .round, trim: 0...max(p, 0.001)), rainbow),
      line(
        "arc", box(15, 15 + 10 * p, 60, 60), .circle,
        StrokeStyle(lineWidth: 8, cap: .round, join: .round, trim: 0.1...0.7), red),
      line(
        "corner", box(10, 10, 60 + 20 * p, 60), .rectangle,
        StrokeStyle(lineWidth: 6, join: .miter), rainbow),
    ]
  }

  private func texts(_ p: Double) -> [SceneNode] {
    let purple = Paint.linearGradient(
      Gradient(colors: [ResolvedColor(hex: 0xFF2D55), ResolvedColor(hex: 0x5856D6)]),
      start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
    let isNarrow = p > 0.5
    let words = isNarrow ? ["One", "two", "three"] : ["One two", "three"]
    return [
      text("plain", box(5 + 20 * p, 10, 60, 30), ["Agile"], 22, .color(.black)),
      text("gradient", box(5, 10 + 30 * p, 80, 40), ["Glow"], 34, purple),
      text(
        "wrapping", box(5, 10, 90, 80), words, 18, .color(ResolvedColor(red: p, green: 0, blue: 0))),
      symbol(
        "symbol", box(10 + 20 * p, 10, 60, 60), "heart.fill", 50,
        .color(
          ResolvedColor(red: 1, green: 0, blue: 0.3, opacity: 1 - 0.6 * p))),
      symbol("bold", box(10, 10, 80, 80), "star", 40 + 20 * p, purple),
    ]
  }

  private func effects(_ p: Double) -> [SceneNode] {
    let green = Paint.color(ResolvedColor(hex: 0x34C759))
    let pair = [
      fill("a", box(10, 10, 50, 50), .rectangle, green),
      fill("b", box(35, 35, 50, 50), .circle, .color(ResolvedColor(hex: 0xFF9500))),
    ]
    var faded = group("faded", pair)
    faded.opacity = 1 - 0.7 * p
    var turned = group("turned", pair)
    turned.transform = Affine.rotation(.degrees(120 * p), about: Point(x: 50, y: 50))
      .then(.scale(x: 1 - 0.4 * p, y: 1 - 0.2 * p, about: Point(x: 50, y: 50)))
    var soft = group("soft", pair)
    soft.blurRadius = 4 * p
    soft.clip = .roundedRectangle(CornerRadii(all: 20), style: .continuous)
    var raised = group("raised", [fill("card", box(20, 20, 60, 50), .rectangle, .color(.white))])
    raised.shadow = SceneNode.Shadow(
      color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5), radius: 8 + 8 * p,
      offset: Vector(dx: 0, dy: 6 * p))
    var masked = group("masked", pair)
    masked.mask = [
      fill(
        "hole", box(10 + 30 * p, 20, 50, 60), .capsule(style: .circular),
        .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.8)))
    ]
    return [faded, turned, soft, raised, p < 0.3 || p > 0.8 ? group("away", []) : masked]
  }
}

private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

private func group(_ id: String, _ children: [SceneNode]) -> SceneNode {
  SceneNode(id, frame: box(0, 0, 100, 100), children: children)
}

private func fill(_ id: String, _ frame: Rect, _ shape: BoxShape, _ paint: Paint) -> SceneNode {
  SceneNode(id, frame: frame, drawing: .fill(shape, paint))
}

private func line(
  _ id: String, _ frame: Rect, _ shape: BoxShape, _ style: StrokeStyle, _ paint: Paint
) -> SceneNode { SceneNode(id, frame: frame, drawing: .stroke(shape, style, paint)) }

private func symbol(
  _ id: String, _ frame: Rect, _ name: String, _ size: Double, _ paint: Paint
) -> SceneNode {
  SceneNode(
    id, frame: frame,
    drawing: .symbol(SymbolDrawing(name: name, pointSize: size, weight: .bold, paint: paint)))
}

private func text(
  _ id: String, _ frame: Rect, _ lines: [String], _ size: Double, _ paint: Paint
) -> SceneNode {
  let lines = lines.enumerated().map { index, line in
    TextDrawing.Line(
      string: line, origin: Point(x: 0, y: size * (1 + 1.2 * Double(index))), width: 60)
  }
  return SceneNode(
    id, frame: frame,
    drawing: .text(
      TextDrawing(
        string: lines.map(\.string).joined(separator: " "), lines: lines,
        face: FontFace(size: size, weight: .semibold), tracking: 0, paint: paint)))
}

private func polygon(sides: Int, in rect: Rect) -> Path {
  var path = Path()
  for side in 0..<sides {
    let angle = 2 * Double.pi * Double(side) / Double(sides)
    let place = Point(
      x: rect.center.x + rect.width / 2 * sin(angle),
      y: rect.center.y - rect.height / 2 * cos(angle))
    if side == 0 { path.move(to: place) } else { path.line(to: place) }
  }
  path.close()
  return path
}
