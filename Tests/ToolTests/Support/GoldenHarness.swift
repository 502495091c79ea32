import Foundation
import HeroCore
import HeroRender
import HeroUI
import SwiftUI

@testable import render_demo

/// The real tool with one small scene that can be changed a little, and a folder for its goldens.
@MainActor final class GoldenHarness {
  /// What was printed, and what was said on the side.
  var output = ""
  var messages = ""
  /// What is changed in the view.
  var card = CardVariant()
  /// What is changed in the finished motion.
  var change: (Playback) -> Playback = { $0 }
  /// What is changed in the fonts that are installed.
  var fontChange: (FontRecord) -> FontRecord = { $0 }
  var environment: [String: String] = [:]
  /// The scenes there are.
  var names = ["card"]
  let folder: TemporaryFolder

  private static let live = Engine.live
  private static let small = ["--size", "160x120", "--fps", "20"]

  init() throws { folder = try TemporaryFolder() }

  /// The path of the folder of goldens.
  var goldens: String { folder.path("goldens") }

  /// Runs a command line as it is.
  @discardableResult func runAll(_ words: [String]) -> Outcome {
    (output, messages) = ("", "")
    return tool.run(words)
  }

  /// Runs a command line; for `record` and `verify` the folder is added.
  @discardableResult func run(_ words: String...) -> Outcome {
    (output, messages) = ("", "")
    return tool.run(words + ["--goldens", goldens])
  }

  /// Records the scene as it is now, small and with few frames.
  @discardableResult func record(_ words: String...) -> Outcome {
    (output, messages) = ("", "")
    return tool.run(
      ["record", "card", "--goldens", goldens, "--name", "card"] + Self.small + words)
  }

  /// Records the scene as it is, for many tests to start from.
  ///
  /// - Parameter words: Options of recording.
  /// - Returns: The files of the folder of goldens, by name.
  /// - Throws: A `Failure` when nothing could be recorded, and errors of the file system.
  static func recorded(_ words: String...) throws -> [String: Data] {
    let harness = try GoldenHarness()
    let outcome = harness.runAll(
      ["record", "card", "--name", "card", "--goldens", harness.goldens] + small + words)
    guard outcome == .done else { throw Failure.badInput(harness.messages) }
    let names = try harness.folder.names(in: "goldens")
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try Data(contentsOf: URL(fileURLWithPath: harness.goldens + "/" + name)))
      })
  }

  /// Puts goldens that were recorded before into the folder.
  func put(_ files: [String: Data]) throws {
    try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
    for (name, data) in files {
      try data.write(to: URL(fileURLWithPath: goldens + "/" + name))
    }
  }

  private var tool: Tool {
    let card = card
    let scenes = names.map { name in
      DemoScene(name: name, summary: "", script: "tap \"Open\"; settle; wait #2") {
        MutableCard(variant: card)
      }
    }
    var engine = Self.live
    engine.play = { [self] scene, subject throws(Failure) in
      change(try Self.live.play(scene, subject))
    }
    engine.installedFonts = { [self] () throws(Failure) in
      try Self.live.installedFonts().map(fontChange)
    }
    let console = Console(
      output: { self.output += $0 }, message: { self.messages += $0 }, isTerminal: false)
    return Tool(
      scenes: scenes, engine: engine, console: console, interruption: Interruption(),
      environment: environment)
  }
}

/// What can be changed in the card.
struct CardVariant: Hashable, Sendable {
  var response = 0.3
  var padding = 10.0
  var blue = 204.0
  var opacity = 0.8
  var weight = Font.Weight.semibold
  var hasBadge = true
}

/// A card that grows when it is tapped.
private struct MutableCard: View {
  let variant: CardVariant
  @State private var isOpen = false
  @Namespace private var space

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Title")
        .font(.headline.weight(variant.weight))
        .matchedGeometryEffect(id: "title", in: space)
        .padding(variant.padding)
      if variant.hasBadge {
        Circle().fill(.orange).frame(width: 10, height: 10).opacity(variant.opacity)
      }
    }
    .frame(width: isOpen ? 140 : 90, height: isOpen ? 100 : 60, alignment: .topLeading)
    .background(
      Color(red: 51.0 / 255, green: 102.0 / 255, blue: variant.blue / 255),
      in: .rect(cornerRadius: isOpen ? 20 : 8)
    )
    .onTapGesture {
      withAnimation(.spring(response: variant.response, dampingFraction: 0.7)) { isOpen.toggle() }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Open")
  }
}
