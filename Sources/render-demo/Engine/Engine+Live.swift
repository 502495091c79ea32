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
      draw: { request, effort in
        do {
          try pipeline(effort, fonts: fonts.library()).draw(request)
        } catch let error as RasterError {
          throw Failure.badInput("\(error)")
        }
      },
      installedFonts: { () throws(Failure) in
        try fonts.library().identities.map(FontRecord.init)
      },
      fonts: { use throws(Failure) in
        try fonts.library().identities(of: use).map(FontRecord.init)
      },
      vectors: { request throws(Failure) in try write(request, fonts: try fonts.library()) },
      measurer: { () throws(Failure) in try fonts.library().textMeasurer },
      findings: { Doctor.findings })
  }

  private static func write(
    _ request: Vectors, fonts: FontLibrary
  ) throws(Failure) -> [UInt8] {
    let writer = SVGWriter(fonts: fonts, options: request.options)
    do throws(RasterError) {
      if let still = request.still { return try writer.write(still) }
      return try writer.write(
        SVGMotion(
          frameCount: request.playback.frameCount,
          clock: FrameClock(framesPerSecond: request.framesPerSecond),
          scene: request.playback.sceneAtTime))
    } catch {
      throw .badInput("\(error)")
    }
  }

  private static func pipeline(_ effort: Effort, fonts: FontLibrary) -> FramePipeline {
    guard let jobs = effort.jobs else {
      return FramePipeline(fonts: fonts, encoder: effort.encoder)
    }
    return FramePipeline(fonts: fonts, encoder: effort.encoder, workers: jobs)
  }

  @MainActor private static func play(
    _ scene: DemoScene, _ subject: Subject, measurer: TextMeasurer
  ) throws(Failure) -> Playback {
    let settings = StageSettings(
      device: subject.device, scale: subject.scale, appearance: subject.appearance,
      dynamicTypeSize: subject.typeSize, reduceMotion: subject.reduceMotion,
      framesPerSecond: subject.framesPerSecond, assets: subject.assets)
    let stage = Stage(settings: settings, measurer: measurer, content: scene.view)
    do throws(StageError) {
      let film = try stage.play(subject.script)
      return Playback(
        frameCount: film.frameCount, sceneAtFrame: { film.scene(atFrame: $0) },
        sceneAtTime: { film.scene(at: $0) }, updates: film.motion.updates,
        warnings: film.warnings.map(Warning.init))
    } catch {
      throw Failure(error)
    }
  }
}

extension FontRecord {
  fileprivate init(_ identity: FontIdentity) {
    self.init(
      family: identity.family, file: AtomicFile.split(identity.path).name,
      package: identity.package, version: identity.version, hash: identity.hash)
  }
}

extension Failure {
  /// Why a scene could not be played.
  fileprivate init(_ error: StageError) {
    switch error {
    case .noControl, .notHittable, .nothingToDrag, .neverSettles, .timeOutOfRange:
      self = .badInput("\(error)")
    case .endlessBody, .endlessUpdates, .missingObject:
      self.init(status: .userCodeFailed, message: "\(error)")
    }
  }
}

extension Warning {
  fileprivate init(_ warning: StageWarning) {
    self.init(
      message: warning.message, file: warning.location?.file, line: warning.location?.line)
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
