import Foundation
import HeroRender
import Testing

@testable import render_demo

/// Several outputs of one run: one drawing for all, each whole or not there.
@MainActor @Suite struct OutputTests {
  let harness = ToolHarness()
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func outputs(_ names: String...) -> [String] {
    names.flatMap { ["-o", folder.path($0)] }
  }

  @Test("many frames are written fast and one is written small, unless told otherwise")
  func pngEffort() throws {
    func effort(_ words: [String]) -> PNGEncoder.Effort? {
      harness.efforts = []
      #expect(harness.run(["render", "lisbon", "--force"] + words) == .done, "\(harness.messages)")
      #expect(harness.efforts.count == 1)
      return harness.efforts.first?.encoder.effort
    }
    #expect(effort(outputs("f/")) == .fast)
    #expect(effort(outputs("a.png") + ["--at", "0"]) == .small)
    #expect(effort(outputs("sheet.png")) == .small)
    #expect(effort(outputs("f/") + ["--png", "small"]) == .small)
    #expect(effort(outputs("a.png") + ["--at", "0", "--png", "fast"]) == .fast)
    #expect(harness.run(["render", "lisbon", "--png", "tiny"] + outputs("f/")) == .badInput)
    #expect(harness.messages.contains("--png: there is no way of writing PNGs “tiny”"))
    #expect(harness.run(["render", "lisbon", "--png", "small"] + outputs("a.gif")) == .badInput)
    #expect(harness.messages.contains("--png has no effect on "))
  }

  @Test("everything is made from one drawing")
  func oneDrawing() throws {
    harness.frameCount = 6
    var drawn: [Int] = []
    harness.onFrame = { drawn.append($0) }
    let words =
      ["render", "lisbon"] + outputs("f/", "a.gif", "a.apng", "a.webp", "a.svg", "a.json")
    #expect(harness.run(words) == .done)
    #expect(drawn == Array(0..<6))
    #expect(try folder.names() == ["a.apng", "a.gif", "a.json", "a.svg", "a.webp", "f"])
    #expect(try folder.names(in: "f").count == 7)
    #expect(harness.output.split(separator: "\n").count == 6)
    #expect(harness.output.contains("a.gif: 4 frames of 98×12 pixels, 30 a second"))
    #expect(try folder.read("a.json").contains("\"index\": 5"))
  }

  @Test("a .png is a contact sheet, one frame with --at, several moments with --onion")
  func pictures() throws {
    var counts: [Int] = []
    harness.onFrame = { counts.append($0) }
    #expect(harness.run(["render", "lisbon"] + outputs("s.png")) == .done)
    #expect(counts == [0] && harness.output.contains("s.png: 4 moments on"))
    #expect(try folder.read("s.png").contains("sheet/3/caption"))
    #expect(harness.run(["render", "lisbon", "--onion", "3"] + outputs("o.png", "o.svg")) == .done)
    #expect(try folder.read("o.svg").contains("onion"))
    #expect(harness.run(["render", "lisbon", "--at", "#1"] + outputs("p.png")) == .done)
    #expect(harness.output.contains("p.png: 1 frame of"))
  }

  @Test("a failure removes what is half-written and leaves what was there")
  func failure() throws {
    #expect(harness.run(["render", "lisbon"] + outputs("a.gif")) == .done)
    let old = FileManager.default.contents(atPath: folder.path("a.gif"))
    harness.failingFrame = 2
    #expect(harness.run(["render", "lisbon"] + outputs("a.gif", "b.webp", "f/")) == .bug)
    #expect(try folder.names() == ["a.gif"])
    #expect(FileManager.default.contents(atPath: folder.path("a.gif")) == old)
  }

  @Test(
    "files of somebody else stay, and are seen before any work", arguments: ["a.gif", "a.webm"])
  func foreign(name: String) throws {
    try folder.write("notes", to: name)
    harness.onFrame = { _ in Issue.record("frames were drawn") }
    #expect(harness.run(["render", "lisbon"] + outputs("f/", name)) == .badInput)
    #expect(try folder.read(name) == "notes" && folder.names() == [name])
    #expect(harness.run(["render", "lisbon"] + outputs("missing/a.gif")) == .cannotWrite)
  }

  @Test("a folder where a file should be is an error")
  func folderInPlaceOfFile() throws {
    try folder.write("x", to: "a.gif/x")
    #expect(harness.run(["render", "lisbon"] + outputs("a.gif")) == .badInput)
    #expect(harness.messages.contains("is a folder"))
  }

  @Test("a GIF of 60 frames a second gets 30, and says so when 60 were asked for")
  func gifRate() throws {
    #expect(harness.run(["render", "lisbon"] + outputs("a.gif")) == .done)
    #expect(!harness.messages.contains("at most 50"))
    #expect(harness.run(["render", "lisbon", "--fps", "60"] + outputs("a.gif")) == .done)
    #expect(harness.messages.contains("a GIF shows at most 50 frames a second; it gets 30"))
    #expect(harness.run(["render", "lisbon", "--fps", "50"] + outputs("a.gif")) == .done)
    #expect(harness.output.contains("4 frames") && harness.output.contains("50 a second"))
  }

  @Test("--max-bytes lowers the rate, then the size, and says so")
  func maxBytes() throws {
    harness.frameCount = 24
    func size() throws -> Int {
      try #require(FileManager.default.contents(atPath: folder.path("a.webp"))).count
    }
    #expect(harness.run(["render", "lisbon"] + outputs("a.webp")) == .done)
    let whole = try size()
    let words = ["render", "lisbon"] + outputs("a.webp") + ["--max-bytes"]
    #expect(harness.run(words + ["\(whole * 6 / 10)"]) == .done)
    #expect(
      harness.messages.contains("a.webp: 30 frames a second of 98×12 pixels, to stay within"))
    #expect(harness.run(words + ["\(whole / 6)"]) == .done)
    #expect(harness.messages.contains("a.webp: 15 frames a second of "))
    #expect(try size() <= whole / 6)
    #expect(!harness.messages.contains("98×12"))
    #expect(harness.run(words + ["\(whole / 6)", "--quiet", "--force"]) == .done)
    #expect(harness.messages == "" && harness.output == "")
    for (short, long) in [("0.9k", "900"), ("0.0009M", "900")] {
      let said = [short, long].map { text in
        _ = harness.run(words + [text])
        return harness.messages + harness.output
      }
      #expect(said[0] == said[1])
    }
    #expect(harness.run(words + ["\(whole / 6)"]) == .done)
    #expect(harness.run(words + ["50"]) == .badInput)
    #expect(harness.messages.contains("--max-bytes 50 is too little"))
    #expect(try size() <= whole / 6, "the old file stays")
  }

  @Test("without ffmpeg a video is an error that names the package")
  func noProgram() throws {
    #expect(VideoEncoder.program(path: "/nowhere:/also-nowhere") == nil)
    let failure = ProductMaker.noVideo("x.mp4")
    #expect(failure.status == .badInput && failure.message.contains("apt-get install ffmpeg"))
    #expect(
      harness.run(["render", "lisbon", "--background", "transparent"] + outputs("x.mp4"))
        == .badInput)
    #expect(try folder.names().isEmpty)
  }

  @Test("watch renders again when the script has changed, and goes on after a mistake")
  func watch() throws {
    try folder.write("settle", to: "script.txt")
    var pauses = 0
    harness.pause = { [folder] in
      pauses += 1
      switch pauses {
      case 1: try? folder.write("tap", to: "script.txt")
      case 2: try? folder.write("settle; wait 1", to: "script.txt")
      default: break
      }
      return pauses < 4
    }
    let words = ["watch", "lisbon", "--script", folder.path("script.txt")] + outputs("a.gif")
    #expect(harness.run(words) == .done)
    #expect(harness.output.split(separator: "\n").count == 2)
    #expect(harness.messages.contains("script.txt, line 1"))
    #expect(harness.run(["watch", "lisbon"] + outputs("a.gif")) == .badInput)
    #expect(harness.messages.contains("nothing to watch"))
  }
}
