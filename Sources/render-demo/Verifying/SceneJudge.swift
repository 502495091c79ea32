import Foundation
import HeroCore
import HeroRender

/// Plays what a golden remembers, and compares.
@MainActor struct SceneJudge {
  let options: Options
  let tool: Tool
  let store: GoldenStore
  let fonts: [GoldenFont]

  init(options: Options, tool: Tool, store: GoldenStore) throws(Failure) {
    (self.options, self.tool, self.store) = (options, tool, store)
    fonts = try tool.engine.installedFonts().map(\.golden)
  }

  /// Judges a golden.
  ///
  /// - Parameters:
  ///   - item: The golden.
  ///   - frames: The frames that are to be looked at; `nil` for all.
  ///   - includesWhole: Whether the questions about the whole motion are asked, too.
  /// - Returns: The verdict, and what there is to see if something differs; whatever goes wrong on the
  ///   way becomes part of the verdict, so that other goldens are still looked at.
  func entry(_ item: GoldenList.Item, frames: Range<Int>?, includesWhole: Bool) -> Report.Entry {
    let accept =
      "render-demo record --goldens \(Self.quoted(store.folder)) --name \(item.name)"
    guard let settings = item.settings else {
      return unusable(item, item.problem ?? "the golden cannot be read", accept)
    }
    do {
      if !settings.files.isEmpty, tool.library == nil {
        return try childEntry(item, settings, frames: frames, includesWhole: includesWhole)
      }
      let options = try options.replaying(settings)
      let scene = try PlayedScene(options, tool: tool)
      if options.isStrict, let warning = scene.warnings.first {
        return failed(item, settings, "under --strict: \(warning)", accept)
      }
      let judge = MotionJudge(store: store, fonts: fonts) { request in
        try MainActor.assumeIsolated { try tool.engine.draw(request, options.effort) }
      }
      let judgement = try judge.judge(
        item.name, kinds: item.kinds, settings: settings.playedAgain(as: scene.settings),
        motion: scene.motion, frames: frames, includesWhole: includesWhole, acceptCommand: accept)
      var entry = Report.Entry(name: item.name, verdict: judgement.verdict, scene: nil)
      if judgement.verdict.outcome == .failed, isShown {
        entry.scene = try ReportScene(
          judgement.evidence, frames: judgement.verdict.frames, store: store, draw: judge.draw)
      }
      return entry
    } catch let failure as Failure {
      return unusable(item, failure.message, accept, status: Int(failure.status.rawValue))
    } catch {
      return unusable(item, "\(error)", accept)
    }
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// Whether anybody wants to see what differs.
  private var isShown: Bool { options.golden.report != nil || options.golden.result != nil }

  private func unusable(
    _ item: GoldenList.Item, _ message: String, _ accept: String, status: Int = 2
  ) -> Report.Entry {
    var verdict = Verdict(
      name: item.name, settings: item.settings,
      checks: [Check(.input, messages: [message], isUsable: false)], frameCount: 0, frames: 0..<0,
      acceptCommand: accept)
    verdict.failureStatus = status
    return Report.Entry(name: item.name, verdict: verdict, scene: nil)
  }

  private func failed(
    _ item: GoldenList.Item, _ settings: GoldenSettings, _ message: String, _ accept: String
  ) -> Report.Entry {
    let verdict = Verdict(
      name: item.name, settings: settings, checks: [Check(.input, messages: [message])],
      frameCount: 0, frames: 0..<0, acceptCommand: accept)
    return Report.Entry(name: item.name, verdict: verdict, scene: nil)
  }

  /// Judges a golden of a user's files in a process of its own.
  private func childEntry(
    _ item: GoldenList.Item, _ settings: GoldenSettings, frames: Range<Int>?, includesWhole: Bool
  ) throws -> Report.Entry {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("render-demo-result-\(UUID().uuidString).json").path
    let number = tool.interruption.add { unlink(path) }
    defer {
      unlink(path)
      tool.interruption.remove(number)
    }
    var options = try options.replaying(settings)
    options.golden.shard = nil
    var words = [Verb.verify.rawValue] + settings.words
    words += [Flag.goldens.rawValue, store.folder, Flag.name.rawValue, item.name]
    words += [Flag.result.rawValue, path, Flag.quiet.rawValue]
    if item.kinds.count == 1 { words += [Flag.kind.rawValue, item.kinds[0].rawValue] }
    if let jobs = options.jobs { words += [Flag.jobs.rawValue, "\(jobs)"] }
    if options.isStrict { words.append(Flag.strict.rawValue) }
    words.append("\(Flag.timeLimit.rawValue)=\(short(options.timeLimit))")
    _ = try FileRun(options: options, tool: tool, words: words).run()
    guard let bytes = try? FileSystem.read(path, atMost: Limits.resultBytes) else {
      throw Failure(
        status: .userCodeFailed, message: "the code of the files left no result")
    }
    let report = try Report(reading: bytes, path: path)
    guard let entry = report.entries.first, report.entries.count == 1 else {
      throw Failure(status: .bug, message: "the result of \(item.name) has no entry")
    }
    return entry
  }
}

extension GoldenSettings {
  /// These settings with what playing them again has shown to be otherwise.
  ///
  /// The scene of a file is called by its preview, of which the golden remembers the number.
  func playedAgain(as other: GoldenSettings) -> GoldenSettings {
    var settings = other
    if !files.isEmpty {
      (settings.files, settings.preview, settings.view) = (files, preview, view)
    }
    return settings
  }
}
