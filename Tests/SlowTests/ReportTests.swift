import Foundation
import HeroCore
import HeroRender
import HeroUI
import Programs
import Testing

@testable import render_demo

/// The report, opened in a browser and used: it shows the frames, it obeys the keys, and it asks nothing
/// of the network.
@Suite(.enabled(if: Browser.isWanted, "set HERO_SLOW=1"), .serialized)
@MainActor struct ReportTests {
  /// What the browser saw.
  private struct Seen: Decodable {
    var players: Int
    var start, played, paused, focus, last, title: String
    var keys: [String: [String]]
    var modes: [String]
    /// The modes in which paths are drawn.
    var paths: [String]
    var canvas, curves, sheet: Int
    var overflow: Bool
    var requests, errors: [String]
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("report-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func tool(changing change: @escaping @Sendable (SceneNode) -> SceneNode = { $0 }) -> Tool
  {
    var engine = Engine.live
    let play = engine.play
    engine.play = { scene, subject throws(Failure) in
      var playback = try play(scene, subject)
      let original = playback.sceneAtTime
      playback.sceneAtTime = { time in
        var scene = original(time)
        if time > Rational(1, 20), time < Rational(1, 2) { scene.root = change(scene.root) }
        return scene
      }
      return playback
    }
    let console = Console(
      output: { _ in }, message: { print($0, terminator: "") }, isTerminal: false)
    return Tool(
      scenes: Demos.all, engine: engine, console: console, interruption: Interruption())
  }

  /// Uses a page in the browser; with `HERO_SHOTS` the screenshots are kept in that folder.
  private func use(_ page: String, as name: String) throws -> Seen {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Support/browser-report.py")
    let shots = folder.appendingPathComponent("shots-\(name)")
    try FileManager.default.createDirectory(at: shots, withIntermediateDirectories: true)
    let ended = try EndedProgram(running: "python3", [script.path, page, shots.path])
    try #require(
      ended.status == 0, "the browser failed; is chromium installed?\n\(ended.messages)")
    if let keep = ProcessInfo.processInfo.environment["HERO_SHOTS"] {
      let target = URL(fileURLWithPath: keep).appendingPathComponent(name)
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(at: shots, to: target)
    }
    // Light and dark are two different pictures, and none of them is blank.
    let pictures = try ["light", "dark"].map { scheme in
      try PNGDecoder().decode(
        [UInt8](Data(contentsOf: shots.appendingPathComponent(scheme + ".png"))))
    }
    #expect(!pictures[0].isBlank && !pictures[1].isBlank && pictures[0] != pictures[1])
    return try JSONDecoder().decode(
      Seen.self, from: Data(contentsOf: shots.appendingPathComponent("seen.json")))
  }

  @Test("a motion without a golden: one player, curves and a contact sheet")
  func plain() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = tool().run(["report", "tabs", "-o", path("tabs.html"), "--scale", "1"])
    try #require(outcome == .done)
    let seen = try use(path("tabs.html"), as: "plain")
    #expect(seen.requests == [] && seen.errors == [] && !seen.overflow)
    #expect(seen.players == 1 && seen.modes == ["side", "onion"] && seen.curves == 5)
    #expect(seen.sheet == 24)
    #expect(seen.keys["Home"] == ["frame 0 of 142 · 0.000 s"])
    #expect(seen.keys["ArrowRight"]?.last == "frame 2 of 142 · 0.033 s")
    #expect(seen.keys["ArrowLeft"]?.last == "frame 1 of 142 · 0.017 s")
    #expect(seen.keys["End"]?.last == "frame 142 of 142 · 2.367 s")
    #expect(seen.played != "frame 0 of 142 · 0.000 s" && seen.paused == "Play")
    // What the player shows at the end is the last frame, pixel by pixel.
    let data = try #require(Data(base64Encoded: seen.last))
    let shown = try PNGDecoder().decode([UInt8](data))
    #expect(try shown == lastFrame(of: "tabs", scale: 1))
  }

  private func lastFrame(of name: String, scale: Double) throws -> Bitmap {
    let scene = try DemoScene.named(name, in: Demos.all)
    let playback = try Engine.live.play(
      scene,
      Subject(
        scene: name, device: scene.device, scale: scale, framesPerSecond: 60, appearance: .light,
        typeSize: .large, reduceMotion: false, script: try Script(parsing: scene.script)))
    return try Rasterizer(fonts: FontLibrary()).render(
      playback.sceneAtFrame(playback.frameCount - 1))
  }

  @Test("a failure: golden, actual and difference with one scrubber, onion skin and swipe")
  func failure() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let goldens = ["--goldens", path("goldens")]
    let recorded = tool().run(
      ["record", "lisbon", "--scale", "1", "--fps", "30", "--name", "lisbon", "--frames", "all"]
        + goldens)
    try #require(recorded == .done)
    let outcome = tool(changing: { $0.movingTitle(by: 6) }).run(
      ["verify", "--all", "--report", path("report")] + goldens)
    #expect(outcome == .difference)
    let seen = try use(path("report/index.html"), as: "failure")
    #expect(seen.requests == [] && seen.errors == [] && !seen.overflow)
    #expect(seen.modes == ["side", "onion", "swipe"] && seen.curves == 10)
    #expect(seen.paths == seen.modes)
    #expect(seen.title == "Motion: 1 failed")
    // It begins at the first frame that differs, and N goes on from one to the next.
    #expect(seen.start == "frame 2 of 91 · 0.067 s · differs", "\(seen.start)")
    #expect(seen.keys["n"]?.last?.hasSuffix("differs") == true)
  }
}

extension SceneNode {
  /// The tree with everything of one matched group moved to the right.
  fileprivate func movingTitle(by distance: Double) -> SceneNode {
    var node = self
    if match?.id == "title" { node.frame.origin.x += distance }
    node.children = children.map { $0.movingTitle(by: distance) }
    return node
  }
}
