import Foundation
import HeroUI

/// Does what a command line asks for with files of the user: compiles them, and leaves the rest to
/// another process of this program, so that no code of the user's can take this one along.
@MainActor struct FileRun {
  let options: Options
  let tool: Tool
  /// The command line without the name of the program.
  let words: [String]

  /// Compiles and runs.
  ///
  /// - Returns: How the program is to end; what has to be said has been said.
  func run() throws(Failure) -> Outcome {
    let files = try read(options.files)
    let symbols = try assetSymbols(files)
    let environment = ProcessInfo.processInfo.environment
    let program = Self.program
    let toolchain = try Toolchain(program: program, path: environment["PATH"] ?? "")
    let compiler = SwiftCompiler(
      toolchain: toolchain, interruption: tool.interruption, limit: options.timeLimit,
      wantsColours: tool.console.isTerminal, show: tool.console.message)
    let cache = BuildCache(environment: environment, interruption: tool.interruption)
    let origin = Self.origin(files, symbols, toolchain, program)
    if let library = cache.library(madeFrom: origin) { return try run(library, program) }
    return try cache.make(from: origin) { work, library throws(Failure) in
      try compiler.compile(files, symbols, work: work, library: library)
    } use: { library throws(Failure) in
      try run(library, program)
    }
  }

  /// The path of this program.
  private static var program: String {
    #if canImport(Darwin)
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #else
      let path = "/proc/self/exe"
    #endif
    return (try? FileSystem.resolved(path)) ?? path
  }

  private func read(_ paths: [String]) throws(Failure) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths { files.append(try SourceFile(reading: path)) }
    return files
  }

  /// The members by which the files name assets of the given folders.
  private func assetSymbols(_ files: [SourceFile]) throws(Failure) -> AssetSymbols {
    do throws(MissingAssetFolder) {
      let catalog = try AssetCatalog(folders: options.assets)
      return AssetSymbols(
        for: files, colorNames: catalog.colorNames, imageNames: catalog.imageNames)
    } catch {
      throw .badInput("\(Flag.assets.rawValue): \(error)")
    }
  }

  /// Everything that the compiled library depends on.
  private static func origin(
    _ files: [SourceFile], _ symbols: AssetSymbols, _ toolchain: Toolchain, _ program: String
  ) -> [UInt8] {
    let settings = [program] + toolchain.fingerprint + SwiftCompiler.arguments(toolchain)
    var origin = Array(settings.joined(separator: "\n").utf8)
    for (number, file) in files.enumerated() {
      let copy = SourceCopy(file: file, number: number, entries: file.declarations).bytes
      origin += "\n\(copy.count) bytes of \(file.path)\n".utf8
      origin += copy
    }
    if !symbols.isEmpty { origin += "\n\(symbols.source)".utf8 }
    return origin
  }

  /// Runs the command in a process of its own, watched by this one.
  private func run(_ library: String, _ program: String) throws(Failure) -> Outcome {
    Self.makeRoom()
    var phase = CompiledRun.Sign.userCode
    let end: ChildProcess.End
    do throws(SystemError) {
      let process = try ChildProcess(
        program, [CompiledRun.verb, library] + words, environment: Self.environment,
        streams: ChildProcess.Streams())
      end = process.wait(limit: options.timeLimit, tool.interruption) { byte in
        if let sign = CompiledRun.Sign(rawValue: byte) { phase = sign }
      }
    } catch {
      throw Failure(status: .bug, message: "cannot start \(program): \(error)")
    }
    let isUsers = phase == .userCode
    switch end {
    case .status(let status):
      guard phase == .end, let outcome = Outcome(rawValue: status) else {
        throw Failure(
          status: .userCodeFailed,
          message: "the code of \(names) ended the program (status \(status)); nothing was written")
      }
      return outcome
    case .timeOut:
      let seconds = short(options.timeLimit)
      let what = isUsers ? "the code of \(names) ran for" : "drawing a frame took"
      throw Failure(
        status: .userCodeFailed,
        message: """
          \(what) more than \(seconds) s and was stopped; nothing was written
          \(Flag.timeLimit.rawValue) sets the limit
          """)
    case .signal(let number):
      guard isUsers else { throw Failure(status: .bug, message: CrashReport.message(number)) }
      throw Failure(
        status: .userCodeFailed,
        message: "the code of \(names) \(Self.reason(number)); nothing was written")
    }
  }

  /// Gives the processes started from here on a stack on which views can stand inside each other as
  /// deep as is allowed, so that endless recursion of a body is told from a crash.
  private static func makeRoom() {
    #if canImport(Darwin)
      let stack = RLIMIT_STACK
    #else
      let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(stack, &limit) == 0, limit.rlim_cur < Limits.stackBytes else { return }
    limit.rlim_cur = min(limit.rlim_max, Limits.stackBytes)
    setrlimit(stack, &limit)
  }

  private var names: String { options.files.joined(separator: ", ") }

  private static func reason(_ signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS: "crashed (signal \(signal)), most likely by recursion without end"
    case SIGKILL: "was ended by the system (signal \(signal)), most likely for want of memory"
    case _: "crashed (signal \(signal))"
    }
  }

  /// The environment in which the user's code runs: the same for everybody.
  private static var environment: [String: String] {
    var values = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("LC_") }
    values["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // Switched off, Swift would print where a crash was found, with many lines of ours; switched on, it
    // leaves that to the handler of the crash, and that is ours.
    values["SWIFT_BACKTRACE"] = "enable=yes,warnings=suppressed"
    values["TZ"] = "UTC"
    values["LANG"] = "C.UTF-8"
    return values
  }
}

extension ChildProcess {
  /// Waits until the child has ended; it is ended as well when this program is told to stop.
  func wait(
    limit: Double, _ interruption: Interruption, onSign: (UInt8) -> Void = { _ in }
  ) -> End {
    let number = interruption.add { self.end() }
    defer { interruption.remove(number) }
    let end = wait(limit: limit, onSign: onSign)
    // The thread that has ended the child is about to end this program as well.
    interruption.waitIfStopping()
    return end
  }
}
