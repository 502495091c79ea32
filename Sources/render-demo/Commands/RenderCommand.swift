import HeroCore
import HeroRender

/// `render`: numbered frames in a folder, and a manifest of them; or one frame as a file.
@MainActor struct RenderCommand {
  let options: Options
  let tool: Tool

  /// Renders, and says what was written.
  func run() throws(Failure) {
    guard let path = options.output else { throw .badInput("render needs -o DIR/") }
    guard let format = Self.pictureFormat(of: path) else { return try renderFolder(path) }
    guard format != "svg" else { return try renderVectors(path) }
    guard format == "png", options.moment != nil else {
      throw .badInput(
        """
        “\(path)” is not a folder, and only one frame can become a file: add --at TIME
        frames go into a folder: -o DIR/
        """)
    }
    try renderFile(path)
  }

  /// The extension of a file that holds pictures; `nil` for anything else, which is a folder.
  private static func pictureFormat(of path: String) -> String? {
    let formats = ["png", "apng", "gif", "webp", "svg", "mp4", "mov", "webm", "jpg", "jpeg"]
    let name = AtomicFile.split(path).name.lowercased()
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let suffix = String(name[name.index(after: dot)...])
    return formats.contains(suffix) ? suffix : nil
  }

  private func renderFolder(_ path: String) throws(Failure) {
    // Looked at first: nobody should wait for frames that have no place to go.
    let folder = try OutputFolder(
      path, isForced: options.isForced, interruption: tool.interruption)
    defer { folder.discard() }
    let run = try SceneRun(options, scenes: tool.scenes, engine: tool.engine)
    try tool.report(run.playback.warnings, options)
    var fontUse = FontUse()
    var manifest = Manifest(
      subject: run.subject, pixelWidth: 0, pixelHeight: 0, fonts: [],
      warnings: run.playback.warnings, frames: [])
    try draw(run) { (position, frame) throws(Failure) in
      let moment = run.moments[position]
      try folder.write(frame.png, as: moment.file)
      (manifest.pixelWidth, manifest.pixelHeight) = (frame.width, frame.height)
      manifest.frames.append(
        Manifest.Frame(
          index: moment.index, file: moment.file, time: moment.time, hash: frame.hash))
      fontUse.formUnion(frame.fontUse)
    }
    manifest.fonts = try tool.engine.fonts(fontUse)
    try folder.commit(manifest: Array(manifest.json.utf8))
    try sayDone(
      folder.path + "/", run, frameCount: manifest.frames.count, pixelWidth: manifest.pixelWidth,
      pixelHeight: manifest.pixelHeight)
  }

  private func renderFile(_ path: String) throws(Failure) {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    try AtomicFile.prepare(path, replacing: start, isForced: options.isForced)
    let run = try SceneRun(options, scenes: tool.scenes, engine: tool.engine)
    try tool.report(run.playback.warnings, options)
    var drawn: DrawnFrame?
    try draw(run) { (_, frame) throws(Failure) in drawn = frame }
    guard let drawn else { throw Failure(status: .bug, message: "the frame was never drawn") }
    try AtomicFile.write(
      drawn.png, to: path, replacing: start, isForced: options.isForced,
      interruption: tool.interruption)
    try sayDone(path, run, frameCount: 1, pixelWidth: drawn.width, pixelHeight: drawn.height)
  }

  private func renderVectors(_ path: String) throws(Failure) {
    let start = Array("<svg ".utf8)
    try AtomicFile.prepare(path, replacing: start, isForced: options.isForced)
    let run = try SceneRun(options, scenes: tool.scenes, engine: tool.engine)
    try tool.report(run.playback.warnings, options)
    let file = try tool.engine.vectors(
      Engine.Vectors(
        playback: run.playback, still: options.moment == nil ? nil : run.sceneOfMoment(0),
        framesPerSecond: run.subject.framesPerSecond,
        isTextSelectable: options.isTextSelectable))
    try AtomicFile.write(
      file, to: path, replacing: start, isForced: options.isForced,
      interruption: tool.interruption)
    try sayDone(
      path, run, frameCount: run.moments.count, pixelWidth: Int(run.subject.device.size.width),
      pixelHeight: Int(run.subject.device.size.height))
  }

  private func draw(
    _ run: SceneRun, deliver: (Int, DrawnFrame) throws(Failure) -> Void
  ) throws(Failure) {
    let count = run.moments.count
    var progress = Progress(
      style: options.isQuiet ? .none : tool.console.isTerminal ? .bar : .lines, total: count,
      console: tool.console, elapsed: Progress.stopwatch())
    defer { progress.finish() }
    try withoutActuallyEscaping(deliver) { (deliver) throws(Failure) in
      let drawing = Engine.Drawing(count: count, scene: run.sceneOfMoment, jobs: options.jobs) {
        (position, frame) throws(Failure) in
        try deliver(position, frame)
        progress.update(done: position + 1)
      }
      try tool.engine.draw(drawing)
    }
  }

  private func sayDone(
    _ path: String, _ run: SceneRun, frameCount: Int, pixelWidth: Int, pixelHeight: Int
  ) throws(Failure) {
    guard options.wantsJSON else {
      guard !options.isQuiet else { return }
      let frames = frameCount == 1 ? "1 frame" : "\(frameCount) frames"
      let rate = frameCount == 1 ? "" : ", \(run.subject.framesPerSecond) a second"
      return try tool.console.output(
        "\(path): \(frames) of \(pixelWidth)×\(pixelHeight) pixels\(rate)\n")
    }
    var members: [JSONValue.Member] = [.init("output", .string(path))]
    members += run.subject.members
    members += [
      .init("frameCount", .integer(frameCount)),
      .init(
        "pixels",
        .object([.init("width", .integer(pixelWidth)), .init("height", .integer(pixelHeight))])),
      .init("warnings", .array(run.playback.warnings.map(\.json))),
    ]
    try tool.console.output(Summary.done(.render, members))
  }
}
