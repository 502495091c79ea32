import HeroCore
import HeroRender
import HeroUI

extension Engine {
  /// The real front end and the real renderer; fonts are looked for when they are first needed.
  @MainActor static var live: Engine {
    let fonts = LazyFonts()
    return Engine(
      play: { scene, subject throws(Failure) in
        try play(scene, subject, measurer: try fonts.library().textMeasurer)
      },
      draw: { drawing throws(Failure) in try draw(drawing, fonts: try fonts.library()) },
      fonts: { () throws(Failure) in
        try fonts.library().identities.map { identity in
          FontRecord(
            family: identity.family, file: AtomicFile.split(identity.path).name,
            package: identity.package, version: identity.version, hash: identity.hash)
        }
      },
      findings: { Doctor.findings })
  }

  private static func draw(_ drawing: Drawing, fonts: FontLibrary) throws(Failure) {
    let pipeline =
      drawing.jobs.map { FramePipeline(fonts: fonts, workers: $0) } ?? FramePipeline(fonts: fonts)
    let scene = drawing.scene
    do {
      try pipeline.run(count: drawing.count) { index, rasterizer in
        let picture = try rasterizer.render(scene(index))
        return DrawnFrame(
          png: PNGEncoder().encode(picture), hash: picture.contentHash, width: picture.width,
          height: picture.height)
      } consume: {
        try drawing.deliver($0, $1)
      }
    } catch let failure as Failure {
      throw failure
    } catch let error as RasterError {
      throw .badInput("\(error)")
    } catch {
      throw Failure(status: .bug, message: "\(error)")
    }
  }

  @MainActor private static func play(
    _ scene: DemoScene, _ subject: Subject, measurer: TextMeasurer
  ) throws(Failure) -> Playback {
    throw Failure(status: .bug, message: "the stage is not connected")
  }
}

/// The fonts, looked for once.
@MainActor private final class LazyFonts {
  private var found: FontLibrary?

  func library() throws(Failure) -> FontLibrary {
    if let found { return found }
    do throws(FontError) {
      let library = try FontLibrary()
      found = library
      return library
    } catch {
      throw .badInput("\(error)\nrender-demo doctor shows everything that is missing")
    }
  }
}
