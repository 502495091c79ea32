import HeroCore
import HeroRender
import HeroUI
import Testing

@testable import render_demo

/// The card of the first demo, played with the real fonts.
@MainActor enum Lisbon {
  static let fonts: FontLibrary = {
    do { return try FontLibrary() } catch { fatalError("\(error)") }
  }()

  static let opening = "tap \"Lisbon\"; settle"
  static let closing = "tap \"Lisbon\"; settle; tap \"Close\"; settle"

  /// Plays a script on the demo.
  static func film(
    _ script: String = opening, settings: StageSettings = StageSettings()
  ) throws -> Film {
    let stage = Stage(settings: settings, measurer: fonts.textMeasurer) { LisbonDemo() }
    return try stage.play(Script(parsing: script))
  }

  /// A part of a frame, in pixels.
  static func crop(_ film: Film, frame: Int, _ rect: Rect) throws -> Bitmap {
    let picture = try Rasterizer(fonts: fonts).render(film.scene(atFrame: frame))
    let scale = film.scene(atFrame: frame).scale
    let (x, y) = (Int(rect.minX * scale), Int(rect.minY * scale))
    let (width, height) = (Int(rect.width * scale), Int(rect.height * scale))
    let rows = (y..<y + height).flatMap { row in
      let start = 4 * (row * picture.width + x)
      return picture.pixels[start..<start + 4 * width]
    }
    return Bitmap(width: width, height: height, pixels: Array(rows))
  }
}

extension Film {
  /// The outline of a frame.
  func outline(_ frame: Int) -> String { scene(atFrame: frame).root.outline }

  /// The trace of a frame.
  func trace(_ frame: Int) -> [TraceNode] { TraceNode.all(in: scene(atFrame: frame).root) }

  /// The texts of a frame that begin with some words.
  func texts(_ words: String, _ frame: Int) -> [TraceNode] {
    trace(frame).filter { ($0.lines.first ?? "").hasPrefix(words) }
  }

  /// The box by which the card is cut.
  func card(_ frame: Int) throws -> TraceNode {
    try #require(trace(frame).first { $0.kind == .clip && $0.cornerRadius == 28 })
  }
}

/// Whether two numbers agree within a tolerance.
func isNear(_ first: Double, _ second: Double, within tolerance: Double = 0.01) -> Bool {
  (first - second).magnitude <= tolerance
}
