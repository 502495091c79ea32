/// What the tool can be asked to do.
enum Verb: String, Hashable, Sendable, CaseIterable {
  case list, render, trace, watch, doctor

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .list: "the scenes and devices there are"
    case .render: "frames, animations, videos and sheets; the names of the outputs decide"
    case .watch: "render, again and again as files change"
    case .trace: "what is where, frame by frame, as JSON"
    case .doctor: "fonts, libraries, toolchain: what is there, what is missing, how to get it"
    }
  }

  /// How a call looks.
  var synopsis: String {
    switch self {
    case .list: "render-demo list [--json | --quiet]"
    case .render: "render-demo render SCENE|FILE.swift… -o PATH [-o PATH …] [OPTIONS]"
    case .watch: "render-demo watch SCENE|FILE.swift… -o PATH [OPTIONS]"
    case .trace: "render-demo trace SCENE|FILE.swift… [-o FILE] [OPTIONS]"
    case .doctor: "render-demo doctor [--json]"
    }
  }

  /// Whether it is about one scene.
  var takesScene: Bool {
    switch self {
    case .render, .trace, .watch: true
    case .list, .doctor: false
    }
  }

  /// The options it understands, in the order of the help text.
  var flags: [Flag] {
    switch self {
    case .list: [.json, .quiet, .help, .version]
    case .doctor: [.json, .help, .version]
    case .render, .watch: Flag.allCases
    case .trace: Flag.allCases.filter { !Flag.ofPictures.contains($0) }
    }
  }
}
