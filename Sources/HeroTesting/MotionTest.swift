import Foundation
import HeroCore
import HeroRender
import HeroUI

/// Plays a view and compares its motion with the goldens beside the test file.
@MainActor struct MotionTest {
  let settings: MotionSettings
  let name: String
  let recording: Recording
  /// The path of the test file, beside which the goldens are.
  let testFile: String

  /// The fonts, looked for once in a process.
  private static let fonts = Result { try FontLibrary() }

  /// Where the goldens of a test file are: `__Goldens__/CardTests` beside `CardTests.swift`.
  static func folder(ofTestFile path: String) -> String {
    let file = URL(fileURLWithPath: path)
    return file.deletingLastPathComponent().appendingPathComponent("__Goldens__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent).path
  }

  /// Compares, or records.
  ///
  /// - Throws: What goes wrong before anything can be compared: a font that is missing, a script that
  ///   leads nowhere, a golden that cannot be written.
  func run(_ script: Script, content: () -> any View) throws -> MotionResult {
    let fonts = try Self.fonts.get()
    let stage = Stage(settings: settings.stage, measurer: fonts.textMeasurer, content: content)
    let motion = try stage.play(script).motion
    let golden = settings.golden(named: name, script: script)
    let store = GoldenStore(folder: Self.folder(ofTestFile: testFile))
    let draw: (FrameRequest) throws -> Void = { try FramePipeline(fonts: fonts).draw($0) }
    let judge = MotionJudge(store: store, fonts: fonts.identities.map(GoldenFont.init), draw: draw)
    let judgement = try judge.judge(
      name, kinds: settings.kinds, settings: golden, motion: motion,
      acceptCommand: "\(Recording.variable)=failed swift test --filter …")
    var result = MotionResult(verdict: judgement.verdict, recorded: [], attachments: [])
    if judgement.verdict.outcome != .passed {
      result.attachments = try attachments(judgement, store: store, draw: draw)
    }
    let kinds = kindsToRecord(judgement.verdict, in: store)
    if !kinds.isEmpty {
      let recorder = MotionRecorder(
        store: store, fonts: { fonts.identities(of: $0).map(GoldenFont.init) }, draw: draw)
      let wish = MotionRecorder.Wish(kinds: kinds, tolerance: settings.tolerance)
      let changes = try store.locked(orThrow: { $0 as any Error }) {
        try recorder.record(name, settings: golden, motion: motion, wish: wish)
      }
      result.recorded = changes.map { "\(name): \($0.kind.rawValue) \($0.change.rawValue)" }
    }
    return result
  }

  private func kindsToRecord(_ verdict: Verdict, in store: GoldenStore) -> [GoldenHeader.Kind] {
    switch recording {
    case .never: return []
    case .all: return settings.kinds
    case .failed:
      return settings.kinds.filter { kind in
        verdict.checks.contains { $0.kind.rawValue == kind.rawValue && $0.outcome != .passed }
      }
    case .missing:
      // A golden that is there and cannot be read is not missing.
      return settings.kinds.filter { kind in
        let path = store.path(GoldenName.fileName(name, kind))
        return !FileManager.default.fileExists(atPath: path)
      }
    }
  }

  private func attachments(
    _ judgement: MotionJudge.Judgement, store: GoldenStore, draw: (FrameRequest) throws -> Void
  ) throws -> [MotionResult.Attachment] {
    let scene = try ReportScene(judgement.evidence, store: store, draw: draw)
    let report = Report(
      goldens: [name],
      entries: [Report.Entry(name: name, verdict: judgement.verdict, scene: scene)])
    var attachments = [
      MotionResult.Attachment(
        name: "\(name)-report.html", bytes: Array(ReportPage(report).html.utf8))
    ]
    // The first frames that differ; all of them are in the report.
    let motion = judgement.evidence.motion
    let frames = (judgement.evidence.tally?.failing ?? []).filter { $0 < motion.frameCount }.prefix(
      3)
    let scenes: @Sendable (Int) -> HeroCore.Scene = { motion.scene(motion.time(ofFrame: $0)) }
    try withoutActuallyEscaping(draw) { draw in
      try draw(
        FrameRequest(
          frames: Array(frames), scene: scenes, wantsPicture: { _, _ in true },
          deliver: { frame, drawn in
            guard let picture = drawn.picture else { return }
            attachments.append(
              MotionResult.Attachment(
                name: "\(name)-frame-\(frame).png", bytes: PNGEncoder.small.encode(picture)))
          }))
    }
    return attachments
  }
}
