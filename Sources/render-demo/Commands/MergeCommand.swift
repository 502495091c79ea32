import HeroCore
import HeroRender

/// `merge`: puts the results of a verification that was spread over machines together.
@MainActor struct MergeCommand {
  let options: Options
  let tool: Tool

  /// Reads all parts, and says what the whole run would have said.
  func run() throws(Failure) -> Outcome {
    guard !options.operands.isEmpty else {
      throw .badInput("merge what? name the results\n" + options.verb.synopsis)
    }
    let output = VerdictOutput(options: options, tool: tool)
    try output.prepare()
    var parts: [Report] = []
    for path in options.operands { parts.append(try Self.read(path)) }
    let report: Report
    do throws(Report.Incomplete) {
      report = try Report.merging(parts)
    } catch {
      throw .badInput("\(error)")
    }
    for verdict in report.verdicts { output.say(verdict) }
    return try output.finish(report)
  }

  private static func read(_ path: String) throws(Failure) -> Report {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, atMost: Limits.resultBytes)
    } catch {
      throw .badInput("cannot read \(path): \(error)")
    }
    do throws(GoldenError) {
      return try Report(reading: bytes, path: path)
    } catch {
      throw .badInput("\(error)")
    }
  }
}
