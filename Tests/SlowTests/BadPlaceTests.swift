import Foundation
import Testing

/// When there is no more room, or a program that helps fails, nothing half-written is left and what was
/// there stays.
@Suite(.enabled(if: Browser.isWanted, "set HERO_SLOW=1")) struct BadPlaceTests {
  private static let script = "tap \"Lisbon\"; settle"

  @Test(
    "a file that may not grow any more is an error that says so",
    arguments: ["f/", "a.gif", "a.apng", "a.webp", "a.svg", "a.json", "a.png"])
  func limitedFile(name: String) throws {
    let run = try ProgramRun()
    _ = try run("render", "tabs", "-o", "old.gif", "--scale", "0.2")
    // In blocks of 512 or 1024 bytes; a signal that nobody expects comes with it.
    let ended = try Self.shell(
      "ulimit -f 8; exec \"$0\" render lisbon --scale 2 -o old.gif -o \(name)", in: run)
    #expect(ended.status == 3 && !ended.isSignal, "\(ended)")
    #expect(ended.messages.contains("cannot write"), "\(ended.messages)")
    #expect(try run.names() == ["old.gif"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: run.folder + "/old.gif")).count > 1000)
  }

  @Test(
    "a disk that is full is an error, and what was there stays",
    arguments: ["f/", "a.gif", "a.mp4"])
  func fullDisk(name: String) throws {
    let run = try ProgramRun()
    let place = run.folder + "/small"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    // Only root may mount.
    guard try Self.shell("mount -t tmpfs -o size=64k tmpfs small", in: run).status == 0 else {
      return
    }
    defer { _ = try? Self.shell("umount small", in: run) }
    try run.write("stays", to: "small/old")
    let ended = try run("render", "lisbon", "--scale", "2", "-o", "small/\(name)")
    #expect(ended.status == 3 && ended.messages.contains("small"), "\(ended)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == ["old"])
  }

  @Test(
    "an ffmpeg that is missing, fails at once, fails in the middle or writes nothing is an error",
    arguments: [
      (nil, "apt-get install ffmpeg"), ("echo no such codec >&2; exit 1", "no such codec"),
      ("head -c 100000 >/dev/null; echo out of order >&2; exit 7", "out of order"),
      ("head -c 100000 >/dev/null; kill -9 $$", "ffmpeg ended with 9"),
      ("cat >/dev/null; exit 0", "wrote nothing"),
    ] as [(String?, String)])
  func badProgram(body: String?, words: String) throws {
    let run = try ProgramRun()
    try FileManager.default.createDirectory(
      atPath: run.folder + "/bin", withIntermediateDirectories: false)
    var path = run.folder + "/bin"
    if let body {
      try run.write("#!/bin/sh\n\(body)\n", to: "bin/ffmpeg")
      chmod(run.folder + "/bin/ffmpeg", 0o755)
      path += ":/usr/bin:/bin"
    }
    run.environment["PATH"] = path
    let ended = try run("render", "lisbon", "--scale", "1", "-o", "a.mp4", "-o", "f/")
    #expect(ended.status == (body == nil ? 2 : 3), "\(ended)")
    #expect(ended.messages.contains(words), "\(ended.messages)")
    #expect(try run.names() == ["bin"])
  }

  /// Runs a line of shell in the folder of a run; `$0` is the program.
  private static func shell(_ line: String, in run: ProgramRun) throws -> ProgramRun.Ended {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, ProgramRun.program.path]
    process.currentDirectoryURL = URL(fileURLWithPath: run.folder)
    let messages = Pipe()
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, messages)
    try process.run()
    let said = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ProgramRun.Ended(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      output: "", messages: String(decoding: said, as: UTF8.self))
  }
}
