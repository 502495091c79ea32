import Foundation
import Programs

/// A run of the built program in a folder of its own, with a cache of its own.
final class ProgramRun {
  /// The folder in which the program runs.
  let folder: String
  /// The folder of caches.
  let caches: String
  /// What the program finds in its environment beside ours.
  var environment: [String: String] = [:]

  /// The program, which is built beside the tests.
  static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("render-demo")

  init() throws {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("render-demo-tests-\(UUID().uuidString)")
    (folder, caches) = (place.path + "/files", place.path + "/caches")
    for path in [folder, caches] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(
      at: URL(fileURLWithPath: folder).deletingLastPathComponent())
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  /// The names in the folder.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// The names of the results in the cache; half-done work would be there as well.
  func cached() throws -> [String] {
    let path = caches + "/herorender"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - onMessage: Called with the process when something has first been said on the side.
  /// - Returns: How it ended.
  /// - Throws: What `onMessage` throws, and the error of the system when the program cannot be started.
  func callAsFunction(
    _ words: String..., onMessage: (Process, String) throws -> Void = { _, _ in }
  ) throws -> EndedProgram {
    try EndedProgram(
      running: Self.program.path, words, in: folder,
      environment: ["XDG_CACHE_HOME": caches].merging(environment) { _, new in new },
      onMessage: onMessage)
  }
}
