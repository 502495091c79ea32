import HeroCore
import HeroRender
import HeroUI

/// Everything a command line asks for, understood and checked as far as it can be without a scene.
struct Options: Hashable, Sendable {
  var verb: Verb
  /// The name of the scene; empty for a verb that takes none.
  var scene: String
  /// All words that are neither the verb nor options: scenes, files or results.
  var operands: [String]
  /// The options that were given.
  var given: Set<Flag>
  /// What is said about goldens.
  var golden: GoldenOptions
  /// The user's files, which take the place of a scene.
  var files: [String]
  /// The preview of the files that is asked for, by its name or number.
  var preview: String?
  /// The view of the files that is asked for.
  var view: String?
  /// Where the results go; empty for standard output.
  var outputs: [String]
  /// The script that was given, as text; `nil` for the scene's own.
  var script: Script?
  /// The file it comes from; `nil` for a script that was given as text.
  var scriptFile: String?
  /// The device that was given; `nil` for the scene's own, unless there is a size.
  var device: Device?
  /// The size of a plain display, in points.
  var size: Size?
  /// Pixels per point; `nil` for the device's own.
  var scale: Double?
  /// Pixels across a frame; `nil` for what the scale makes of it.
  var width: Int?
  var framesPerSecond: Int
  /// Whether the rate was asked for.
  var isRateGiven: Bool
  var appearance: ColorScheme
  var typeSize: DynamicTypeSize
  var reduceMotion: Bool
  /// Folders with pictures and colours, in order.
  var assets: [String]
  /// The one moment that is asked for; `nil` for all frames.
  var moment: ScriptTime?
  /// Frames drawn at the same time; `nil` for one per core.
  var jobs: Int?
  /// How animations and pictures are to be.
  var finish: FinishOptions
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
    operands = arguments.operands
    given = Set(arguments.values.keys)
    let reader = ValueReader(values: arguments.values)
    golden = try GoldenOptions(arguments, reader)
    files = verb.takesScene ? arguments.files : []
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
    outputs = arguments.outputs
    script = try reader.script(readFile: readFile)
    if let word = arguments.values[.script], !word.contains(where: \.isNewline),
      try readFile(word) != nil
    {
      scriptFile = word
    }
    device = try reader.device()
    size = try reader.size()
    scale = try reader.number(.scale, in: Limits.scale)
    width = try reader.whole(.width, in: 1...Int(Limits.sidePixels))
    guard width == nil || scale == nil else {
      throw .badInput("--width and --scale exclude each other: the width sets the scale")
    }
    framesPerSecond = try reader.whole(.fps, in: Limits.framesPerSecond) ?? 60
    isRateGiven = arguments.has(.fps)
    appearance = try reader.choice(.appearance, named: "appearance") ?? .light
    typeSize = try reader.choice(.typeSize, named: "type size") ?? .large
    reduceMotion = arguments.has(.reduceMotion)
    assets = arguments.lists[.assets] ?? []
    moment = try reader.time(.at)
    jobs = try reader.whole(.jobs, in: Limits.jobs)
    finish = try FinishOptions(arguments, reader, framesPerSecond: framesPerSecond)
    isTextSelectable = arguments.has(.selectableText)
    timeLimit = try reader.number(.timeLimit, in: Limits.timeLimit) ?? Limits.usualTimeLimit
    isForced = arguments.has(.force)
    wantsJSON = arguments.has(.json)
    isStrict = arguments.has(.strict)
    isQuiet = arguments.has(.quiet)
    guard moment == nil || finish.onion == nil else {
      throw .badInput("--at and --onion exclude each other: an onion skin picks its own moments")
    }
    guard !golden.isAll || operands.isEmpty && golden.name == nil else {
      throw .badInput("\(Flag.all.rawValue) is about every golden; name some, or none")
    }
    guard outputs.count <= 1 || verb != .trace else { throw .badInput("-o is given twice") }
    let isRendering = verb == .render || verb == .watch
    guard !isRendering || !outputs.isEmpty || (scene.isEmpty && files.isEmpty) else {
      throw .badInput(
        "\(verb.rawValue) needs a place for the result: "
          + "a folder, -o DIR/, or a file such as -o x.gif")
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
    let points = size?.width ?? device?.size.width ?? preferred.size.width
    let fitting = width.map { Double($0) / points }
    let scale = fitting ?? scale ?? device?.scale ?? preferred.scale
    let device = size.map { Device.custom(size: $0, scale: scale) } ?? device ?? preferred
    try Limits.check(device.size, scale: scale)
    return (device, scale)
  }
}

extension Options {
  /// How frames are drawn that are not kept as files.
  var effort: Engine.Effort { Engine.Effort(jobs: jobs) }

  /// How frames are drawn that are kept: by the hundred as fast as can be, a single one small.
  func effort(forFiles count: Int) -> Engine.Effort {
    let usual: PNGEncoder.Effort = count > 1 ? .fast : .small
    return Engine.Effort(jobs: jobs, encoder: PNGEncoder(effort: finish.png ?? usual))
  }
}

extension Options {
  /// The files that the rendering depends on.
  var watchedFiles: [String] { files + [scriptFile].compactMap(\.self) }

  /// The same options with what their files hold now.
  func reread() throws(Failure) -> Options {
    guard let scriptFile else { return self }
    var copy = self
    let reader = ValueReader(values: [.script: scriptFile])
    copy.script = try reader.script { path throws(Failure) in try Tool.readFile(path) }
    return copy
  }
}
