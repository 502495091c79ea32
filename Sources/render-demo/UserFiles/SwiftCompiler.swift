import Foundation

/// Compiles a user's files into a library that this program can open.
struct SwiftCompiler {
  let toolchain: Toolchain
  let interruption: Interruption
  /// How many seconds a compilation may take.
  let limit: Double
  /// Whether messages are read at a terminal that shows colours.
  let wantsColours: Bool
  /// Where the compiler's own words go.
  let show: (String) -> Void

  /// What a compilation without result ended with.
  private struct Refusal {
    var messages: [CompilerMessage]
    var text: String
  }

  /// The words before the names of the files.
  ///
  /// Whoever draws a file wants to see what keeps it from being drawn; what is only odd about the code
  /// was shown where it was written.
  static func arguments(_ toolchain: Toolchain) -> [String] {
    [
      "-swift-version", "5", "-module-alias", "SwiftUI=HeroUI", "-load-plugin-executable",
      toolchain.plugin + "#PreviewMacros", "-I", toolchain.modules, "-emit-library", "-Onone",
      "-parse-as-library", "-module-name", "Scene", "-D", "DEBUG", "-suppress-warnings",
      // The other style shows the lines around the place as well, those of the copy.
      "-diagnostic-style", "llvm",
    ]
  }

  /// Compiles files.
  ///
  /// - Parameters:
  ///   - files: The files, one module.
  ///   - symbols: Members for assets, compiled beside the files.
  ///   - work: A folder for the texts that are compiled.
  ///   - library: Where the result goes.
  /// - Throws: A `Failure` with status 2 when the files do not compile; what the compiler says has
  ///   been shown then.
  func compile(
    _ files: [SourceFile], _ symbols: AssetSymbols, work: String, library: String
  ) throws(Failure) {
    try checkVersion(work: work)
    let extra = symbols.isEmpty ? [] : [work + "/AssetSymbols.swift"]
    for path in extra { try write(Array(symbols.source.utf8), to: path) }
    var entries = files.map(\.declarations)
    while true {
      let copies = files.enumerated().map { number, file in
        SourceCopy(file: file, number: number, entries: entries[number])
      }
      guard let refusal = try attempt(copies, extra, work: work, library: library) else { return }
      // A view that cannot be made without arguments after all is no entry, and no error.
      let wrong = Set(
        refusal.messages.filter { $0.severity == .error && $0.file == SourceCopy.entriesPath }
          .map(\.line))
      let others = refusal.messages.filter {
        $0.severity == .error && $0.file != SourceCopy.entriesPath
      }
      guard others.isEmpty, !wrong.isEmpty else { throw failure(refusal, errors: others, files) }
      let before = entries
      entries = entries.map { list in
        list.enumerated().filter { index, _ in
          !wrong.contains { SourceCopy.entryIndex(ofLine: $0) == index }
        }.map(\.element)
      }
      guard entries != before else { throw failure(refusal, errors: others, files) }
    }
  }

  private func checkVersion(work: String) throws(Failure) {
    guard let wanted = Toolchain.version(ofModule: try module("HeroUI")) else { return }
    let output = work + "/version"
    guard case .status(0) = try run(["--version"], output: output, messages: work + "/messages"),
      let found = Toolchain.version(inBanner: Self.text(of: output))
    else {
      throw .badInput("\(toolchain.compiler) does not say which Swift it is; is it installed well?")
    }
    guard found == wanted else {
      throw .badInput(
        """
        render-demo was built with Swift \(wanted), but \(toolchain.compiler) is Swift \(found); \
        a file of your own needs the same version
        put the other toolchain first on PATH, or build and install render-demo with this one
        """)
    }
  }

  private func module(_ name: String) throws(Failure) -> [UInt8] {
    let path = "\(toolchain.modules)/\(name).swiftmodule"
    do throws(SystemError) {
      return try FileSystem.read(path, atMost: 100_000_000)
    } catch {
      throw .badInput("cannot read \(path): \(error)")
    }
  }

  private func attempt(
    _ copies: [SourceCopy], _ extra: [String], work: String, library: String
  ) throws(Failure) -> Refusal? {
    for copy in copies { try write(copy.bytes, to: work + "/" + copy.fileName) }
    let messages = work + "/messages"
    let arguments =
      Self.arguments(toolchain) + (wantsColours ? ["-color-diagnostics"] : [])
      + copies.map { work + "/" + $0.fileName } + extra + ["-o", library]
    let end = try run(arguments, output: work + "/output", messages: messages)
    let text = Self.text(of: messages)
    switch end {
    case .status(0): return nil
    case .status(1):
      let found = CompilerMessage.messages(in: text).map { message in
        copies.reduce(message) { $1.placed($0, compiledAt: work + "/" + $1.fileName) }
      }
      return Refusal(messages: found, text: text)
    case .status(let status): throw compilerFailed("status \(status)", text)
    case .signal(let number): throw compilerFailed("signal \(number)", text)
    case .timeOut:
      throw Failure(
        status: .userCodeFailed,
        message:
          "compiling took more than \(short(limit)) s; \(Flag.timeLimit.rawValue) sets the limit")
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(SystemError) {
      try FileSystem.write(bytes, to: path)
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  private func compilerFailed(_ reason: String, _ text: String) -> Failure {
    show(text)
    return .badInput("the Swift compiler itself failed (\(reason)); above is what it said")
  }

  private func run(
    _ arguments: [String], output: String, messages: String
  ) throws(Failure) -> ChildProcess.End {
    var environment = ProcessInfo.processInfo.environment
    environment["LANG"] = "C.UTF-8"
    environment["LC_ALL"] = nil
    // The macros were linked to the toolchain they were built with, which may lie elsewhere by now.
    let folders = toolchain.libraryFolders + [environment["LD_LIBRARY_PATH"]].compactMap(\.self)
    environment["LD_LIBRARY_PATH"] = folders.joined(separator: ":")
    do throws(SystemError) {
      let process = try ChildProcess(
        toolchain.compiler, arguments, environment: environment,
        streams: ChildProcess.Streams(output: output, messages: messages))
      return process.wait(limit: limit, interruption)
    } catch {
      throw .badInput("cannot start \(toolchain.compiler): \(error)")
    }
  }

  private static func text(of path: String) -> String {
    let bytes = try? FileSystem.read(path, atMost: 10_000_000)
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  private func failure(
    _ refusal: Refusal, errors: [CompilerMessage], _ files: [SourceFile]
  ) -> Failure {
    // Notes belong to the message before them.
    var isShown = false
    let shown = refusal.messages.filter { message in
      if message.severity != .note { isShown = message.file != SourceCopy.entriesPath }
      return isShown
    }
    let lines = shown.flatMap(\.lines)
    let text = lines.isEmpty ? refusal.text : lines.joined(separator: "\n")
    show(text.hasSuffix("\n") ? text : text + "\n")
    let names = files.map(\.path).joined(separator: ", ")
    let module = (try? module("HeroUI")) ?? []
    let cause = MissingAPI(module: module).explanation(of: errors).map { "\n" + $0 } ?? ""
    return .badInput("\(names) \(files.count == 1 ? "does" : "do") not compile" + cause)
  }
}
