import HeroCore
import HeroRender
import HeroUI
import Testing

@testable import render_demo

/// Every frame of every demo, drawn over the frame before, is the frame drawn from nothing.
@MainActor @Suite struct RedrawTests {
  @Test("the demos, redrawn where they change", arguments: Demos.all.map(\.name))
  func demos(name: String) throws {
    let demo = try #require(Demos.all.first { $0.name == name })
    let stage = Stage(
      settings: StageSettings(scale: 1, framesPerSecond: 20), measurer: Lisbon.fonts.textMeasurer,
      content: demo.view)
    let film = try stage.play(Script(parsing: demo.script))
    let renderer = FrameRenderer(fonts: Lisbon.fonts)
    let rasterizer = Rasterizer(fonts: Lisbon.fonts)
    for frame in 0..<film.frameCount {
      let scene = film.scene(atFrame: frame)
      try renderer.draw(scene)
      #expect(
        renderer.contentHash == (try rasterizer.render(scene).contentHash), "frame \(frame)")
    }
  }
}
