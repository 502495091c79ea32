import Foundation
import Testing

@testable import render_demo

/// The built program as a shell sees it: the real stage, the real fonts, the real signals.
@Suite struct EndToEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The program, which is built beside the tests.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("render-demo")

  private struct Ended {
    var status: Int32
    var isSignal: Bool
    var output: String
    var messages: String
  }

  /// Runs the program to its end; `onMessage` is called when it has first said something.
  private func run(
    _ words: [String], onMessage: (Process) -> Void = { _ in }
  ) throws -> Ended {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let (output, messages) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, messages)
    try process.run()
    var said = messages.fileHandleForReading.availableData
    if !said.isEmpty { onMessage(process) }
    said += messages.fileHandleForReading.readDataToEndOfFile()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ended(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      output: String(decoding: printed, as: UTF8.self),
      messages: String(decoding: said, as: UTF8.self))
  }

  private static let small = ["render", "lisbon", "--size", "120x200", "--scale", "1"]

  @Test("the same run gives the same bytes with one worker and with several")
  func workers() throws {
    for jobs in ["1", "2", "5"] {
      let ended = try run(Self.small + ["-o", jobs, "--jobs", jobs, "--script", "wait #9"])
      #expect(ended.status == 0, "\(ended.messages)")
    }
    let names = try folder.names(in: "1")
    #expect(names.count == 11)
    for name in names {
      let bytes = try [1, 2, 5].map {
        try Data(contentsOf: URL(fileURLWithPath: folder.path("\($0)/\(name)")))
      }
      #expect(bytes[0] == bytes[1] && bytes[0] == bytes[2], "\(name)")
    }
  }

  @Test("a signal leaves the old folder and nothing half-written", arguments: [SIGINT, SIGTERM])
  func signal(number: Int32) throws {
    #expect(try run(Self.small + ["-o", "out", "--script", "wait #1"]).status == 0)
    let before = try folder.read("out/manifest.json")
    // Long enough that the signal, sent at the first tenth, comes before the end, though nothing moves.
    let ended = try run(Self.small + ["-o", "out", "--script", "wait 600"]) {
      kill($0.processIdentifier, number)
    }
    #expect(ended.isSignal && ended.status == number)
    #expect(ended.messages.contains("stopped; nothing was written"))
    #expect(try folder.names() == ["out"])
    #expect(try folder.read("out/manifest.json") == before)
  }

  @Test("results go to standard output and words about the work to standard error")
  func streams() throws {
    let ended = try run(["trace", "lisbon", "--at", "0"])
    #expect(ended.status == 0 && ended.output.hasPrefix("{\n  \"version\": 1,"))
    #expect(ended.messages == "")
    let refused = try run(["trace", "lisbon", "--at", "-1"])
    #expect(refused.status == 2 && refused.output == "")
    #expect(refused.messages.hasPrefix("render-demo: --at"))
  }

  @Test("a label that is not there is named with those that are")
  func unknownLabel() throws {
    let ended = try run(Self.small + ["-o", "out", "--script", "tap \"Porto\""])
    #expect(ended.status == 2)
    #expect(ended.messages.contains("Porto") && ended.messages.contains("Lisbon"))
    #expect(try folder.names() == [])
  }
}
