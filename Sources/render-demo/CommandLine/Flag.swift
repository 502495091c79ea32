import HeroUI

/// An option of the command line.
enum Flag: String, Hashable, Sendable, CaseIterable {
  case output = "-o"
  case preview = "--preview"
  case view = "--view"
  case script = "--script"
  case device = "--device"
  case size = "--size"
  case scale = "--scale"
  case fps = "--fps"
  case appearance = "--appearance"
  case typeSize = "--type-size"
  case reduceMotion = "--reduce-motion"
  case at = "--at"
  case selectableText = "--selectable-text"
  case jobs = "--jobs"
  case timeLimit = "--time-limit"
  case force = "--force"
  case json = "--json"
  case strict = "--strict"
  case quiet = "--quiet"
  case help = "--help"
  case version = "--version"

  /// Other ways to write some of them.
  static let aliases: [String: Flag] = ["--output": .output, "-h": .help]

  /// The flag that a word stands for.
  init?(word: String) {
    guard let flag = Flag(rawValue: word) ?? Flag.aliases[word] else { return nil }
    self = flag
  }

  /// What follows it, in capitals; `nil` for a flag that stands alone.
  var placeholder: String? {
    switch self {
    case .output: "PATH"
    case .preview: "NAME|N"
    case .view: "NAME"
    case .script: "TEXT|FILE"
    case .device: "NAME"
    case .size: "WxH"
    case .scale, .fps, .jobs: "N"
    case .appearance: "light|dark"
    case .typeSize: "NAME"
    case .at: "TIME"
    case .timeLimit: "SECONDS"
    case .reduceMotion, .selectableText, .force, .json, .strict, .quiet, .help, .version: nil
    }
  }

  /// What it does, for the help text.
  var summary: String {
    switch self {
    case .output: "where the result goes: a folder for frames, a file for a trace"
    case .preview: "the preview of a file, by its name or number; the first unless told otherwise"
    case .view: "the view of a file, which is made without arguments; a private one too"
    case .script: "what happens, instead of the scene's own script"
    case .device: "the display, instead of the scene's own; see render-demo list"
    case .size: "a plain display of this size in points, without safe area"
    case .scale: "pixels per point, instead of the device's own"
    case .fps: "frames per second, 60 unless told otherwise"
    case .appearance: "light unless told otherwise"
    case .typeSize:
      "the text size, large unless told otherwise: "
        + DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
    case .reduceMotion: "as if Reduce Motion were switched on in Settings"
    case .at: "one frame only: seconds 0.3, a fraction 7/12, or a frame #12"
    case .selectableText: "in an SVG, letters that can be selected and searched"
    case .jobs: "frames drawn at the same time, one per core unless told otherwise"
    case .timeLimit:
      "how long compiling a file, and then its code, may take: "
        + "\(short(Limits.usualTimeLimit)) unless told otherwise"
    case .force: "write even where other files are; they stay unless a frame has their name"
    case .json: "a summary as JSON on standard output"
    case .strict: "a warning makes the run fail, with status 1"
    case .quiet: "neither progress nor warnings; with list, the names of the scenes only"
    case .help: "this text"
    case .version: "the version"
    }
  }
}
