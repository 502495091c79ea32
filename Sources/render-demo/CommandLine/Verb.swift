/// What the tool can be asked to do.
enum Verb: String, Hashable, Sendable, CaseIterable {
  case list, render, watch, trace, record, verify, prune, report, merge, doctor

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .list: "the scenes and devices there are"
    case .render: "frames, animations, videos and sheets; the names of the outputs decide"
    case .watch: "render, again and again as files change"
    case .trace: "what is where, frame by frame, as JSON"
    case .record: "makes goldens of motions, or replaces them; never counts as a pass"
    case .verify: "compares motions with their goldens, and with what holds for all motion"
    case .prune: "lists goldens and pictures that nothing needs any more"
    case .report: "a motion as one page to look at: player, paths, curves, contact sheet"
    case .merge: "puts the results of a verification that was spread over machines together"
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
    case .record: "render-demo record SCENE…|FILE.swift…|--all --goldens DIR [OPTIONS]"
    case .verify: "render-demo verify SCENE…|FILE.swift…|--all --goldens DIR [OPTIONS]"
    case .prune: "render-demo prune --goldens DIR [--delete]"
    case .report: "render-demo report SCENE|FILE.swift… -o FILE.html [OPTIONS]"
    case .merge: "render-demo merge RESULT.json… [--report DIR] [--junit FILE]"
    case .doctor: "render-demo doctor [--json]"
    }
  }

  /// How many words it takes that are neither its name nor options.
  var operands: Operands {
    switch self {
    case .render, .watch, .trace, .report: .scene
    case .record, .verify: .scenes
    case .merge: .results
    case .list, .prune, .doctor: .none
    }
  }

  /// What the words are that are neither its name nor options.
  enum Operands: Hashable, Sendable {
    /// Nothing; one scene, or files that belong together; several scenes; results of shards.
    case none, scene, scenes, results
  }

  /// Whether it is about scenes.
  var takesScene: Bool {
    switch operands {
    case .scene, .scenes: true
    case .none, .results: false
    }
  }

  /// The options it understands, in the order of the help text.
  var flags: [Flag] {
    let playing: [Flag] = [
      .preview, .view, .assets, .script, .device, .size, .scale, .fps, .appearance, .typeSize,
      .reduceMotion,
    ]
    let results: [Flag] = [.report, .junit, .markdown]
    let common: [Flag] = [.json, .strict, .quiet, .help, .version]
    switch self {
    case .list: return [.json, .quiet, .help, .version]
    case .doctor: return [.json, .help, .version]
    case .render, .watch: return Flag.allCases.filter { !Flag.ofGoldens.contains($0) }
    case .trace:
      return Flag.allCases.filter {
        !Flag.ofGoldens.contains($0) && !Flag.ofPictures.contains($0)
      }
    case .record:
      return [.goldens, .all, .name, .kind, .frames, .pixels, .points] + playing
        + [.jobs, .timeLimit] + common
    case .verify:
      return [.goldens, .all, .name, .kind, .physics] + results + [.shard, .result] + playing
        + [.jobs, .timeLimit] + common
    case .prune: return [.goldens, .delete, .json, .quiet, .help, .version]
    case .report: return [.output] + playing + [.jobs, .timeLimit, .force] + common
    case .merge: return results + [.json, .quiet, .help, .version]
    }
  }
}
