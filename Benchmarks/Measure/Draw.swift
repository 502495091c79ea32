import HeroCore
import HeroRender
import HeroUI
import SwiftUI

/// The scenes, by the names under which their goldens are recorded.
private let scenes: [String: @MainActor @Sendable () -> any HeroUI.View] = [
  "lisbon": { LisbonDemo() }, "places": { PlacesDemo() }, "cards": { CardsDemo() },
  "tabs": { TabsDemo() }, "playlist": { PlaylistDemo() },
]

/// Draws what goldens were recorded of, and does nothing with it: no file is made, nothing is compared.
///
/// - Parameters:
///   - goldens: The folder of the goldens, which tell script, display and rate.
///   - workers: The number of threads.
/// - Throws: `Usage` for a golden of another scene; errors of reading, playing and drawing.
@MainActor func draw(_ goldens: String, workers: Int) throws {
  let store = GoldenStore(folder: goldens)
  var frames = 0
  for item in try store.contents() {
    let told = try store.geometry(item.name).header.settings
    guard let content = scenes[told.scene],
      let device = Device.all.first(where: { $0.name == told.device })
    else { throw Usage() }
    let settings = StageSettings(
      device: device, scale: told.scale, framesPerSecond: told.framesPerSecond)
    let stage = Stage(settings: settings, measurer: fonts.textMeasurer, content: content)
    let film = try stage.play(Script(parsing: told.script))
    try FramePipeline(fonts: fonts, workers: workers).run(count: film.frameCount) {
      index, renderer in
      try renderer.draw(film.scene(atFrame: index))
    } consume: { _, _ in
    }
    frames += film.frameCount
  }
  print("\(frames) frames")
}
