import HeroCore
import HeroRender
import HeroUI
import SwiftUI

/// Lisbon's opening, which most measurements are made with.
@MainActor enum Opening {
  static let frameCount = 36

  /// A played script on a view.
  static func film(
    _ script: String, scale: Double, @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> Film {
    let stage = Stage(
      settings: StageSettings(scale: scale), measurer: fonts.textMeasurer, content: content)
    return try stage.play(Script(parsing: script))
  }

  /// The opening at some pixels a point.
  static func film(scale: Double) throws -> Film {
    try film("tap \"Lisbon\"; settle", scale: scale) { LisbonDemo() }
  }

  /// The frames of the opening at one pixel a point.
  static func pictures() throws -> [Bitmap] {
    let film = try film(scale: 1)
    let rasterizer = Rasterizer(fonts: fonts)
    return try (0..<frameCount).map { try rasterizer.render(film.scene(atFrame: $0)) }
  }
}
