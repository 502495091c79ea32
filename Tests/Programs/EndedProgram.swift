import Foundation

/// A program that has been run to its end, and what it said.
public struct EndedProgram: Sendable {
  /// The status, or the number of the signal.
  public let status: Int32
  /// Whether a signal ended it.
  public let isSignal: Bool
  /// What it printed on standard output.
  public let printed: Data
  /// What it said on standard error.
  public let messages: String

  /// What it printed, as text.
  public var output: String { String(decoding: printed, as: UTF8.self) }

  /// Runs a program to its end.
  ///
  /// Of two pipes the one that is not read fills up, and the program waits for ever; so what is printed goes
  /// to a file without a name, and only what is said on the side comes through a pipe, as it is said.
  ///
  /// - Parameters:
  ///   - program: The path of the program, or the name of one on `PATH`.
  ///   - words: What follows its name.
  ///   - folder: The folder in which it runs; ours unless told otherwise.
  ///   - environment: What it finds in its environment beside ours.
  ///   - onMessage: Called with the process when something has first been said on the side.
  /// - Throws: What `onMessage` throws, and the error of the system when the program cannot be started.
  public init(
    running program: String, _ words: [String], in folder: String? = nil,
    environment: [String: String] = [:],
    onMessage: (Process, String) throws -> Void = { _, _ in }
  ) throws {
    let process = Process()
    let isPath = program.contains("/")
    process.executableURL = URL(fileURLWithPath: isPath ? program : "/usr/bin/env")
    process.arguments = (isPath ? [] : [program]) + words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    let (file, said) = (try Self.namelessFile(), Pipe())
    (process.standardOutput, process.standardError) = (file, said)
    try process.run()
    var bytes = said.fileHandleForReading.availableData
    if !bytes.isEmpty { try onMessage(process, String(decoding: bytes, as: UTF8.self)) }
    bytes += said.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try file.seek(toOffset: 0)
    printed = try file.readToEnd() ?? Data()
    (status, isSignal) = (process.terminationStatus, process.terminationReason == .uncaughtSignal)
    messages = String(decoding: bytes, as: UTF8.self)
  }

  /// A file that is gone when nobody has it open any more.
  private static func namelessFile() throws -> FileHandle {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("output-\(UUID().uuidString)")
    try Data().write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    return try FileHandle(forUpdating: place)
  }
}
