import HeroCore
import HeroRender
import HeroUI
import Testing

@testable import render_demo

/// One script, one picture for each moment, however it is asked for.
@MainActor @Suite struct LisbonDeterminismTests {
  static let small = StageSettings(scale: 1, framesPerSecond: 30)

  private func hashes(_ film: Film, workers: Int) throws -> [String] {
    let pipeline = FramePipeline(fonts: Lisbon.fonts, workers: workers)
    var result: [String] = []
    try pipeline.run(count: film.frameCount) { index, renderer in
      try renderer.draw(film.scene(atFrame: index))
      return renderer.contentHash
    } consume: { _, hash in
      result.append(hash)
    }
    return result
  }

  @Test("one worker or two, one run or another: the same pixels")
  func runs() throws {
    let film = try Lisbon.film(settings: Self.small)
    let one = try hashes(film, workers: 1)
    #expect(one == (try hashes(film, workers: 2)))
    #expect(one == (try hashes(try Lisbon.film(settings: Self.small), workers: 2)))
    #expect(Set(one).count > 20)
  }

  @Test("a single frame is that frame of the full run")
  func single() throws {
    let film = try Lisbon.film(settings: Self.small)
    let all = try hashes(film, workers: 2)
    for frame in [0, 1, 7, film.frameCount - 1] {
      let alone = try Lisbon.film(settings: Self.small)
      let scene = alone.scene(at: Rational(frame, 30))
      #expect(try Rasterizer(fonts: Lisbon.fonts).render(scene).contentHash == all[frame])
    }
  }

  @Test("scenes in one process leave each other alone")
  func neighbours() throws {
    let alone = try Lisbon.film(settings: Self.small)
    let scenes = (0..<alone.frameCount).map { alone.scene(atFrame: $0) }
    var others: [Film] = []
    for demo in Demos.all {
      let stage = Stage(
        settings: Self.small, measurer: Lisbon.fonts.textMeasurer, content: demo.view)
      others.append(try stage.play(Script(parsing: demo.script)))
    }
    // Two stages played step by step beside each other would share nothing but fonts.
    let again = try Lisbon.film(settings: Self.small)
    #expect((0..<again.frameCount).map { again.scene(atFrame: $0) } == scenes)
    #expect(others.allSatisfy { $0.frameCount > 1 })
    let script = try #require(Demos.all.first { $0.name == "lisbon" }?.script)
    let whole = try Lisbon.film(script, settings: Self.small)
    #expect(others[0].scene(atFrame: 9) == whole.scene(atFrame: 9))
  }

  @Test("frames may be asked for in any order and on any thread")
  func anyOrder() async throws {
    let film = try Lisbon.film(settings: Self.small)
    let inOrder = (0..<film.frameCount).map { film.scene(atFrame: $0) }
    await withTaskGroup(of: (Int, HeroCore.Scene).self) { group in
      for index in (0..<film.frameCount).reversed() {
        group.addTask { (index, film.scene(atFrame: index)) }
      }
      for await (index, scene) in group { #expect(scene == inOrder[index]) }
    }
  }
}
