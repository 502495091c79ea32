import Foundation
import Testing

@testable import render_demo

/// What happens to the folder that `-o` names, whatever was there before and however a run ends.
@MainActor @Suite struct OutputFolderTests {
  private let folder: TemporaryFolder
  private let harness = ToolHarness()

  init() throws { folder = try TemporaryFolder() }

  private func render(_ name: String = "out/", _ more: String...) -> Outcome {
    harness.run(["render", "lisbon", "-o", folder.path(name)] + more)
  }

  private static let fourFrames =
    (0..<4).map { "frame-000\($0).png" } + ["manifest.json"]

  @Test("a new folder holds the frames and the manifest, and nothing waits beside it")
  func new() throws {
    #expect(render() == .done)
    #expect(try folder.names(in: "out") == Self.fourFrames)
    #expect(try folder.names() == ["out"])
    #expect(harness.output.hasSuffix("out/: 4 frames of 393×852 pixels, 60 a second\n"))
  }

  @Test("missing folders above it are made, and go again when the run fails")
  func parents() throws {
    harness.failingFrame = 2
    #expect(render("a/b/out") == .bug)
    #expect(try folder.names() == [])
    harness.failingFrame = nil
    #expect(render("a/b/out") == .done)
    #expect(try folder.names(in: "a/b/out") == Self.fourFrames)
  }

  @Test("a folder of ours is replaced as a whole")
  func ours() throws {
    harness.frameCount = 9
    #expect(render() == .done)
    harness.frameCount = 4
    #expect(render() == .done)
    #expect(try folder.names(in: "out") == Self.fourFrames)
    #expect(try folder.names() == ["out"])
  }

  @Test("an empty folder is used")
  func empty() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("out"), withIntermediateDirectories: true)
    #expect(render() == .done)
    #expect(try folder.names(in: "out") == Self.fourFrames)
  }

  @Test("a run that fails leaves the old folder as it was", arguments: [0, 3])
  func failing(frame: Int) throws {
    #expect(render() == .done)
    let before = try folder.read("out/manifest.json")
    harness.failingFrame = frame
    harness.frameCount = 7
    #expect(render() == .bug)
    #expect(try folder.names(in: "out") == Self.fourFrames)
    #expect(try folder.read("out/manifest.json") == before)
    #expect(try folder.names() == ["out"])
  }

  @Test("a folder of somebody else is refused, by name, and stays as it was")
  func foreign() throws {
    try folder.write("mine", to: "out/notes.txt")
    #expect(render() == .badInput)
    #expect(harness.messages.contains("notes.txt") && harness.messages.contains("--force"))
    #expect(try folder.names(in: "out") == ["notes.txt"])
  }

  @Test("a manifest of somebody else does not make a folder ours")
  func foreignManifest() throws {
    try folder.write("{\"name\": \"my web app\"}", to: "out/manifest.json")
    #expect(render() == .badInput)
    #expect(try folder.read("out/manifest.json") == "{\"name\": \"my web app\"}")
  }

  @Test("a file that joined our folder is not thrown away")
  func joined() throws {
    #expect(render() == .done)
    try folder.write("mine", to: "out/notes.txt")
    #expect(render() == .badInput)
    #expect(harness.messages.contains("notes.txt"))
    #expect(try folder.read("out/notes.txt") == "mine")
  }

  @Test("--force writes among files of somebody else, and takes our old frames away")
  func forced() throws {
    harness.frameCount = 6
    #expect(render() == .done)
    try folder.write("mine", to: "out/notes.txt")
    harness.frameCount = 4
    #expect(render("out/", "--force") == .done)
    #expect(try folder.names(in: "out") == Self.fourFrames + ["notes.txt"])
    #expect(try folder.read("out/notes.txt") == "mine")
  }

  @Test("a forced run that fails leaves files of somebody else and nothing more")
  func forcedFailing() throws {
    try folder.write("mine", to: "out/notes.txt")
    harness.failingFrame = 1
    #expect(render("out/", "--force") == .bug)
    #expect(try folder.names(in: "out") == ["notes.txt"])
  }

  @Test("a file where the folder should be is refused")
  func file() throws {
    try folder.write("mine", to: "out")
    #expect(render("out") == .badInput)
    #expect(harness.messages.contains("is a file"))
    #expect(try folder.read("out") == "mine")
  }

  @Test("a place that cannot be written ends with status 3 and its name", arguments: ["a/b", "a/"])
  func unwritable(name: String) throws {
    // A folder below a file cannot be made by anybody, root included.
    try folder.write("a file", to: "file")
    #expect(render("file/\(name)") == .cannotWrite)
    #expect(harness.messages.contains("cannot write \(folder.path)/file/a"))
    #expect(try folder.names() == ["file"])
  }

  @Test("a link to a folder stays a link, and what it points to is replaced")
  func link() throws {
    #expect(render("real") == .done)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out"), withDestinationPath: folder.path("real"))
    harness.frameCount = 2
    #expect(render("out") == .done)
    #expect(try folder.names() == ["out", "real"])
    #expect(try folder.names(in: "real") == ["frame-0000.png", "frame-0001.png", "manifest.json"])
  }

  @Test("a program told to stop leaves the old folder and nothing half-written")
  func stopped() throws {
    #expect(render() == .done)
    let before = try folder.read("out/manifest.json")
    harness.frameCount = 8
    harness.onFrame = { [harness] index in if index == 5 { harness.interruption.cleanUp() } }
    #expect(render() == .cannotWrite)
    #expect(try folder.read("out/manifest.json") == before)
    #expect(try folder.names() == ["out"])
  }

  @Test("what a killed run left is cleared away, what a living one writes is not")
  func leftovers() throws {
    try folder.write("half", to: ".render-demo-1-0/frame-0000.png")
    try folder.write("half", to: ".render-demo-2-0/frame-0000.png")
    let living = FolderLock(folder.path(".render-demo-2-0"))
    #expect(render() == .done)
    #expect(try folder.names() == [".render-demo-2-0", "out"])
    withExtendedLifetime(living) {}
  }

  @Test("a warning under --strict leaves the old folder, and ends with status 1")
  func strict() throws {
    #expect(render() == .done)
    let before = try folder.read("out/manifest.json")
    harness.warnings = [Warning(message: "two sources for “card”", file: "A.swift", line: 3)]
    #expect(render("out/", "--strict") == .difference)
    #expect(harness.messages.contains("A.swift:3: warning: two sources for “card”\n"))
    #expect(try folder.read("out/manifest.json") == before)
    #expect(render("out/") == .done)
    #expect(try folder.read("out/manifest.json").contains("two sources"))
  }
}
