import HeroCore
import HeroRender

/// `report`: a motion as one page to look at.
@MainActor struct ReportCommand {
  let options: Options
  let tool: Tool

  /// Writes the page.
  func run() throws(Failure) {
    guard let path = options.outputs.first, options.outputs.count == 1 else {
      throw .badInput("report needs one file: -o FILE.html")
    }
    try AtomicFile.prepare(
      path, replacing: VerdictOutput.pageStart, isForced: options.isForced)
    let scene = try PlayedScene(options, tool: tool)
    try tool.report(scene.warnings, options)
    let page: String
    do {
      let traced = scene.motion.traceFrames
      let actual = GeometryGolden(
        of: traced, header: GoldenHeader(settings: scene.settings, fonts: [], frameCount: 1))
      let evidence = MotionJudge.Evidence(
        motion: scene.motion, geometry: nil, actual: actual, tally: nil)
      let shown = try ReportScene(evidence, store: nil) { request in
        try MainActor.assumeIsolated { try tool.engine.draw(request, options.effort) }
      }
      let entry = Report.Entry(
        name: scene.name,
        verdict: Verdict(
          name: scene.name, settings: scene.settings,
          checks: [.physics(MotionPhysics(scene.motion, frames: traced))],
          frameCount: scene.motion.frameCount, frames: 0..<scene.motion.frameCount,
          acceptCommand: ""), scene: shown)
      page = ReportPage(Report(goldens: [scene.name], entries: [entry])).html
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(status: .bug, message: "\(error)")
    }
    try AtomicFile.write(
      Array(page.utf8), to: path, replacing: VerdictOutput.pageStart, isForced: options.isForced,
      interruption: tool.interruption)
    if options.wantsJSON {
      try tool.console.output(Summary.done(.report, [.init("output", .string(path))]))
    } else if !options.isQuiet {
      try tool.console.output("\(path): \(scene.motion.frameCount) frames of \(scene.name)\n")
    }
  }
}
