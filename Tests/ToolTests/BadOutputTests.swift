import Foundation
import HeroRender
import Testing

@testable import render_demo

/// Outputs that cannot be are refused before any work, and what is there stays.
@MainActor @Suite struct BadOutputTests {
  let harness = ToolHarness()
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Renders into places of the folder; no frame may be drawn.
  private func refused(_ names: [String]) -> String {
    harness.onFrame = { _ in Issue.record("frames were drawn") }
    let outcome = harness.run(["render", "lisbon"] + names.flatMap { ["-o", folder.path($0)] })
    #expect(outcome == .badInput, "\(names)")
    return harness.messages
  }

  @Test("an unknown extension is named with those that are known", arguments: ["a.tiff", "a.GIFF"])
  func unknownExtension(name: String) throws {
    let messages = refused([name])
    #expect(messages.contains(name) && messages.contains("webp"))
    #expect(try folder.names().isEmpty)
  }

  @Test(
    "two outputs of one place are refused, however it is spelled",
    arguments: [
      ["a.gif", "a.gif"], ["a.gif", "./a.gif"], ["a.gif", "d/../a.gif"], ["d/a.gif", "link/a.gif"],
      ["f", "f/"], ["f/", "./f//"], ["d/f/", "link/f"], ["old.gif", "gif-link.gif"],
    ])
  func samePlace(names: [String]) throws {
    try folder.write("GIF89a", to: "old.gif")
    try folder.write("", to: "d/nothing")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("d"))
    try manager.createSymbolicLink(
      atPath: folder.path("gif-link.gif"), withDestinationPath: "old.gif")
    #expect(refused(names).contains("given twice"))
    #expect(try folder.names() == ["d", "gif-link.gif", "link", "old.gif"])
    #expect(try folder.read("old.gif") == "GIF89a")
  }

  @Test(
    "an output inside the folder of frames is refused, as that is replaced as a whole",
    arguments: [["f/", "f/a.gif"], ["f/a.gif", "f"], ["f/", "f/g/"]])
  func inside(names: [String]) throws {
    #expect(refused(names).contains("replaced as a whole"))
    #expect(try folder.names().isEmpty)
  }

  @Test("names that only begin alike are different places")
  func alike() throws {
    let names = ["f/", "f2/", "f.gif", "g.gif"].flatMap { ["-o", folder.path($0)] }
    #expect(harness.run(["render", "lisbon"] + names) == .done)
    #expect(try folder.names() == ["f", "f.gif", "f2", "g.gif"])
  }

  @Test(
    "a folder where a file should be is refused", arguments: ["gif", "svg", "json", "png", "mp4"])
  func folderForFile(word: String) throws {
    try folder.write("x", to: "a.\(word)/x")
    #expect(refused(["b.gif", "a.\(word)"]).contains("a.\(word) is a folder"))
    #expect(try folder.names() == ["a.\(word)"])
  }

  @Test("more frames than are drawn is an error before any of them is")
  func tooManyFrames() throws {
    harness.frameCount = Limits.frames + 1
    let messages = refused(["a.gif"])
    #expect(messages.contains("\(Limits.frames + 1) frames") && messages.contains("--fps"))
    #expect(try folder.names().isEmpty)
  }

  @Test("a moment after the end is an error")
  func afterTheEnd() throws {
    #expect(
      harness.run(["render", "lisbon", "--at", "#4", "-o", folder.path("a.png")]) == .badInput)
    #expect(harness.messages.contains("the last frame is #3"))
  }

  @Test("a single frame is every format's")
  func singleFrame() throws {
    harness.frameCount = 1
    let names = ["f/", "a.gif", "a.apng", "a.webp", "a.svg", "a.json", "a.png"]
    let words = names.flatMap { ["-o", folder.path($0)] }
    #expect(harness.run(["render", "lisbon"] + words) == .done)
    #expect(try folder.names().count == names.count)
    #expect(harness.output.contains("a.gif: 1 frame of"))
  }
}
