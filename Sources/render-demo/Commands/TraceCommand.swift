import HeroCore

/// `trace`: what is where, frame by frame, as JSON.
@MainActor struct TraceCommand {
  let options: Options
  let tool: Tool

  /// How every trace begins; a file that begins so may be replaced.
  nonisolated static let start = Array("{\n  \"version\": 1,\n  \"scene\":".utf8)

  /// Traces, into a file or to standard output.
  func run() throws(Failure) {
    let file = try options.outputs.first.map { path throws(Failure) in
      try PendingFile(
        path, replacing: Self.start, isForced: options.isForced, interruption: tool.interruption)
    }
    let run = try SceneRun(options, scenes: tool.scenes, engine: tool.engine)
    try tool.report(run.playback.warnings, options)
    let trace = run.trace
    // Without -o the trace is the one document on standard output, with --json or without.
    guard let file, let path = options.outputs.first else {
      return try trace.write(tool.console.output)
    }
    try trace.write { (text) throws(Failure) in try file.write(Array(text.utf8)) }
    try file.commit()
    if options.wantsJSON {
      let members: [JSONValue.Member] =
        [.init("output", .string(path))] + run.subject.members + [
          .init("frameCount", .integer(trace.frameCount)),
          .init("warnings", .array(run.playback.warnings.map(\.json))),
        ]
      try tool.console.output(Summary.done(.trace, members))
    } else if !options.isQuiet {
      let count = trace.frameCount
      try tool.console.output("\(path): a trace of \(count) \(count == 1 ? "frame" : "frames")\n")
    }
  }
}
