import Foundation
import HeroCore
import Testing

@testable import render_demo

/// What `render`, `trace`, `list` and `doctor` print and write.
@MainActor @Suite struct CommandTests {
  private let folder: TemporaryFolder
  private let harness = ToolHarness()

  init() throws { folder = try TemporaryFolder() }

  @Test("two runs write the same manifest, byte for byte, and it says what was rendered")
  func manifest() throws {
    for name in ["first", "second"] {
      #expect(harness.run("render", "lisbon", "-o", folder.path(name), "--fps", "24") == .done)
    }
    let manifest = try folder.read("first/manifest.json")
    #expect(try folder.read("second/manifest.json") == manifest)
    #expect(
      manifest == """
        {
          "generator": "render-demo",
          "generatorVersion": "\(Help.version)",
          "version": 1,
          "scene": "lisbon",
          "script": "tap \\"Lisbon\\"; settle",
          "device": "iPhone 16",
          "size": {"width":393,"height":852},
          "scale": 3,
          "fps": 24,
          "appearance": "light",
          "typeSize": "large",
          "reduceMotion": false,
          "pixels": {"width":393,"height":852},
          "fonts": [
            {"family":"Inter","file":"Inter.otf","package":null,"version":null,"hash":"00ff"}
          ],
          "warnings": [],
          "frameCount": 4,
          "frames": [
            {"index":0,"file":"frame-0000.png","time":0,"fraction":"0","hash":"0.0"},
            {"index":1,"file":"frame-0001.png","time":0.041667,"fraction":"1/24",\
        "hash":"0.041666666666666664"},
            {"index":2,"file":"frame-0002.png","time":0.083333,"fraction":"1/12",\
        "hash":"0.08333333333333333"},
            {"index":3,"file":"frame-0003.png","time":0.125,"fraction":"1/8","hash":"0.125"}
          ]
        }

        """)
  }

  @Test(
    "one frame by --at has the number, the bytes and the hash it has in the full run",
    arguments: ["#2", "1/30", "0.05"])
  func oneFrame(time: String) throws {
    let number = time == "0.05" ? 3 : 2
    #expect(harness.run("render", "lisbon", "-o", folder.path("all")) == .done)
    #expect(harness.run("render", "lisbon", "-o", folder.path("one"), "--at", time) == .done)
    let name = "frame-000\(number).png"
    #expect(try folder.names(in: "one") == [name, "manifest.json"])
    #expect(try folder.read("one/" + name) == folder.read("all/" + name))
    let line = try #require(
      try folder.read("one/manifest.json").split(separator: "\n").first { $0.contains(name) })
    #expect(try folder.read("all/manifest.json").contains(line))
  }

  @Test("a moment between two frames has a name between theirs")
  func betweenFrames() throws {
    #expect(harness.run("render", "lisbon", "-o", folder.path("o"), "--at", "1/40") == .done)
    #expect(try folder.names(in: "o") == ["frame-0001.5.png", "manifest.json"])
    #expect(harness.run("render", "lisbon", "-o", folder.path("o")) == .done)
    #expect(try folder.names(in: "o").count == 5)
  }

  @Test("one frame can be a file, which replaces only pictures")
  func pictureFile() throws {
    try folder.write("mine", to: "notes.png")
    let words = ["render", "lisbon", "--at", "#1", "-o"]
    #expect(harness.run(words + [folder.path("shot.png")]) == .done)
    #expect(try folder.names() == ["notes.png", "shot.png"])
    #expect(harness.run(words + [folder.path("notes.png")]) == .badInput)
    #expect(harness.run(words + [folder.path("notes.png"), "--force"]) == .done)
    #expect(try folder.read("notes.png") == folder.read("shot.png"))
  }

  @Test("a pipe sees plain lines, --quiet nothing, --json one document")
  func words() throws {
    harness.frameCount = 20
    #expect(harness.run("render", "lisbon", "-o", folder.path("o")) == .done)
    #expect(harness.messages.hasPrefix("render-demo: frame 2 of 20\nrender-demo: frame 4 of 20\n"))
    #expect(harness.messages.hasSuffix("render-demo: frame 20 of 20\n"))
    #expect(harness.run("render", "lisbon", "-o", folder.path("o"), "--quiet") == .done)
    #expect(harness.output == "" && harness.messages == "")
    #expect(harness.run("render", "lisbon", "-o", folder.path("o"), "--json") == .done)
    #expect(harness.output.hasPrefix("{\n  \"ok\": true,\n  \"command\": \"render\""))
    #expect(harness.output.contains("\"frameCount\": 20"))
  }

  @Test("a trace goes to standard output, or to a file that only a trace may replace")
  func trace() throws {
    #expect(harness.run("trace", "places") == .done)
    let trace = harness.output
    #expect(trace.hasPrefix("{\n  \"version\": 1,\n  \"scene\": \"places\",\n"))
    #expect(harness.run("trace", "places", "-o", folder.path("t.json")) == .done)
    #expect(try folder.read("t.json") == trace)
    #expect(harness.run("trace", "places", "-o", folder.path("t.json"), "--at", "#1") == .done)
    #expect(try folder.read("t.json").contains("\"index\": 1"))
    try folder.write("let code = 1", to: "Code.swift")
    #expect(harness.run("trace", "places", "-o", folder.path("Code.swift")) == .badInput)
    #expect(try folder.read("Code.swift") == "let code = 1")
    #expect(harness.run("trace", "places", "-o", folder.path) == .badInput)
    #expect(harness.run("trace", "places", "-o", folder.path("no/t.json")) == .cannotWrite)
    #expect(try folder.names() == ["Code.swift", "t.json"])
  }

  @Test("list names scenes and devices; --quiet only the scenes, for scripts")
  func list() {
    #expect(harness.run("list") == .done)
    #expect(harness.output.contains("  lisbon  A scene called lisbon  iPhone 16\n"))
    #expect(harness.output.contains("  iPhone SE 3        375x667 points   scale 2\n"))
    #expect(harness.run("list", "--quiet") == .done)
    #expect(harness.output == "lisbon\nplaces\n")
    #expect(harness.run("list", "--json") == .done)
    #expect(harness.output.contains("{\"name\":\"lisbon\","))
  }

  @Test("doctor fails only for what rendering needs, and says how to get it")
  func doctor() {
    harness.findings = [
      Finding(
        name: "Inter", group: "fonts", found: "4.0", isNeeded: true, purpose: "text",
        debianPackage: "fonts-inter"),
      Finding(
        name: "swift", group: "toolchain", isNeeded: false, purpose: "files of your own"),
    ]
    #expect(harness.run("doctor") == .done)
    #expect(harness.output.contains("✓  Inter") && harness.output.contains("swift.org"))
    harness.findings[0].found = nil
    #expect(harness.run("doctor") == .badInput)
    #expect(harness.messages.contains("apt-get install fonts-inter"))
  }
}
