import HeroCore
import HeroRender
import HeroUI

/// A scene that was played for a golden, with what the golden has to remember of it.
@MainActor struct PlayedScene {
  /// The name of the golden.
  let name: String
  /// How it was played.
  let settings: GoldenSettings
  /// The motion.
  let motion: PlayedMotion
  /// What is odd about it.
  let warnings: [Warning]

  /// Pixels per point of a golden unless told otherwise: half a point is a pixel, and files are small.
  static let usualScale = 2.0

  /// Plays what a command line asks for.
  ///
  /// - Parameters:
  ///   - options: The options; of the scenes only `options.scene` is played.
  ///   - tool: The scenes and the engine.
  /// - Throws: A `Failure` when the scene cannot be played.
  init(_ options: Options, tool: Tool) throws(Failure) {
    var options = options
    options.scale = options.scale ?? Self.usualScale
    let run = try SceneRun(options, scenes: tool.scenes, engine: tool.engine)
    let subject = run.subject
    var settings = GoldenSettings(
      scene: subject.scene, script: subject.script.description, device: subject.device.name,
      size: subject.device.size, scale: subject.scale, framesPerSecond: subject.framesPerSecond,
      appearance: "\(subject.appearance)", typeSize: "\(subject.typeSize)",
      reduceMotion: subject.reduceMotion)
    (settings.files, settings.preview) = (options.files, options.preview)
    (settings.view, settings.assets) = (options.view, options.assets)
    let playback = run.playback
    self.settings = settings
    motion = PlayedMotion(
      frameCount: playback.frameCount, framesPerSecond: subject.framesPerSecond,
      updates: playback.updates, scene: playback.sceneAtTime)
    warnings = playback.warnings
    name = options.golden.name ?? Self.name(options, settings)
  }

  /// A name that tells what differs from the usual.
  private static func name(_ options: Options, _ settings: GoldenSettings) -> String {
    let scene = options.files.first.map(SourceFile.name) ?? settings.scene
    let variant: [String?] = [
      options.preview, options.view,
      options.device == nil && options.size == nil ? nil : settings.device,
      settings.scale == usualScale ? nil : "\(short(settings.scale))x",
      settings.framesPerSecond == 60 ? nil : "\(settings.framesPerSecond)fps",
      settings.appearance == "light" ? nil : settings.appearance,
      settings.typeSize == "large" ? nil : settings.typeSize,
      settings.reduceMotion ? "reduce-motion" : nil,
    ]
    return GoldenName(scene: scene, variant: variant.compactMap(\.self)).description
  }
}

extension Options {
  /// Refuses options that would have to be ignored, as each golden is played as it was recorded.
  func refuseSettings() throws(Failure) {
    let settings: Set<Flag> = [
      .assets, .script, .device, .size, .scale, .fps, .appearance, .typeSize, .reduceMotion,
    ]
    let names = given.intersection(settings).map(\.rawValue).sorted()
    guard names.isEmpty else {
      throw .badInput(
        "\(verb.rawValue) does not take \(names.joined(separator: ", ")) here: a golden is played with "
          + "the options it was recorded with; choose one with \(Flag.name.rawValue)")
    }
  }

  /// The options with which a golden was recorded, in place of those of the command line.
  ///
  /// - Parameter settings: What the golden remembers.
  /// - Returns: Options that play what was recorded.
  /// - Throws: A `Failure` when something is remembered that is not known here.
  func replaying(_ settings: GoldenSettings) throws(Failure) -> Options {
    var options = self
    options.scene = settings.files.isEmpty ? settings.scene : scene
    (options.files, options.preview) = (settings.files, settings.preview)
    (options.view, options.assets) = (settings.view, settings.assets)
    do throws(ScriptError) {
      options.script = try Script(parsing: settings.script)
    } catch {
      throw .badInput("the script of the golden, \(error)")
    }
    let size = Size(width: settings.width, height: settings.height)
    let device = Device.all.first { $0.name == settings.device && $0.size == size }
    options.device = device
    options.size = device == nil ? size : nil
    options.scale = settings.scale
    options.framesPerSecond = settings.framesPerSecond
    options.appearance = try Self.choice(settings.appearance, named: "appearance")
    options.typeSize = try Self.choice(settings.typeSize, named: "type size")
    options.reduceMotion = settings.reduceMotion
    return options
  }

  private static func choice<Choice: CaseIterable>(
    _ word: String, named what: String
  ) throws(Failure) -> Choice {
    guard let choice = Choice.allCases.first(where: { "\($0)" == word }) else {
      throw .unknown(what, word, choices: Choice.allCases.map { "\($0)" }, place: "the golden")
    }
    return choice
  }
}

extension GoldenSettings {
  /// The command line that plays the same.
  var words: [String] {
    var words = files.isEmpty ? [scene] : files
    if let preview { words += [Flag.preview.rawValue, preview] }
    if let view { words += [Flag.view.rawValue, view] }
    words += assets.flatMap { [Flag.assets.rawValue, $0] }
    words += ["\(Flag.script.rawValue)=\(script)"]
    words +=
      Device.all.contains { $0.name == device }
      ? [Flag.device.rawValue, device] : [Flag.size.rawValue, "\(short(width))x\(short(height))"]
    words += [
      Flag.scale.rawValue, short(scale), Flag.fps.rawValue, "\(framesPerSecond)",
      Flag.appearance.rawValue, appearance, Flag.typeSize.rawValue, typeSize,
    ]
    return reduceMotion ? words + [Flag.reduceMotion.rawValue] : words
  }
}
