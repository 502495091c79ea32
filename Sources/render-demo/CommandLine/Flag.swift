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
  case assets = "--assets"
  case at = "--at"
  case width = "--width"
  case background = "--background"
  case hold = "--hold"
  case loop = "--loop"
  case onion = "--onion"
  case quality = "--quality"
  case dither = "--dither"
  case png = "--png"
  case maxBytes = "--max-bytes"
  case selectableText = "--selectable-text"
  case goldens = "--goldens"
  case all = "--all"
  case name = "--name"
  case kind = "--kind"
  case frames = "--frames"
  case pixels = "--pixel-tolerance"
  case points = "--point-tolerance"
  case physics = "--physics"
  case report = "--report"
  case junit = "--junit"
  case markdown = "--markdown"
  case shard = "--shard"
  case result = "--result"
  case delete = "--delete"
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

  /// Those that only mean something where pictures are made.
  static let ofPictures: Set<Flag> = [
    .width, .background, .hold, .loop, .onion, .quality, .dither, .png, .maxBytes,
    .selectableText,
  ]

  /// Those that are about goldens and what was found out with them.
  static let ofGoldens: Set<Flag> = [
    .goldens, .all, .name, .kind, .frames, .pixels, .points, .physics, .report, .junit, .markdown,
    .shard, .result, .delete,
  ]

  /// The flag that a word stands for.
  init?(word: String) {
    guard let flag = Flag(rawValue: word) ?? Flag.aliases[word] else { return nil }
    self = flag
  }

  /// Whether it may be given several times.
  var isRepeatable: Bool { self == .assets || self == .output }

  /// What follows it, in capitals; `nil` for a flag that stands alone.
  var placeholder: String? {
    switch self {
    case .output: "PATH"
    case .preview: "NAME|N"
    case .view: "NAME"
    case .script: "TEXT|FILE"
    case .device: "NAME"
    case .size: "WxH"
    case .scale, .fps, .jobs, .width, .loop, .onion, .quality: "N"
    case .maxBytes: "BYTES"
    case .background: "COLOR|transparent"
    case .hold: "TIME"
    case .appearance: "light|dark"
    case .typeSize: "NAME"
    case .at: "TIME"
    case .assets: "DIR"
    case .timeLimit: "SECONDS"
    case .goldens, .report: "DIR"
    case .name: "NAME"
    case .kind: "geometry|pixels|both"
    case .png: "fast|small"
    case .frames: "key|all"
    case .pixels: "N/WINDOW"
    case .points: "POINTS"
    case .junit, .markdown, .result: "FILE"
    case .shard: "K/N"
    case .all, .physics, .delete: nil
    case .reduceMotion, .dither, .selectableText, .force, .json, .strict, .quiet, .help, .version:
      nil
    }
  }

  /// What it does, for the help text.
  var summary: String {
    switch self {
    case .output: "where the result goes, by its name; may be given several times"
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
    case .assets:
      "a folder with pictures and colours: *.xcassets, PNG, JPEG; may be given several times"
    case .at: "one frame only: seconds 0.3, a fraction 7/12, or a frame #12"
    case .width: "pixels across a frame, instead of a scale"
    case .background: "what is behind the scene: #RRGGBB, #RRGGBBAA, black, white or transparent"
    case .hold: "how much longer the first and the last frame of an animation are shown"
    case .loop: "how often an animation plays; for ever unless told otherwise"
    case .onion: "N moments of the first motion in one picture, with the paths of what travels"
    case .quality: "from 0 to 100: colours of a GIF, loss of a video, a WebP with loss"
    case .dither: "colours of a GIF that are mixed from dots"
    case .png: "frames written fast, the rule for many, or small, the rule for one"
    case .maxBytes:
      "the largest animation, such as 20000, 20k or 1.5M (k is 1000, M is 1000000): if need be, first "
        + "the rate is lowered, then the size"
    case .selectableText: "in an SVG, letters that can be selected and searched"
    case .goldens: "the folder of the goldens"
    case .all: "every golden in the folder, each with the options stored in it"
    case .name: "the name of the golden, instead of one made from the scene and the options"
    case .kind:
      "where things are, what pixels they have, or both, as there is unless told otherwise"
    case .frames: "the frames that are kept as pictures: a few (key), or each that is like no other"
    case .pixels:
      "let N pixels differ in any window of WINDOW × WINDOW, antialiased ones not counted"
    case .points: "let lengths be off by so many points"
    case .physics: "only what holds for all motion; needs no golden"
    case .report: "write a page with everything that differs into this folder"
    case .junit: "write the verdicts as JUnit XML"
    case .markdown: "write the verdicts as Markdown, for a pull request"
    case .shard: "only part K of N of the work; merge puts the parts together"
    case .result: "write the verdicts and all there is to see of them, for merge"
    case .delete: "remove what is listed"
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
