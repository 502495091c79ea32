import HeroCore
import Testing

/// Outlines as geometry: bounds, length, parts of them and what lies inside.
@Suite struct PathTests {
  static let rect = Rect(x: 10, y: 20, width: 40, height: 30)
  static let shapes: [Path] = [
    Path(rectangle: rect), Path(ellipseIn: rect), ring, wave,
    BoxShape.capsule(style: .continuous).path(in: rect),
  ]

  /// Two circles one in the other, wound the same way.
  static var ring: Path {
    var path = Path(ellipseIn: Rect(x: -50, y: -50, width: 100, height: 100))
    path.append(Path(ellipseIn: Rect(x: -20, y: -20, width: 40, height: 40)))
    return path
  }

  /// An open curve with a straight tail.
  static var wave: Path {
    var path = Path()
    path.move(to: .zero)
    path.curve(
      to: Point(x: 100, y: 0), control1: Point(x: 30, y: -80), control2: Point(x: 70, y: 80))
    path.line(to: Point(x: 130, y: 40))
    return path
  }

  @Test("bounds touch the curve, not its control points")
  func bounds() {
    #expect(Path(rectangle: Self.rect).bounds == Self.rect)
    let ellipse = Path(ellipseIn: Self.rect).bounds
    #expect(isNear(ellipse.minX, 10, within: 1e-9) && isNear(ellipse.maxX, 50, within: 1e-9))
    #expect(isNear(ellipse.minY, 20, within: 1e-9) && isNear(ellipse.maxY, 50, within: 1e-9))
    let wave = Self.wave.bounds
    #expect(wave.minY > -25 && wave.minY < -20)
    #expect(wave.maxX == 130)
    #expect(Path().bounds == .zero)
  }

  @Test("lengths are those of geometry")
  func length() {
    #expect(Path(rectangle: Self.rect).length == 140)
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(isNear(circle.length, 20 * .pi, within: 20 * .pi * 2e-4))
    #expect(Path().length == 0)
  }

  @Test("parts have their share of the length and start where the last one ends", arguments: shapes)
  func trimming(path: Path) {
    let total = path.length
    let cuts = [0, 0.1, 0.37, 0.5, 0.93, 1]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let part = path.trimmed(from: from, to: to)
      #expect(isNear(part.length, (to - from) * total, within: 1e-6 * total))
    }
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: -1, to: 2) == path)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
  }

  @Test("a quarter of a circle is the lower right one")
  func trimmedCircle() {
    let circle = Path(ellipseIn: Rect(x: -10, y: -10, width: 20, height: 20))
    let bounds = circle.trimmed(from: 0, to: 0.25).bounds
    #expect(isNear(bounds.minX, 0, within: 1e-4) && isNear(bounds.maxX, 10, within: 1e-4))
    #expect(isNear(bounds.minY, 0, within: 1e-4) && isNear(bounds.maxY, 10, within: 1e-4))
  }

  @Test("what lies inside is what is filled")
  func containment() {
    let rectangle = Path(rectangle: Self.rect)
    #expect(rectangle.contains(Point(x: 10, y: 20)))
    #expect(!rectangle.contains(Point(x: 50, y: 30)))
    #expect(!rectangle.contains(Point(x: 30, y: 50)))
    let ellipse = Path(ellipseIn: Self.rect)
    for index in 0..<360 {
      let angle = Angle.degrees(Double(index) + 0.5)
      let turn = Affine.rotation(angle, about: .zero)
      func at(_ radius: Double) -> Point {
        let unit = turn.apply(to: Point(x: radius, y: 0))
        return Point(x: 30 + 20 * unit.x, y: 35 + 15 * unit.y)
      }
      #expect(ellipse.contains(at(0.998)) && !ellipse.contains(at(1.002)))
    }
    #expect(Self.ring.contains(.zero))  // wound twice
    #expect(!Path().contains(.zero))
    var open = Path()
    open.move(to: Point(x: 0, y: 0))
    open.line(to: Point(x: 10, y: 0))
    open.line(to: Point(x: 10, y: 10))
    #expect(open.contains(Point(x: 8, y: 3)) && !open.contains(Point(x: 3, y: 8)))
  }

  @Test("arcs lie on their circle", arguments: [-450.0, -90, 30, 180, 360])
  func arcs(sweep: Double) {
    var path = Path()
    path.arc(
      center: Point(x: 5, y: 5), radius: 10, from: .degrees(40), sweep: .degrees(sweep))
    let length = 10 * sweep.magnitude * .pi / 180
    #expect(isNear(path.length, length, within: 3e-4 * length))
    for part in stride(from: 0.05, to: 1, by: 0.1) {
      let piece = path.trimmed(from: part, to: part + 1e-6).bounds
      let away = piece.origin - Point(x: 5, y: 5)
      let radius = (away.dx * away.dx + away.dy * away.dy).squareRoot()
      #expect(isNear(radius, 10, within: 4e-3))
    }
  }
}
