import Foundation
import HeroCore
import HeroRender
import HeroTesting
import Testing

/// A box that slides when it is tapped.
private struct Slider: View {
  var distance = 40.0
  @State private var isRight = false

  var body: some View {
    Color.blue.frame(width: 20, height: 20)
      .offset(x: isRight ? distance : 0)
      .onTapGesture { withAnimation(.linear(duration: 0.2)) { isRight.toggle() } }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Slide")
  }
}

/// Comparing and recording from a test; each test has names of its own and removes what it records.
@Suite struct ExpectMotionTests {
  private static let settings = MotionSettings(
    device: .custom(size: Size(width: 100, height: 60), scale: 2), framesPerSecond: 20)

  private func verify(
    _ name: String, distance: Double = 40, _ recording: Recording
  ) throws -> MotionResult {
    try verifyMotion(
      of: Slider(distance: distance), named: name, settings: Self.settings, recording: recording
    ) {
      $0.tap("Slide"); $0.settle()
    }
  }

  private func removeGoldens(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Goldens__/ExpectMotionTests")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasPrefix(name + ".") {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(file))
    }
  }

  @Test("a golden that is committed is met, from a test on any thread")
  func committed() throws {
    try expectMotion(of: Slider(), named: "slide", settings: Self.settings) {
      $0.tap("Slide")
      $0.settle()
    }
  }

  @Test("without a golden nothing passes, and nothing is made unless asked for")
  func never() throws {
    for _ in 0..<2 {
      let result = try verify("unrecorded", .never)
      #expect(!result.isPass && result.recorded.isEmpty)
      #expect(result.message.contains("there is no golden"))
    }
  }

  @Test("recording is never a pass; what was recorded is one, until it changes")
  func recording() throws {
    defer { try? removeGoldens("moving") }
    let first = try verify("moving", .missing)
    #expect(!first.isPass && first.recorded.count == 2 && first.message.contains("never a pass"))
    #expect(try verify("moving", .missing).isPass)
    let changed = try verify("moving", distance: 41, .missing)
    #expect(!changed.isPass && changed.recorded.isEmpty)
    #expect(changed.message.contains("(+"), "\(changed.message)")
    let names = changed.attachments.map(\.name)
    #expect(names.contains("moving-report.html") && names.contains { $0.hasSuffix(".png") })
    #expect(try !verify("moving", distance: 41, .failed).isPass)
    #expect(try verify("moving", distance: 41, .failed).isPass)
    #expect(try !verify("moving", distance: 41, .all).isPass)
  }

  @Test("a failure is reported to Swift Testing")
  func failure() throws {
    try withKnownIssue {
      // Never recorded, as the golden is that of another test.
      try expectMotion(
        of: Slider(distance: 30), named: "slide", settings: Self.settings, recording: .never
      ) {
        $0.tap("Slide")
        $0.settle()
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("slide") && $0.rawValue.contains("pt)") }
    }
  }

  @Test("an unknown mode is an error, not a mode")
  func unknownMode() throws {
    #expect(throws: Recording.Unknown.self) {
      try Recording.inEnvironment([Recording.variable: "sometimes"])
    }
    #expect(try Recording.inEnvironment([:]) == .never)
    #expect(try Recording.inEnvironment([Recording.variable: "all"]) == .all)
  }

  @Test("names that are no names of files are refused")
  func names() {
    #expect(throws: BadName.self) { try verify("../up", .all) }
    #expect(throws: BadName.self) { try verify("", .never) }
  }
}
