import HeroCore

/// `trace`: what is where, frame by frame, as JSON.
@MainActor struct TraceCommand {
  let options: Options
  let tool: Tool

  /// How every trace begins; a file that begins so may be replaced.
  nonisolated static let start = Array("{\n  \"version\": 1,\n  \"scene\":".utf8)

  /// Traces, into a file or to standard output.
  func run() throws(Failure) {
    if let path = options.outputs.first {
      try AtomicFile.prepare(path, replacing: Self.start, isForced: options.isForced)
    }
    let run = try SceneRun(options, scenes: tool.scenes, engine: tool.engine)
    try tool.report(run.playback.warnings, options)
    let trace = run.trace
    // Without -o the trace is the one document on standard output, with --json or without.
    guard let path = options.outputs.first else { return try tool.console.output(trace.json) }
    try AtomicFile.write(
      Array(trace.json.utf8), to: path, replacing: Self.start, isForced: options.isForced,
      interruption: tool.interruption)
    if options.wantsJSON {
      let members: [JSONValue.Member] =
        [.init("output", .string(path))] + run.subject.members + [
          .init("frameCount", .integer(trace.frames.count)),
          .init("warnings", .array(run.playback.warnings.map(\.json))),
        ]
      try tool.console.output(Summary.done(.trace, members))
    } else if !options.isQuiet {
      let count = trace.frames.count
      try tool.console.output("\(path): a trace of \(count) \(count == 1 ? "frame" : "frames")\n")
    }
  }
}
