import HeroCore
import HeroUI

/// Everything a command line asks for, understood and checked as far as it can be without a scene.
struct Options: Hashable, Sendable {
  var verb: Verb
  /// The name of the scene; empty for a verb that takes none.
  var scene: String
  /// The user's files, which take the place of a scene.
  var files: [String]
  /// The preview of the files that is asked for, by its name or number.
  var preview: String?
  /// The view of the files that is asked for.
  var view: String?
  /// Where the result goes; `nil` for standard output.
  var output: String?
  /// The script that was given, as text; `nil` for the scene's own.
  var script: Script?
  /// The device that was given; `nil` for the scene's own, unless there is a size.
  var device: Device?
  /// The size of a plain display, in points.
  var size: Size?
  /// Pixels per point; `nil` for the device's own.
  var scale: Double?
  var framesPerSecond: Int
  var appearance: ColorScheme
  var typeSize: DynamicTypeSize
  var reduceMotion: Bool
  /// The one moment that is asked for; `nil` for all frames.
  var moment: ScriptTime?
  /// Frames drawn at the same time; `nil` for one per core.
  var jobs: Int?
  /// Whether the text of an SVG can be selected.
  var isTextSelectable: Bool
  /// Seconds that compiling files and running them may take, each.
  var timeLimit: Double
  var isForced: Bool
  var wantsJSON: Bool
  var isStrict: Bool
  var isQuiet: Bool

  /// Understands sorted words.
  ///
  /// - Parameters:
  ///   - arguments: The words; neither help nor the version is asked for.
  ///   - readFile: Reads a script file; `nil` where there is none.
  /// - Throws: A `Failure` that names the option, what is wrong and the choices.
  init(
    _ arguments: Arguments, readFile: (String) throws(Failure) -> String?
  ) throws(Failure) {
    guard let verb = arguments.verb else { throw .badInput("render-demo needs a command") }
    self.verb = verb
    files = arguments.files
    scene = files.isEmpty ? arguments.operands.first ?? "" : ""
    preview = arguments.values[.preview]
    view = arguments.values[.view]
    guard preview == nil || view == nil else {
      throw .badInput("--preview and --view exclude each other")
    }
    guard !files.isEmpty || (preview == nil && view == nil) else {
      throw .badInput(
        "\(preview == nil ? "--view" : "--preview") is about Swift files; a scene has one view")
    }
    output = arguments.values[.output]
    let reader = ValueReader(values: arguments.values)
    script = try reader.script(readFile: readFile)
    device = try reader.device()
    size = try reader.size()
    scale = try reader.number(.scale, in: Limits.scale)
    framesPerSecond = try reader.whole(.fps, in: Limits.framesPerSecond) ?? 60
    appearance = try reader.choice(.appearance, named: "appearance") ?? .light
    typeSize = try reader.choice(.typeSize, named: "type size") ?? .large
    reduceMotion = arguments.has(.reduceMotion)
    moment = try reader.time(.at)
    jobs = try reader.whole(.jobs, in: Limits.jobs)
    isTextSelectable = arguments.has(.selectableText)
    timeLimit = try reader.number(.timeLimit, in: Limits.timeLimit) ?? Limits.usualTimeLimit
    isForced = arguments.has(.force)
    wantsJSON = arguments.has(.json)
    isStrict = arguments.has(.strict)
    isQuiet = arguments.has(.quiet)
    guard verb != .render || output != nil || (scene.isEmpty && files.isEmpty) else {
      throw .badInput("render needs a folder for the frames: -o DIR/")
    }
  }
}

extension Options {
  /// The display to draw for, given the one the scene asks for.
  ///
  /// - Parameter preferred: The scene's own.
  /// - Returns: The device, and how many pixels a point has.
  /// - Throws: A `Failure` when a frame would be too large.
  func display(preferred: Device) throws(Failure) -> (device: Device, scale: Double) {
    let scale = scale ?? device?.scale ?? preferred.scale
    let device = size.map { Device.custom(size: $0, scale: scale) } ?? device ?? preferred
    try Limits.check(device.size, scale: scale)
    return (device, scale)
  }
}
