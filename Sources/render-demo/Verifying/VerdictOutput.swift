import Foundation
import HeroCore
import HeroRender

/// Says what was found out, and writes it to the files that were asked for.
@MainActor struct VerdictOutput {
  let options: Options
  let tool: Tool

  /// Looks whether files can be written, before any work is done.
  func prepare() throws(Failure) {
    if let folder = options.golden.report {
      do throws(SystemError) {
        try FileSystem.makeFolders(folder)
      } catch {
        throw .cannotWrite(folder, error)
      }
      try AtomicFile.prepare(page(folder), replacing: Self.pageStart, isForced: false)
    }
    for (path, start) in files { try AtomicFile.prepare(path, replacing: start, isForced: true) }
  }

  private var files: [(path: String, start: [UInt8])] {
    [options.golden.junit, options.golden.markdown, options.golden.result]
      .compactMap(\.self).map { ($0, []) }
  }

  private func page(_ folder: String) -> String { folder + "/index.html" }

  /// How every report begins; a file that begins so may be replaced.
  static let pageStart = Array(ReportPage.signature.utf8)

  /// Says what was found out about one golden.
  func say(_ verdict: Verdict) {
    if isOnGitHub {
      for line in GitHubAnnotations.lines(verdict) { tool.console.message(line + "\n") }
    }
    guard !options.isQuiet, !options.wantsJSON else { return }
    tool.console.message(VerdictText.lines(verdict).joined(separator: "\n") + "\n")
  }

  private var isOnGitHub: Bool { tool.environment["GITHUB_ACTIONS"] == "true" }

  /// Writes everything, and sums up.
  func finish(_ report: Report) throws(Failure) -> Outcome {
    let verdicts = report.verdicts
    let page = options.golden.report.map(page)
    if let page { try write(Array(ReportPage(report).html.utf8), page, Self.pageStart) }
    if let path = options.golden.junit {
      try write(Array(JUnit.document(verdicts).utf8), path, [])
    }
    let markdown = MarkdownSummary.document(verdicts)
    if let path = options.golden.markdown { try write(Array(markdown.utf8), path, []) }
    if isOnGitHub, let path = tool.environment["GITHUB_STEP_SUMMARY"] {
      try append(markdown, to: path)
    }
    if let path = options.golden.result {
      do {
        try write(try report.json(), path, [])
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure(status: .bug, message: "\(error)")
      }
    }
    // Nothing that was looked at is nothing that was found to be equal, except in a small shard.
    let isEmpty = verdicts.isEmpty && report.shard == nil
    let status = verdicts.map(\.status).max() ?? (isEmpty ? 2 : 0)
    let outcome = Outcome(rawValue: Int32(status)) ?? .bug
    if options.wantsJSON {
      try tool.console.output(json(verdicts, outcome, page))
    } else if !options.isQuiet {
      tool.console.message(VerdictText.total(verdicts) + "\n")
      if let page { try tool.console.output("\(page)\n") }
    }
    return outcome
  }

  private func write(
    _ bytes: [UInt8], _ path: String, _ start: [UInt8]
  ) throws(Failure) {
    try AtomicFile.write(
      bytes, to: path, replacing: start, isForced: start.isEmpty,
      interruption: tool.interruption)
  }

  private func append(_ text: String, to path: String) throws(Failure) {
    guard let file = fopen(path, "a") else { throw .cannotWrite(path, .last) }
    defer { fclose(file) }
    guard fputs(text + "\n", file) >= 0 else { throw .cannotWrite(path, .last) }
  }

  private func json(_ verdicts: [Verdict], _ outcome: Outcome, _ page: String?) -> String {
    JSONValue.object([
      .init("ok", .bool(outcome == .done)),
      .init("command", .string(options.verb.rawValue)),
      .init("status", .integer(Int(outcome.rawValue))),
      .init("report", page.map(JSONValue.string) ?? .null),
      .init("shard", options.golden.shard.map { .string("\($0)") } ?? .null),
      .init("goldens", .array(verdicts.map(\.json))),
    ]).text(breakingLevels: 4)
  }
}

extension Verdict {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .string(name)),
      .init("outcome", .string(outcome.rawValue)),
      .init("scene", settings.map { .string($0.scene) } ?? .null),
      .init("frameCount", .integer(frameCount)),
      .init(
        "checks",
        .array(
          checks.map { check in
            .object([
              .init("kind", .string(check.kind.rawValue)),
              .init("outcome", .string(check.outcome.rawValue)),
              .init("messages", .array(check.messages.map(JSONValue.string))),
              .init("notes", .array(check.notes.map(JSONValue.string))),
            ])
          })),
      .init("accept", .string(acceptCommand)),
    ])
  }
}
