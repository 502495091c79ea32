import HeroCore
import HeroRender

/// `render`: everything that `-o` asks for, from one playing of the scene and one drawing of it.
@MainActor struct RenderCommand {
  let options: Options
  let tool: Tool

  /// Renders, and says what was written.
  func run() throws(Failure) {
    let targets = try OutputTarget.all(options)
    let maker = ProductMaker(options: options, tool: tool)
    var places: [ProductMaker.Place] = []
    for target in targets { places.append(try maker.place(for: target)) }
    defer { for place in places { place.discard() } }
    let run = try SceneRun(options, scenes: tool.scenes, engine: tool.engine)
    try tool.report(run.playback.warnings, options)
    var products: [any Product] = []
    for (target, place) in zip(targets, places) {
      products.append(try maker.product(target, at: place, of: run))
    }
    defer { for product in products { product.discard() } }
    let made = try make(products, of: run)
    try sayDone(made, run)
  }

  /// Draws for all products, then again for those that have to become smaller.
  private func make(
    _ products: [any Product], of run: SceneRun
  ) throws(Failure) -> [Made] {
    var made = [Made?](repeating: nil, count: products.count)
    var open = Array(products.indices)
    while !open.isEmpty {
      // Those that are drawn at one size are drawn together.
      let reduction = products[open[0]].reduction
      let together = open.filter { products[$0].reduction == reduction }
      try draw(run, for: together.map { products[$0] }, reduction: reduction)
      for index in together { made[index] = try products[index].finish() }
      open.removeAll { made[$0] != nil }
    }
    return made.compactMap(\.self)
  }

  private func draw(
    _ run: SceneRun, for products: [any Product], reduction: Double
  ) throws(Failure) {
    let wantsFiles = products.contains { $0.wantsFiles }
    let wantsPictures = products.contains { $0.wantsPictures }
    guard wantsFiles || wantsPictures else { return }
    let count = run.moments.count
    var progress = Progress(
      style: options.isQuiet ? .none : tool.console.isTerminal ? .bar : .lines, total: count,
      console: tool.console, elapsed: Progress.stopwatch())
    defer { progress.finish() }
    let scene = run.sceneOfMoment
    let request = FrameRequest(
      frames: Array(0..<count),
      scene: { position in
        var scene = scene(position)
        scene.scale *= reduction
        return scene
      }, wantsFiles: wantsFiles, wantsPicture: { _, _ in wantsPictures }
    ) { position, frame in
      for product in products { try product.take(position, frame) }
      progress.update(done: position + 1)
    }
    try Failure.translating { try tool.engine.draw(request, options.effort(forFiles: count)) }
  }

  private func sayDone(_ made: [Made], _ run: SceneRun) throws(Failure) {
    guard options.wantsJSON else {
      guard !options.isQuiet else { return }
      return try tool.console.output(made.map(\.sentence).joined())
    }
    guard let first = made.first else { return }
    var members: [JSONValue.Member] = [.init("output", .string(first.path))]
    members += run.subject.members
    members += [
      .init("frameCount", .integer(first.frameCount)),
      .init(
        "pixels",
        .object([
          .init("width", .integer(first.pixelWidth)), .init("height", .integer(first.pixelHeight)),
        ])),
      .init("outputs", .array(made.map(\.json))),
      .init("warnings", .array(run.playback.warnings.map(\.json))),
    ]
    try tool.console.output(Summary.done(options.verb, members))
  }
}

extension ProductMaker.Place {
  /// Removes what waits there.
  fileprivate func discard() {
    switch self {
    case .folder(let folder): folder.discard()
    case .file(let file): file.discard()
    }
  }
}
