import Foundation

extension ProgramRun {
  /// Runs a line of the shell in the folder; the program is called `render-demo` there.
  ///
  /// - Parameter line: What to run.
  /// - Returns: The status, and everything that was printed.
  /// - Throws: The error of the system when there is no shell.
  func shell(_ line: String) throws -> (status: Int32, messages: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let tools = Self.program.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PATH": tools + ":" + path, "XDG_CACHE_HOME": caches]) { _, new in new }
      .merging(environment) { _, new in new }
    let messages = Pipe()
    (process.standardOutput, process.standardError) = (messages, messages)
    try process.run()
    let said = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  /// Runs a line of the shell only to learn whether the machine allows it.
  static func succeeds(_ line: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
