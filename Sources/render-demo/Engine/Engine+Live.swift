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
    let settings = StageSettings(
      device: subject.device, scale: subject.scale, appearance: subject.appearance.colorScheme,
      dynamicTypeSize: subject.typeSize.dynamicTypeSize, reduceMotion: subject.reduceMotion,
      framesPerSecond: subject.framesPerSecond)
    let stage = Stage(settings: settings, measurer: measurer, content: scene.view)
    do throws(StageError) {
      let film = try stage.play(subject.script)
      return Playback(
        frameCount: film.frameCount, sceneAtFrame: { film.scene(atFrame: $0) },
        sceneAtTime: { film.scene(at: $0) },
        warnings: film.warnings.map {
          Warning(message: $0.message, file: $0.location?.file, line: $0.location?.line)
        })
    } catch {
      throw error.isOfUserCode
        ? Failure(status: .userCodeFailed, message: "\(error)") : .badInput("\(error)")
    }
  }
}

extension StageError {
  /// Whether the views are to blame, and not the script.
  fileprivate var isOfUserCode: Bool {
    switch self {
    case .endlessBody, .endlessUpdates: true
    case .noControl, .notHittable, .neverSettles, .timeOutOfRange: false
    }
  }
}

extension Appearance {
  fileprivate var colorScheme: ColorScheme {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

extension TypeSize {
  /// The size of the same name.
  fileprivate var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
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
