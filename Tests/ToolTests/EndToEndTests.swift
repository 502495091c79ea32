import Foundation
import Programs
import Testing

@testable import render_demo

/// The built program as a shell sees it: the real stage, the real fonts, the real signals.
@Suite struct EndToEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The program, which is built beside the tests.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("render-demo")

  /// Runs the program to its end; `onMessage` is called when it has first said something.
  private func run(
    _ words: [String], onMessage: (Process) -> Void = { _ in }
  ) throws -> EndedProgram {
    try EndedProgram(running: Self.program.path, words, in: folder.path) { process, _ in
      onMessage(process)
    }
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

  @Test("a program that fills both its streams is read to its end")
  func fullStreams() throws {
    // A pipe holds 64 kB; each stream gets more, in turn.
    let line = """
      i=0; while [ $i -lt 200 ]; do printf '%01000d' 0; printf '%01000d' 0 >&2; i=$((i+1)); done
      """
    let ended = try EndedProgram(running: "sh", ["-c", line])
    #expect(ended.status == 0 && !ended.isSignal)
    #expect(ended.printed.count == 200_000 && ended.messages.utf8.count == 200_000)
  }

  @Test("a label that is not there is named with those that are")
  func unknownLabel() throws {
    let ended = try run(Self.small + ["-o", "out", "--script", "tap \"Porto\""])
    #expect(ended.status == 2)
    #expect(ended.messages.contains("Porto") && ended.messages.contains("Lisbon"))
    #expect(try folder.names() == [])
  }
}
