import Foundation
import HeroCore

/// The tool: one call does what one command line asks for.
@MainActor struct Tool {
  /// The scenes there are.
  var scenes: [DemoScene]
  /// What plays and draws them.
  var engine: Engine
  /// Where text goes.
  var console: Console
  /// What removes half-written results when the program is stopped.
  var interruption: Interruption
  /// The user's compiled files; `nil` in the process that has not compiled them yet.
  var library: String?
  /// What the surroundings say; none of it changes a result, only where it is told.
  var environment: [String: String] = [:]
  /// Waits a moment between two looks at watched files; answers whether to go on.
  var pause: () -> Bool = {
    usleep(200_000)
    return true
  }

  /// Does what a command line asks for.
  ///
  /// - Parameter words: The command line without the name of the program.
  /// - Returns: How the program is to end.
  func run(_ words: [String]) -> Outcome {
    var verb: Verb?
    var wantsJSON = words.contains(Flag.json.rawValue)
    do throws(Failure) {
      let arguments = try Arguments(words)
      verb = arguments.verb
      if arguments.has(.version) {
        try console.output("render-demo \(Help.version)\n")
      } else if arguments.has(.help) {
        try console.output(Help.text(for: verb) + "\n")
      } else {
        let options = try Options(arguments, readFile: Self.readFile)
        wantsJSON = options.wantsJSON
        return try run(options, words)
      }
      return .done
    } catch {
      // What fails because the program is being stopped is not what ends it.
      interruption.waitIfStopping()
      console.say(error.message)
      if wantsJSON { try? console.output(Summary.failed(verb, error)) }
      return error.status
    }
  }

  private func run(_ options: Options, _ words: [String]) throws(Failure) -> Outcome {
    if options.verb == .watch {
      try WatchCommand(options: options, tool: self, words: words).run()
      return .done
    }
    // Its goldens may need other previews of the files, each in a process of its own.
    let isByGolden = options.verb == .verify && !options.golden.isPhysicsOnly && library == nil
    guard !options.files.isEmpty, !isByGolden else { return try run(options) }
    guard let library else {
      return try FileRun(options: options, tool: self, words: words).run()
    }
    let scene = try CompiledFile(library: library, files: options.files).scene(options)
    var (tool, options) = (self, options)
    tool.scenes = [scene]
    tool.engine = tool.engine.naming(options.files)
    options.scene = scene.name
    return try tool.run(options)
  }

  private func run(_ options: Options) throws(Failure) -> Outcome {
    switch options.verb {
    case .list: try ListCommand(options: options, tool: self).run()
    case .render: try RenderCommand(options: options, tool: self).run()
    case .watch: throw Failure(status: .bug, message: "watch renders by itself")
    case .trace: try TraceCommand(options: options, tool: self).run()
    case .record: return try RecordCommand(options: options, tool: self).run()
    case .verify: return try VerifyCommand(options: options, tool: self).run()
    case .prune: try PruneCommand(options: options, tool: self).run()
    case .report: try ReportCommand(options: options, tool: self).run()
    case .merge: return try MergeCommand(options: options, tool: self).run()
    case .doctor: try DoctorCommand(options: options, tool: self).run()
    }
    return .done
  }

  /// Shows what is odd about a scene, and fails for it if that is wished.
  func report(_ warnings: [Warning], _ options: Options) throws(Failure) {
    if !options.isQuiet || options.isStrict {
      for warning in warnings { console.message("\(warning)\n") }
    }
    guard options.isStrict, !warnings.isEmpty else { return }
    let count = warnings.count == 1 ? "a warning" : "\(warnings.count) warnings"
    throw Failure(status: .difference, message: "\(count) under --strict; nothing was written")
  }

  /// The text of a script file; `nil` where there is none of that name.
  nonisolated static func readFile(_ path: String) throws(Failure) -> String? {
    // What cannot even be the name of a file is the text of a script.
    guard let kind = try? FileSystem.kind(of: path), kind != .nothing else { return nil }
    guard kind != .folder else {
      throw .badInput("--script: \(path) is a folder, not a file")
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, atMost: Limits.scriptBytes + 1)
    } catch {
      throw .badInput("--script: cannot read \(path): \(error)")
    }
    guard bytes.count <= Limits.scriptBytes else {
      throw .badInput("--script: \(path) is larger than \(Limits.scriptBytes) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .badInput("--script: \(path) is not UTF-8 text")
    }
    return text
  }
}
