import Foundation
import HeroCore
import HeroRender
import Testing

/// The fonts that all tests of this suite draw with.
let fonts: FontLibrary = {
  do { return try FontLibrary() } catch { fatalError("\(error)") }
}()

/// Draws one node on a small display of 100 × 100 points.
func render(
  _ node: SceneNode, size: Size = Size(width: 100, height: 100), scale: Double = 1,
  background: ResolvedColor = .white
) throws -> Bitmap {
  try Rasterizer(fonts: fonts).render(
    Scene(size: size, scale: scale, background: background, root: node))
}

/// A group without effects.
func group(_ children: SceneNode...) -> SceneNode {
  SceneNode("group", frame: Rect(x: 0, y: 0, width: 100, height: 100), children: children)
}

/// A filled rectangle.
func box(_ frame: Rect, _ color: UInt32, shape: BoxShape = .rectangle) -> SceneNode {
  SceneNode("box", frame: frame, drawing: .fill(shape, .color(ResolvedColor(hex: color))))
}

/// One line of text whose baseline starts at a point.
func label(
  _ string: String, at baseline: Point, face: FontFace = FontFace(size: 17), tracking: Double = 0,
  color: ResolvedColor = .black
) -> SceneNode {
  SceneNode(
    "label", frame: Rect(origin: baseline, size: Size(width: 10, height: 10)),
    drawing: .text(
      TextDrawing(
        string: string, lines: [.init(string: string, origin: .zero, width: 80)], face: face,
        tracking: tracking, paint: .color(color))))
}

extension Bitmap {
  /// The middle of everything dark on white, in pixels, and how much of it there is.
  var ink: (center: Point, amount: Double) {
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        let darkness = Double(255 - self[column, row].green)
        x += darkness * (Double(column) + 0.5)
        y += darkness * (Double(row) + 0.5)
        sum += darkness
      }
    }
    return (Point(x: x / sum, y: y / sum), sum / 255)
  }

  /// The largest difference of a component between two pictures of one size.
  func largestDifference(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}

extension Bitmap.Pixel {
  /// An opaque pixel written as a hexadecimal number.
  init(hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
  }

  /// The largest difference of a component.
  func distance(to other: Bitmap.Pixel) -> Int {
    [\Bitmap.Pixel.red, \.green, \.blue, \.alpha]
      .map { abs(Int(self[keyPath: $0]) - Int(other[keyPath: $0])) }.max() ?? 0
  }
}

/// The rows of a table in `Fixtures/Oracle`, without remarks; columns are separated by tabs.
func oracle(_ name: String) throws -> [[String]] {
  let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let url = package.appendingPathComponent("Fixtures/Oracle/\(name)")
  return try String(contentsOf: url, encoding: .utf8)
    .split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t").map(String.init) }
}
