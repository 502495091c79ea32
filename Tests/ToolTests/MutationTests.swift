import Foundation
import HeroCore
import HeroUI
import Testing

@testable import render_demo

/// Whatever is changed by a little, verification fails and names it.
@MainActor @Suite struct MutationTests {
  private let harness: GoldenHarness

  /// Recorded once, since every test begins with the same.
  private static let goldens = Result { try GoldenHarness.recorded("--frames", "all") }

  init() throws {
    harness = try GoldenHarness()
    try harness.put(Self.goldens.get())
  }

  @Test("nothing changed: everything passes, with geometry alone and with pixels alone")
  func nothing() {
    #expect(harness.run("verify", "--all") == .done, "\(harness.messages)")
    #expect(harness.run("verify", "card", "--kind", "geometry") == .done)
    #expect(harness.run("verify", "--name", "card", "--kind", "pixels") == .done)
    #expect(harness.messages.contains("1 passed"))
  }

  nonisolated static let views:
    [(name: String, change: @Sendable (inout CardVariant) -> Void, says: [String])] = [
      ("one spring", { $0.response = 0.31 }, ["more frames", "width 106.37 → 105.60 (−0.77 pt)"]),
      (
        "one padding by half a point", { $0.padding = 10.5 }, ["`title` at 0.000 s: ", "(+0.5 pt)"]
      ),
      ("one colour by 1/255", { $0.blue = 205 }, ["fill #3366CC → #3366CD"]),
      ("one opacity", { $0.opacity = 0.79 }, ["opacity 0.800 → 0.790"]),
      ("one font weight", { $0.weight = .bold }, ["`title`", "weight semibold → bold"]),
      ("one view gone", { $0.hasBadge = false }, ["missing", "more frames"]),
    ]

  @Test("a change of the view", arguments: views.indices)
  func view(index: Int) {
    let (name, change, says) = Self.views[index]
    change(&harness.card)
    #expect(harness.run("verify", "--all", "--kind", "geometry") == .difference, "\(name)")
    for part in says { #expect(harness.messages.contains(part), "\(name): \(harness.messages)") }
    #expect(harness.run("verify", "--all", "--kind", "pixels") == .difference, "\(name)")
    for part in ["differ", "largest channel difference", "in the box x "] {
      #expect(harness.messages.contains(part), "\(name): \(harness.messages)")
    }
  }

  nonisolated static let frames:
    [(name: String, change: @Sendable (Playback) -> Playback, says: [String])] = [
      (
        "one frame dropped",
        { $0.playing(frames: $0.frameCount - 1) { $0 < 4 ? $0 : $0 + 1 } },
        ["frame 4 at 0.200 s of the golden is missing; the others are the same"]
      ),
      (
        "one frame added", { $0.playing(frames: $0.frameCount + 1) { $0 < 4 ? $0 : $0 - 1 } },
        ["frame 4 at 0.200 s is not in the golden; the others are the same"]
      ),
      (
        "two frames swapped",
        { $0.playing(frames: $0.frameCount) { $0 == 2 ? 5 : $0 == 5 ? 2 : $0 } },
        ["frame 2 at 0.100 s and frame 5 at 0.250 s have changed places"]
      ),
    ]

  @Test("a change of the frames", arguments: frames.indices, ["geometry", "pixels"])
  func frames(index: Int, kind: String) {
    let (name, change, says) = Self.frames[index]
    harness.change = change
    #expect(harness.run("verify", "--all", "--kind", kind) == .difference, "\(name)")
    for part in says { #expect(harness.messages.contains(part), "\(name): \(harness.messages)") }
  }

  @Test("a frame shifted by one pixel")
  func shift() {
    harness.change = { playback in
      let scene = playback.sceneAtTime
      var playback = playback
      playback.sceneAtTime = { time in
        var scene = scene(time)
        if time == Rational(5, 20) {
          scene.root.transform = .translation(Vector(dx: 0.5, dy: 0))
        }
        return scene
      }
      return playback
    }
    #expect(harness.run("verify", "--all", "--kind", "pixels") == .difference)
    for part in ["1 frame differs", "frame 5 at 0.250 s", "has moved 1 px to the right"] {
      #expect(harness.messages.contains(part), "\(harness.messages)")
    }
    #expect(harness.run("verify", "--all", "--kind", "geometry") == .difference)
    #expect(harness.messages.contains("`title` at 0.250 s: x"), "\(harness.messages)")
    #expect(harness.messages.contains("(+0.5 pt)"), "\(harness.messages)")
  }

  @Test("a frame that has become blank")
  func blank() {
    harness.change = { playback in
      let scene = playback.sceneAtTime
      var playback = playback
      playback.sceneAtTime = { time in
        var scene = scene(time)
        if time == Rational(5, 20) { scene.root.children = [] }
        return scene
      }
      return playback
    }
    #expect(harness.run("verify", "--all") == .difference)
    for part in ["frame 5 at 0.250 s is blank", "missing"] {
      #expect(harness.messages.contains(part), "\(harness.messages)")
    }
  }

  @Test("a golden deleted", arguments: ["card.geometry.txt", "card.pixels.txt", "goldens.txt"])
  func deleted(file: String) throws {
    try FileManager.default.removeItem(atPath: harness.goldens + "/" + file)
    #expect(harness.run("verify", "--all") == .badInput)
    #expect(harness.messages.contains("\(file): there is no golden"), "\(harness.messages)")
  }

  @Test("a picture of a golden deleted, or cut off")
  func picture() throws {
    let file = try #require(harness.folder.names(in: "goldens").first { $0.hasSuffix(".png") })
    let path = harness.goldens + "/" + file
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try bytes.dropLast(20).write(to: URL(fileURLWithPath: path))
    #expect(harness.run("verify", "--all") == .badInput)
    #expect(harness.messages.contains("\(file): the golden cannot be read"))
    try FileManager.default.removeItem(atPath: path)
    #expect(harness.run("verify", "--all") == .badInput)
    #expect(harness.messages.contains("\(file): there is no golden"))
  }

  @Test("a golden truncated anywhere", arguments: ["card.geometry.txt", "card.pixels.txt"])
  func truncated(file: String) throws {
    let path = "goldens/" + file
    let text = try harness.folder.read(path)
    for part in [0.0, 0.02, 0.3, 0.7, 0.99] {
      let count = Int(Double(text.utf8.count) * part)
      try harness.folder.write(String(decoding: text.utf8.prefix(count), as: UTF8.self), to: path)
      #expect(harness.run("verify", "--all") == .badInput, "\(count)")
      #expect(harness.messages.contains(file), "\(harness.messages)")
    }
  }

  @Test("the folder emptied, and the folder gone")
  func emptied() throws {
    for name in try harness.folder.names(in: "goldens") {
      try FileManager.default.removeItem(atPath: harness.goldens + "/" + name)
    }
    #expect(harness.run("verify", "--all") == .badInput)
    #expect(harness.messages.contains("holds no goldens"))
    #expect(harness.run("verify", "card") == .badInput)
    try FileManager.default.removeItem(atPath: harness.goldens)
    #expect(harness.run("verify", "--all") == .badInput)
    #expect(harness.messages.contains("no such folder"))
  }

  @Test("a golden that is a pointer of Git LFS")
  func pointer() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    let png = try #require(harness.folder.names(in: "goldens").first { $0.hasSuffix(".png") })
    for file in ["card.geometry.txt", "card.pixels.txt", png] {
      let old = try Data(contentsOf: URL(fileURLWithPath: harness.goldens + "/" + file))
      try harness.folder.write(pointer, to: "goldens/" + file)
      #expect(harness.run("verify", "--all") == .badInput)
      #expect(harness.messages.contains("git lfs pull"), "\(file): \(harness.messages)")
      try old.write(to: URL(fileURLWithPath: harness.goldens + "/" + file))
    }
    #expect(harness.run("verify", "--all") == .done)
  }

  @Test("another version of the format")
  func version() throws {
    for file in ["card.geometry.txt", "card.pixels.txt"] {
      let text = try harness.folder.read("goldens/" + file)
      try harness.folder.write(text.replacing("golden 1", with: "golden 2"), to: "goldens/" + file)
    }
    #expect(harness.run("verify", "--all") == .badInput)
    #expect(harness.messages.contains("not a golden of this version"))
  }

  @Test("other font files are named, and nothing else is said")
  func fonts() {
    harness.fontChange = { font in
      var font = font
      if font.package == "fonts-inter" { (font.version, font.hash) = ("3.19", "00") }
      return font
    }
    harness.card.padding = 12
    #expect(harness.run("verify", "--all", "--kind", "geometry") == .difference)
    #expect(harness.messages.contains("recorded with fonts-inter 4.0"), "\(harness.messages)")
    #expect(harness.messages.contains("here 3.19") && !harness.messages.contains("pt)"))
  }

  @Test("another rasteriser is named, even where no pixel differs")
  func rasterizer() throws {
    let text = try harness.folder.read("goldens/card.pixels.txt")
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("library \"cairo\"") })
    try harness.folder.write(
      text.replacing(line, with: "library \"cairo\" \"1.0.0\""), to: "goldens/card.pixels.txt")
    #expect(harness.run("verify", "--all", "--kind", "pixels") == .difference)
    #expect(harness.messages.contains("recorded with cairo 1.0.0, here "), "\(harness.messages)")
  }

  @Test("a golden that has the hashes of its frames, but not their extents")
  func extents() throws {
    let file = "goldens/card.pixels.txt"
    let text = try harness.folder.read(file)
    try harness.folder.write(text.replacing("pixels 320 240", with: "pixels 321 240"), to: file)
    #expect(harness.run("verify", "--all", "--kind", "pixels") == .difference)
    #expect(
      harness.messages.contains(
        "the frames have 320×240 pixels, those of the golden 321×240"), "\(harness.messages)")
  }

  @Test("a scene that is gone, and a script that leads nowhere")
  func unplayable() throws {
    harness.names = ["other"]
    #expect(harness.run("verify", "--all") == .badInput)
    #expect(harness.messages.contains("there is no scene “card”"))
    harness.names = ["card"]
    let file = "goldens/card.geometry.txt"
    try harness.folder.write(
      try harness.folder.read(file).replacing("Open", with: "Closed"), to: file)
    #expect(harness.run("verify", "--all") == .badInput)
    #expect(harness.messages.contains("Closed"))
  }
}

extension Playback {
  /// The same frames in another order.
  func playing(frames: Int, _ order: @escaping @Sendable (Int) -> Int) -> Playback {
    let scene = sceneAtTime
    var result = self
    result.frameCount = frames
    result.sceneAtTime = { time in
      let frame = time * Rational(20)
      guard frame.denominator == 1 else { return scene(time) }
      return scene(Rational(order(frame.numerator), 20))
    }
    return result
  }
}
