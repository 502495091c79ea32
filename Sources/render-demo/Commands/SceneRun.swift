import HeroCore
import HeroUI

/// A scene that has been played as the options ask, and the moments of it that are wanted.
@MainActor struct SceneRun {
  /// What is behind the scene instead of its own background.
  private let background: ResolvedColor?
  let subject: Subject
  let playback: Playback
  let moments: Moments

  /// Finds the scene, plays the script and picks the moments.
  init(_ options: Options, scenes: [DemoScene], engine: Engine) throws(Failure) {
    let scene = try DemoScene.named(options.scene, in: scenes)
    let (device, scale) = try options.display(preferred: scene.device)
    let script: Script
    if let given = options.script { script = given } else { script = try Self.ownScript(of: scene) }
    let assets: AssetCatalog
    do throws(MissingAssetFolder) {
      assets = try AssetCatalog(folders: options.assets)
    } catch {
      throw .badInput("--assets: \(error)")
    }
    subject = Subject(
      scene: scene.name, device: device, scale: scale, framesPerSecond: options.framesPerSecond,
      appearance: options.appearance, typeSize: options.typeSize,
      reduceMotion: options.reduceMotion, assets: assets, script: script)
    background = options.finish.background
    playback = try engine.play(scene, subject)
    moments = try Self.moments(options, of: playback)
  }

  private static func ownScript(of scene: DemoScene) throws(Failure) -> Script {
    do throws(ScriptError) {
      return try Script(parsing: scene.script)
    } catch {
      throw Failure(status: .bug, message: "the script of the scene “\(scene.name)”, \(error)")
    }
  }

  private static func moments(
    _ options: Options, of playback: Playback
  ) throws(Failure) -> Moments {
    let rate = options.framesPerSecond
    guard let wanted = options.moment?.seconds(framesPerSecond: rate) else {
      guard playback.frameCount <= Limits.frames else {
        throw .badInput(
          "the script lasts \(playback.frameCount) frames; at most \(Limits.frames) are drawn "
            + "(see --fps and --script)")
      }
      return Moments(frameCount: playback.frameCount, framesPerSecond: rate)
    }
    let end = Rational(playback.frameCount - 1, rate)
    guard wanted <= end else {
      throw .badInput(
        "--at \(options.moment.map(\.description) ?? "") is after the end: the last frame is "
          + "#\(playback.frameCount - 1), at \(short(end.value)) s")
    }
    return Moments(at: wanted, framesPerSecond: rate)
  }

  /// The scene at one of the moments; may be asked from any thread.
  var sceneOfMoment: @Sendable (Int) -> Scene {
    let (playback, moments, rate) = (playback, moments, subject.framesPerSecond)
    return { [background] position in
      let moment = moments[position]
      // The same way for one frame and for all, so that both give the same picture.
      var scene =
        moment.time == Rational(moment.index, rate)
        ? playback.sceneAtFrame(moment.index) : playback.sceneAtTime(moment.time)
      if let background { scene.background = background }
      return scene
    }
  }

  /// What is where at all wanted moments.
  var trace: Trace {
    let scene = sceneOfMoment
    let moments = moments
    return Trace(
      scene: subject.scene, device: subject.device, scale: subject.scale,
      framesPerSecond: subject.framesPerSecond, frameCount: moments.count
    ) { position in
      let moment = moments[position]
      return Trace.Frame(index: moment.index, time: moment.time, scene: scene(position))
    }
  }
}
