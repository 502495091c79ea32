import Foundation
import HeroCore
import HeroRender
import HeroUI

@testable import render_demo

/// A tool with made-up scenes and a made-up renderer, whose words are kept for reading.
@MainActor final class ToolHarness {
  /// What was printed.
  var output = ""
  /// What was said on the side.
  var messages = ""
  /// How many frames a script has.
  var frameCount = 4
  /// What is odd about every scene.
  var warnings: [Warning] = []
  /// The frame at which drawing fails.
  var failingFrame: Int?
  /// How frames were asked to be drawn, each time.
  var efforts: [Engine.Effort] = []
  /// What is done as a frame is drawn.
  var onFrame: (Int) -> Void = { _ in }
  /// What is done between two looks at watched files; answers whether to go on.
  var pause: () -> Bool = { false }
  /// What doctor finds.
  var findings: [Finding] = []
  let interruption = Interruption()

  /// Runs a command line.
  func run(_ words: String...) -> Outcome { run(words) }

  /// Runs a command line.
  func run(_ words: [String]) -> Outcome {
    (output, messages) = ("", "")
    return tool.run(words)
  }

  private var tool: Tool {
    let scenes = ["lisbon", "places"].map { name in
      DemoScene(
        name: name, summary: "A scene called \(name)", script: "tap \"Lisbon\"; settle",
        view: { Text(name) })
    }
    let console = Console(
      output: { self.output += $0 }, message: { self.messages += $0 }, isTerminal: false)
    return Tool(
      scenes: scenes, engine: engine, console: console, interruption: interruption, pause: pause)
  }

  private var engine: Engine {
    Engine(
      play: { _, subject throws(Failure) in
        let scene: @Sendable (Rational) -> HeroCore.Scene = { Self.scene(subject, at: $0) }
        let rate = subject.framesPerSecond
        return Playback(
          frameCount: self.frameCount, sceneAtFrame: { scene(Rational($0, rate)) },
          sceneAtTime: scene, warnings: self.warnings)
      },
      draw: { request, effort in
        self.efforts.append(effort)
        for index in request.frames {
          guard index != self.failingFrame else {
            throw Failure(status: .bug, message: "frame \(index) cannot be drawn")
          }
          let scene = request.scene(index)
          let (bytes, hash) = (Array(scene.root.outline.utf8), "\(scene.root.frame.minX)")
          self.onFrame(index)
          try request.deliver(
            index,
            DrawnFrame(
              png: bytes, hash: hash, width: Int(scene.size.width),
              height: Int(scene.size.height), fontUse: FontUse(in: scene),
              picture: request.wantsPicture(index, hash) ? Self.noise(scene, index) : nil))
        }
      },
      installedFonts: { [] },
      fonts: { _ in [FontRecord(family: "Inter", file: "Inter.otf", hash: "00ff")] },
      vectors: { request throws(Failure) in
        let scene = request.still ?? request.playback.sceneAtFrame(0)
        return Array("<svg \(scene.root.outline)</svg>".utf8)
      },
      measurer: {
        TextMeasurer(
          shape: { text, _ in
            let clusters = text.map {
              ShapedText.Cluster(
                text: "\($0)", advance: 6, lineBreak: .none, isWhitespace: false)
            }
            return ShapedText(clusters: clusters, ellipsisAdvance: 6)
          }, symbolSize: { _ in .zero })
      },
      findings: { self.findings })
  }

  /// A small picture that no format can compress, another one for each frame.
  private nonisolated static func noise(_ scene: HeroCore.Scene, _ index: Int) -> Bitmap {
    let width = max(1, Int(scene.size.width * scene.scale / 12))
    let height = max(1, Int(scene.size.height * scene.scale / 200))
    var state = UInt64(index + 1)
    let pixels = (0..<(width * height)).flatMap { _ -> [UInt8] in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return [UInt8(state >> 56), UInt8(state >> 48 & 255), UInt8(state >> 40 & 255), 255]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A box that moves by a point a second.
  private nonisolated static func scene(_ subject: render_demo.Subject, at time: Rational)
    -> HeroCore.Scene
  {
    HeroCore.Scene(
      size: subject.device.size, scale: subject.scale, background: .white,
      root: SceneNode(
        "box", frame: Rect(x: time.value, y: 0, width: 10, height: 10),
        drawing: .fill(.rectangle, .color(.black))))
  }
}
