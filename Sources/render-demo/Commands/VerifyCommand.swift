import HeroCore
import HeroRender

/// `verify`: compares motions with their goldens, and with what holds for all motion.
@MainActor struct VerifyCommand {
  let options: Options
  let tool: Tool

  /// Compares, says what differs, and writes what was asked for.
  ///
  /// - Returns: Done only when everything was compared and nothing differs.
  func run() throws(Failure) -> Outcome {
    let output = VerdictOutput(options: options, tool: tool)
    try output.prepare()
    guard !options.golden.isPhysicsOnly else { return try output.finish(physics()) }
    // The process for a user's files is told everything, as its scene is made before goldens are read.
    if tool.library == nil { try options.refuseSettings() }
    let list = try GoldenList(options)
    let judge = try SceneJudge(options: options, tool: tool, store: options.golden.store())
    var entries: [Report.Entry] = []
    for piece in Self.pieces(list.items, options.golden.shard) {
      let entry = judge.entry(
        piece.item, frames: piece.frames, includesWhole: piece.includesWhole)
      if let verdict = entry.verdict { output.say(verdict) }
      entries.append(entry)
    }
    let report = Report(
      shard: options.golden.shard, goldens: list.items.map(\.name), entries: entries)
    return try output.finish(report)
  }

  /// A golden, or some of its frames.
  private struct Piece {
    var item: GoldenList.Item
    var frames: Range<Int>?
    var includesWhole: Bool
  }

  /// What falls to a shard: goldens in a row are cut into parts of equal numbers of frames.
  private static func pieces(_ items: [GoldenList.Item], _ shard: Report.Shard?) -> [Piece] {
    guard let shard else {
      return items.map { Piece(item: $0, frames: nil, includesWhole: true) }
    }
    // A golden of files is played in a process of its own, and one of geometry is decided at once; only
    // what has to be drawn is cut.
    let lengths = items.map { item in
      item.settings?.files.isEmpty == true && item.kinds.contains(.pixels) ? item.frameCount : 1
    }
    let slice = shard.slice(of: lengths.reduce(0, +))
    var (start, pieces): (Int, [Piece]) = (0, [])
    for (item, length) in zip(items, lengths) {
      let part = slice.clamped(to: start..<(start + length))
      if !part.isEmpty {
        let (first, last) = (part.lowerBound - start, part.upperBound - start)
        // Frames that the golden does not have fall to whoever has its last.
        let frames = first..<(last == length ? Limits.frames : last)
        pieces.append(
          Piece(item: item, frames: length == 1 ? nil : frames, includesWhole: first == 0))
      }
      start += length
    }
    return pieces
  }

  /// Asks only what needs no golden.
  private func physics() throws(Failure) -> Report {
    let scenes = options.files.isEmpty ? options.operands : [options.scene]
    guard !scenes.isEmpty else { throw .badInput("which scene? name one or several") }
    var entries: [Report.Entry] = []
    for name in scenes {
      var options = options
      options.scene = name
      let scene = try PlayedScene(options, tool: tool)
      try tool.report(scene.warnings, options)
      let physics = MotionPhysics(scene.motion, frames: scene.motion.traceFrames)
      let verdict = Verdict(
        name: scene.name, settings: scene.settings, checks: [.physics(physics)],
        frameCount: scene.motion.frameCount, frames: 0..<scene.motion.frameCount,
        acceptCommand: "")
      VerdictOutput(options: options, tool: tool).say(verdict)
      entries.append(Report.Entry(name: scene.name, verdict: verdict, scene: nil))
    }
    return Report(goldens: entries.map(\.name), entries: entries)
  }
}
