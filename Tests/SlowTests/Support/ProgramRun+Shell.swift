import Foundation
import Programs

extension ProgramRun {
  /// Runs a line of the shell in the folder; the program is called `render-demo` there.
  ///
  /// - Parameter line: What to run.
  /// - Returns: How it ended; everything that was printed is among what was said on the side.
  /// - Throws: The error of the system when there is no shell.
  func shell(_ line: String) throws -> EndedProgram {
    let tools = Self.program.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try EndedProgram(
      running: "/bin/sh", ["-c", "exec >&2\n" + line], in: folder,
      environment: ["PATH": tools + ":" + path, "XDG_CACHE_HOME": caches]
        .merging(environment) { _, new in new })
  }

  /// Runs a line of the shell only to learn whether the machine allows it.
  static func succeeds(_ line: String) -> Bool {
    (try? EndedProgram(running: "/bin/sh", ["-c", line]))?.status == 0
  }
}
