import Foundation

/// `watch`: renders, and again whenever a file changes that the rendering depends on.
@MainActor struct WatchCommand {
  let options: Options
  let tool: Tool
  /// The command line without the name of the program.
  let words: [String]

  /// Renders until the program is stopped; a failure is said, and the next change tried.
  func run() throws(Failure) {
    let files = options.watchedFiles
    guard !files.isEmpty else {
      throw .badInput(
        "nothing to watch: the scene “\(options.scene)” comes with the tool; "
          + "give Swift files, or a file with --script")
    }
    var seen: [String: FileStamp]?
    repeat {
      let now = Dictionary(uniqueKeysWithValues: files.map { ($0, FileStamp($0)) })
      guard now != seen else { continue }
      seen = now
      render(files)
    } while tool.pause()
  }

  private func render(_ files: [String]) {
    do throws(Failure) {
      // Read again, because the script may be what has changed.
      var fresh = try options.reread()
      fresh.verb = .render
      guard !fresh.files.isEmpty else {
        return try RenderCommand(options: fresh, tool: tool).run()
      }
      var line = words
      if let verb = line.firstIndex(of: Verb.watch.rawValue) { line[verb] = Verb.render.rawValue }
      _ = try FileRun(options: fresh, tool: tool, words: line).run()
    } catch {
      tool.console.say(error.message)
    }
    if !options.isQuiet { tool.console.say("watching \(files.joined(separator: ", "))") }
  }
}

/// By what a file shows that it has changed; editors that replace it change its number too.
private struct FileStamp: Hashable {
  private var number: UInt = 0
  private var size = 0
  private var seconds = 0
  private var nanoseconds = 0

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    number = UInt(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
  }
}
