import Foundation
import HeroCore
import HeroRender

/// Makes the product for each output, after checking that it has a place to go.
@MainActor struct ProductMaker {
  let options: Options
  let tool: Tool

  /// A place that has been looked at: nobody should wait for frames that have no place to go.
  enum Place {
    case folder(OutputFolder)
    case file(PendingFile)
  }

  /// Looks at the place of an output.
  func place(for target: OutputTarget) throws(Failure) -> Place {
    switch target.kind {
    case .folder:
      return .folder(
        try OutputFolder(target.path, isForced: options.isForced, interruption: tool.interruption))
    case .video(let container):
      guard VideoEncoder.program() != nil else { throw Self.noVideo(target.path) }
      guard container == .webm || !options.finish.isTransparent else {
        throw .badInput("\(target.path): mp4 has no transparency; webm and webp have")
      }
    case .still, .sheet, .onion, .apng, .gif, .webp, .svg, .trace: break
    }
    return .file(
      try PendingFile(
        target.path, replacing: target.signature, isForced: options.isForced,
        interruption: tool.interruption))
  }

  /// What is said where there is no `ffmpeg`.
  static func noVideo(_ path: String) -> Failure {
    .badInput(
      "\(path): videos need ffmpeg, which is not on PATH; "
        + "apt-get install ffmpeg, or brew install ffmpeg")
  }

  /// Makes a product.
  func product(
    _ target: OutputTarget, at place: Place, of run: SceneRun
  ) throws(Failure) -> any Product {
    let file: PendingFile
    switch place {
    case .folder(let folder): return FolderProduct(folder, run: run, engine: tool.engine)
    case .file(let pending): file = pending
    }
    switch target.kind {
    case .folder, .still: return StillProduct(target.path, file)
    case .sheet, .onion: return try sheet(target, file, run)
    case .svg: return vectors(target.path, file, run)
    case .trace:
      let count = run.moments.count
      let made = Made(
        path: target.path, frameCount: count, pixelWidth: 0, pixelHeight: 0,
        what: "a trace of \(count) \(count == 1 ? "frame" : "frames")")
      return DocumentProduct(file, made) { (file) throws(Failure) in
        try run.trace.write { (text) throws(Failure) in try file.write(Array(text.utf8)) }
      }
    case .apng, .gif, .webp, .video: return animation(target, file, run)
    }
  }

  // MARK: From the frames

  /// The rate of a GIF above 50 frames a second, which is the most that players show: every second
  /// frame of 60 halves the bytes and still looks smooth.
  static let usualGIFRate = 30

  private func animation(
    _ target: OutputTarget, _ file: PendingFile, _ run: SceneRun
  ) -> AnimationProduct {
    let rate = run.subject.framesPerSecond
    let isFastGIF = target.kind == .gif && rate > 50 && run.moments.count > 1
    let plan = AnimationPlan(framesPerSecond: rate, usual: isFastGIF ? Self.usualGIFRate : nil)
    if isFastGIF, options.isRateGiven, !options.isQuiet {
      tool.console.say(
        "\(target.path): a GIF shows at most 50 frames a second; it gets "
          + short(Double(rate) / Double(plan.step)))
    }
    let (finish, jobs) = (options.finish, options.jobs)
    let workers = jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    return AnimationProduct(
      target.path, file, run: run, plan: plan, finish: finish,
      console: options.isQuiet ? nil : tool.console
    ) { size, file in
      let receive: ByteReceiver = { try file.write($0) }
      switch target.kind {
      case .apng:
        return APNGEncoder(
          width: size.width, height: size.height, frameCount: size.frameCount,
          options: APNGOptions(
            loopCount: finish.loopCount, isTransparent: finish.isTransparent, workers: workers),
          receive: receive)
      case .webp:
        return try WebPEncoder(
          width: size.width, height: size.height,
          options: WebPOptions(
            loopCount: finish.loopCount, isTransparent: finish.isTransparent,
            compression: finish.quality.map { .lossy(quality: $0) } ?? .lossless,
            workers: workers),
          amend: { try file.write($0, over: $1) }, receive: receive)
      case .video(let container):
        return try VideoEncoder(
          file: file.temporary, width: size.width, height: size.height,
          options: VideoOptions(
            container: container, framesPerSecond: size.framesPerSecond,
            isTransparent: finish.isTransparent, quality: finish.quality ?? 75),
          program: VideoEncoder.program() ?? "ffmpeg")
      case .gif, .folder, .still, .sheet, .onion, .svg, .trace:
        return try GIFEncoder(
          width: size.width, height: size.height, options: finish.gifOptions, receive: receive)
      }
    }
  }

  // MARK: From the scenes

  private func vectors(
    _ path: String, _ file: PendingFile, _ run: SceneRun
  ) -> DocumentProduct {
    let device = run.subject.device.size
    let made = Made(
      path: path, frameCount: run.moments.count, pixelWidth: options.width ?? Int(device.width),
      pixelHeight: Int(
        (device.height * (options.width.map { Double($0) / device.width } ?? 1)).rounded()),
      rate: "\(run.subject.framesPerSecond)")
    let (options, engine) = (options, tool.engine)
    return DocumentProduct(file, made) { (file) throws(Failure) in
      try file.write(
        engine.vectors(
          Engine.Vectors(
            playback: run.playback, still: options.moment == nil ? nil : run.sceneOfMoment(0),
            framesPerSecond: run.subject.framesPerSecond, options: options.svg)))
    }
  }

  private func sheet(
    _ target: OutputTarget, _ file: PendingFile, _ run: SceneRun
  ) throws(Failure) -> DocumentProduct {
    let onion = target.kind == .onion ? onionSkin(run) : nil
    let scene: Scene
    if let onion { scene = onion.scene } else { scene = try contactSheet(run) }
    let (width, height) = Limits.pixelSize(scene.size, scale: scene.scale)
    try Limits.check(scene.size, scale: scene.scale)
    let count = onion?.frames.count ?? run.sheetFrames.count
    let made = Made(
      path: target.path, frameCount: count, pixelWidth: Int(width), pixelHeight: Int(height),
      what: "\(count) moments on \(Int(width))×\(Int(height)) pixels")
    let (options, engine) = (options, tool.engine)
    return DocumentProduct(file, made) { (file) throws(Failure) in
      if target.isVector {
        return try file.write(
          engine.vectors(
            Engine.Vectors(
              playback: run.playback, still: scene, framesPerSecond: run.subject.framesPerSecond,
              options: options.svg)))
      }
      let request = FrameRequest(
        frames: [0], scene: { _ in scene }, wantsFiles: true, wantsPicture: { _, _ in false }
      ) {
        try file.write($1.png)
      }
      try Failure.translating { try engine.draw(request, options.effort(forFiles: 1)) }
    }
  }

  private func contactSheet(_ run: SceneRun) throws(Failure) -> Scene {
    let rate = run.subject.framesPerSecond
    let cells = run.sheetFrames.map { position in
      let time = Rational(run.moments[position].index, rate).value
      return ContactSheet.Cell(
        scene: run.sceneOfMoment(position), caption: Self.caption(time))
    }
    let sheet = ContactSheet(cells: cells)
    let background: ResolvedColor = options.appearance == .dark ? .black : .white
    var scene = sheet.scene(
      scale: options.scale ?? 2, background: options.finish.background ?? background,
      measurer: try tool.engine.measurer())
    // Beside other outputs the width is that of a frame, and the sheet is as wide as it needs.
    if let width = options.width, options.outputs.count == 1 {
      scene.scale = Double(width) / scene.size.width
    }
    return scene
  }

  /// A time as people read it below a picture.
  static func caption(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  private func onionSkin(_ run: SceneRun) -> OnionSkin {
    let stretches = PlayedMotion.Update.stretches(
      run.playback.updates, frameCount: run.playback.frameCount,
      framesPerSecond: run.subject.framesPerSecond)
    return OnionSkin(
      count: options.finish.onion ?? 1, frameCount: run.moments.count, stretches: stretches,
      scene: run.sceneOfMoment)
  }
}

extension SceneRun {
  /// The moments on a contact sheet.
  fileprivate var sheetFrames: [Int] {
    OnionSkin.picks(ContactSheet.usualCount(ofFrames: moments.count), of: moments.count)
  }
}

extension FinishOptions {
  /// How a GIF is to be.
  fileprivate var gifOptions: GIFOptions {
    var options = GIFOptions(
      loopCount: loopCount, isTransparent: isTransparent, isDithered: isDithered)
    // The usual error is quality 75; 100 takes all the colours there is room for.
    if let quality { options.paletteError *= Double(100 - quality) / 25 }
    return options
  }
}

extension Options {
  /// How an SVG is to be.
  fileprivate var svg: SVGOptions {
    SVGOptions(
      background: finish.background, width: width.map(Double.init), hold: finish.hold,
      loopCount: finish.loopCount == 0 ? nil : finish.loopCount,
      isTextSelectable: isTextSelectable)
  }
}
