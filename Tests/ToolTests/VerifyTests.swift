import Foundation
import HeroCore
import HeroRender
import Testing

@testable import render_demo

/// What `record`, `verify`, `prune` and `merge` write and say, and what they leave when things go wrong.
@MainActor @Suite struct VerifyTests {
  private let harness: GoldenHarness

  init() throws {
    harness = try GoldenHarness()
    try #require(harness.record() == .done, "\(harness.messages)")
  }

  @Test("recording says what changed, and the same again changes nothing")
  func recordTwice() throws {
    #expect(harness.output == "card: geometry new\ncard: pixels new\n")
    let before = try harness.folder.names(in: "goldens")
    #expect(harness.run("record", "--name", "card") == .done)
    #expect(harness.output == "card: geometry unchanged\ncard: pixels unchanged\n")
    harness.card.blue = 210
    #expect(harness.run("record", "--all") == .done)
    #expect(harness.output == "card: geometry changed\ncard: pixels changed\n")
    // Pictures of before are gone, those of now are there, and nothing else is.
    #expect(try harness.folder.names(in: "goldens").count == before.count)
    #expect(harness.run("verify", "--all") == .done, "\(harness.messages)")
  }

  @Test("a tolerance is stored, kept by recording again, printed, and forgives what it says")
  func tolerance() throws {
    #expect(
      harness.record(
        "--point-tolerance", "1.1", "--pixel-tolerance", "40/16", "--scale", "1") == .done)
    harness.card.padding = 10.5
    #expect(harness.run("verify", "--all", "--kind", "geometry") == .done, "\(harness.messages)")
    #expect(harness.messages.contains("lengths may be off by 1.1 pt"))
    harness.card.padding = 11
    #expect(harness.run("verify", "--all", "--kind", "geometry") == .difference)
    #expect(harness.run("record", "--all") == .done)
    #expect(try harness.folder.read("goldens/card.geometry.txt").contains("tolerance 1.1 points"))
    #expect(
      try harness.folder.read("goldens/card.pixels.txt").contains("tolerance 40 pixels in 16"))
    // A shade of one step on every pixel is not seen by anybody; one of a hundred is.
    harness.card.blue = 205
    #expect(harness.run("verify", "--all", "--kind", "pixels") == .done, "\(harness.messages)")
    #expect(harness.messages.contains("differ within the tolerance: at most 0 pixels in a window"))
    harness.card.blue = 104
    #expect(harness.run("verify", "--all", "--kind", "pixels") == .difference)
  }

  @Test("options that would be ignored are refused")
  func refused() {
    #expect(harness.run("verify", "--all", "--appearance", "dark") == .badInput)
    #expect(harness.messages.contains("verify does not take --appearance"))
    #expect(harness.run("record", "card", "--script", "settle") == .badInput)
    #expect(harness.messages.contains("add --name NAME"))
    #expect(harness.run("verify", "--all", "--shard", "3/2") == .badInput)
    #expect(harness.run("verify", "other") == .badInput)
    #expect(harness.run("verify", "--all", "card") == .badInput)
    #expect(harness.messages.contains("--all is about every golden"))
    #expect(harness.run("record", "--all", "--fps", "30") == .badInput)
    #expect(harness.messages.contains("record does not take --fps here"))
    #expect(harness.run("verify") == .badInput)
    #expect(harness.run("record", "card", "--name", "../x") == .badInput)
    #expect(harness.run("record", "card", "--pixel-tolerance", "5%") == .badInput)
  }

  @Test("JUnit, Markdown, JSON and annotations tell the same")
  func documents() throws {
    harness.card.opacity = 0.5
    harness.environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": harness.folder.path("summary.md"),
    ]
    let (junit, markdown) = (harness.folder.path("junit.xml"), harness.folder.path("out.md"))
    #expect(
      harness.run("verify", "--all", "--junit", junit, "--markdown", markdown) == .difference)
    #expect(harness.messages.contains("::error title=card%3A geometry::`VStack/"))
    let xml = try harness.folder.read("junit.xml")
    #expect(xml.contains("<testsuite name=\"card\" tests=\"3\" failures=\"2\" errors=\"0\""))
    #expect(xml.contains("<testcase name=\"physics\" classname=\"card\"/>"))
    let parser = XMLText(xml)
    #expect(parser.isWellFormed && parser.elements["failure"] == 2)
    #expect(try harness.folder.read("out.md").contains("| card | geometry | `"))
    #expect(try harness.folder.read("summary.md").contains("### Motion: 1 failed"))
    #expect(harness.run("verify", "--all", "--json") == .difference)
    #expect(
      harness.output.contains("\"ok\": false") && harness.output.contains("opacity 0.800 → 0.500"))
  }

  @Test("shards do everything once, and together say what one run says")
  func shards() throws {
    harness.names = ["card", "door"]
    #expect(harness.record("--scale", "1") == .done)
    #expect(
      harness.run(
        "record", "door", "--size", "100x80", "--fps", "20", "--scale", "1", "--name", "door")
        == .done)
    harness.card.padding = 12
    harness.card.hasBadge = false
    let whole = harness.folder.path("whole.json")
    #expect(harness.run("verify", "--all", "--result", whole) == .difference)
    for count in [1, 2, 3, 7] {
      var parts: [String] = []
      for number in 1...count {
        let path = harness.folder.path("part-\(count)-\(number).json")
        let outcome = harness.run(
          "verify", "--all", "--shard", "\(number)/\(count)", "--result", path)
        #expect(outcome == .difference || outcome == .done, "\(harness.messages)")
        parts.append(path)
      }
      let words = ["merge"] + parts.reversed() + ["--junit", harness.folder.path("merged.xml")]
      #expect(harness.runAll(words) == .difference, "\(harness.messages)")
      #expect(harness.messages.contains("2 failed"))
      if count > 1 {
        #expect(harness.runAll(["merge"] + parts.dropLast()) == .badInput)
        #expect(harness.messages.contains("these are missing: \(count)/\(count)"))
      }
    }
    #expect(harness.runAll(["merge", whole]) == .badInput)
  }

  @Test("geometry alone is not cut into shards, and is looked at once")
  func geometryShards() {
    #expect(harness.run("record", "card", "--kind", "geometry", "--fps", "20") == .done)
    let parts = (1...3).map { harness.folder.path("part-\($0).json") }
    for (number, path) in zip(1..., parts) {
      let outcome = harness.run(
        "verify", "--all", "--kind", "geometry", "--shard", "\(number)/3", "--result", path)
      #expect(outcome == .done, "\(harness.messages)")
    }
    #expect(harness.runAll(["merge"] + parts) == .done, "\(harness.messages)")
    #expect(harness.messages.contains("2 passed"))
  }

  @Test("the command that accepts a change can be pasted, whatever the folder is called")
  func accept() throws {
    let folder = harness.folder.path("it's mine")
    try FileManager.default.moveItem(atPath: harness.goldens, toPath: folder)
    harness.card.blue = 205
    #expect(
      harness.runAll(["verify", "--all", "--kind", "geometry", "--goldens", folder]) == .difference)
    let quoted = "'" + folder.replacing("'", with: "'\\''") + "'"
    #expect(harness.messages.contains("--goldens \(quoted) --name card\n"), "\(harness.messages)")
  }

  @Test("prune lists what nothing needs, and removes it only when told to")
  func prune() throws {
    try harness.folder.write("x", to: "goldens/card.0003-0011aabb.png")
    try harness.folder.write("x", to: "goldens/notes.txt")
    #expect(harness.run("prune") == .done)
    #expect(harness.output == "card.0003-0011aabb.png\n" && harness.messages.contains("--delete"))
    harness.names = ["door"]
    #expect(harness.run("prune", "--delete") == .done)
    #expect(try harness.folder.names(in: "goldens") == ["goldens.txt", "notes.txt"])
    #expect(harness.run("verify", "--all") == .badInput)
    #expect(harness.messages.contains("holds no goldens"))
    try FileManager.default.removeItem(atPath: harness.goldens)
    #expect(harness.run("prune", "--delete") == .badInput)
    #expect(try harness.folder.names() == [])
  }

  @Test("a folder that cannot be written is status 3, and what is there stays")
  func unwritable() throws {
    let before = try harness.folder.read("goldens/card.geometry.txt")
    // Root may write anywhere, so the way is blocked by a folder of the name instead of by permissions.
    let file = harness.goldens + "/card.geometry.txt"
    try FileManager.default.moveItem(atPath: file, toPath: file + ".kept")
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    harness.card.padding = 12
    #expect(harness.record() == .badInput || harness.record() == .cannotWrite)
    #expect(try harness.folder.read("goldens/card.geometry.txt.kept") == before)
    #expect(try !harness.folder.names(in: "goldens").contains { $0.contains("partial") })
  }

  @Test("a scene of which nothing is to be seen is not recorded")
  func blank() {
    harness.change = { playback in
      var playback = playback
      let scene = playback.sceneAtTime
      playback.sceneAtTime = { time in
        var scene = scene(time)
        scene.root.children = []
        return scene
      }
      return playback
    }
    #expect(harness.run("record", "--all") == .badInput)
    #expect(harness.messages.contains("every frame is blank"))
  }
}

/// Whether a text is XML, and which elements there are.
private final class XMLText {
  private(set) var isWellFormed = true
  private(set) var elements: [String: Int] = [:]

  /// Reads elements only; enough for documents without comments and sections.
  init(_ text: String) {
    var open: [String] = []
    for part in text.split(separator: "<").dropFirst() {
      let name = part.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
      if part.hasPrefix("?") { continue }
      if part.hasPrefix("/") {
        let closed = part.dropFirst().prefix { $0 != ">" }
        isWellFormed = isWellFormed && open.popLast() == String(closed)
      } else {
        elements[String(name), default: 0] += 1
        guard let end = part.firstIndex(of: ">") else {
          isWellFormed = false
          continue
        }
        if !part[..<end].hasSuffix("/") { open.append(String(name)) }
      }
    }
    isWellFormed = isWellFormed && open.isEmpty
  }
}
