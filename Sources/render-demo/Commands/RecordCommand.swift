import HeroCore
import HeroRender

/// `record`: makes goldens, or replaces them, and says what changed.
@MainActor struct RecordCommand {
  let options: Options
  let tool: Tool

  /// What was done to one file.
  private struct Change {
    var name: String
    var kind: GoldenHeader.Kind
    var change: GoldenStore.Change
  }

  /// Records.
  ///
  /// - Returns: Done, or how the process ended that could not record a golden of files.
  func run() throws(Failure) -> Outcome {
    let store = try options.golden.store()
    guard options.golden.isAll || options.operands.isEmpty else {
      try say(try locked(store) { () throws(Failure) in try anew(store) })
      return .done
    }
    try options.refuseSettings()
    let items = try GoldenList(options).items
    let scenes = items.filter { $0.settings?.files.isEmpty ?? true }
    var changes = try locked(store) { () throws(Failure) in try again(scenes, store) }
    if !options.wantsJSON { try say(changes) }
    // The processes that record those of files hold the folder themselves.
    for item in items {
      guard let settings = item.settings, !settings.files.isEmpty else { continue }
      let (found, outcome) = try recordFiles(item, settings, store)
      guard outcome == .done else { return outcome }
      changes += found
    }
    if options.wantsJSON { try say(changes) }
    return .done
  }

  private func locked(
    _ store: GoldenStore, _ work: () throws(Failure) -> [Change]
  ) throws(Failure) -> [Change] {
    try store.locked(orThrow: Self.failure, work)
  }

  /// Records what the command line names.
  private func anew(_ store: GoldenStore) throws(Failure) -> [Change] {
    let scenes = options.files.isEmpty ? options.operands : [options.scene]
    guard options.golden.name == nil || scenes.count == 1 else {
      throw .badInput("--name is about one golden, and these are \(scenes.count) scenes")
    }
    guard options.script == nil || options.golden.name != nil else {
      throw .badInput("a golden with a script of its own needs a name of its own: add --name NAME")
    }
    var changes: [Change] = []
    for scene in scenes {
      var options = options
      options.scene = scene
      let played = try PlayedScene(options, tool: tool)
      try tool.report(played.warnings, options)
      changes += try record(
        played, options, into: store, kinds: options.golden.kinds ?? GoldenHeader.Kind.allCases)
    }
    return changes
  }

  /// Records goldens of scenes once more, each with the options stored in it.
  private func again(
    _ items: [GoldenList.Item], _ store: GoldenStore
  ) throws(Failure) -> [Change] {
    var changes: [Change] = []
    for item in items {
      guard let settings = item.settings else {
        throw .badInput(
          "\(item.problem ?? item.name)\nwithout its options it cannot be recorded again by name")
      }
      var options = try options.replaying(settings)
      options.golden.name = item.name
      (options.golden.tolerance, options.golden.pictures) = (tolerance(item), pictures(item))
      let played = try PlayedScene(options, tool: tool)
      try tool.report(played.warnings, options)
      changes += try record(played, options, into: store, kinds: item.kinds)
    }
    return changes
  }

  /// The tolerance that a golden has, unless another was asked for.
  private func tolerance(_ item: GoldenList.Item) -> Tolerance {
    var tolerance = options.golden.tolerance
    if !options.given.contains(.pixels) { tolerance.pixels = item.tolerance.pixels }
    if !options.given.contains(.points) { tolerance.points = item.tolerance.points }
    return tolerance
  }

  /// How many pictures are kept of a golden: as many as there are, unless it was asked for.
  private func pictures(_ item: GoldenList.Item) -> Int? {
    !options.given.contains(.frames) && item.keepsAllPictures ? nil : options.golden.pictures
  }

  /// Records a golden of a user's files in a process of its own, which says what it did.
  ///
  /// - Returns: What was done, and how the process ended.
  private func recordFiles(
    _ item: GoldenList.Item, _ settings: GoldenSettings, _ store: GoldenStore
  ) throws(Failure) -> ([Change], Outcome) {
    var words = [Verb.record.rawValue] + settings.words
    words += [Flag.goldens.rawValue, store.folder, Flag.name.rawValue, item.name]
    if item.kinds.count == 1 { words += [Flag.kind.rawValue, item.kinds[0].rawValue] }
    let tolerance = tolerance(item)
    words.append("\(Flag.points.rawValue)=\(short(tolerance.points))")
    if let local = tolerance.pixels {
      words += [Flag.pixels.rawValue, "\(local.count)/\(local.window)"]
    }
    if pictures(item) == nil { words += [Flag.frames.rawValue, "all"] }
    if let jobs = options.jobs { words += [Flag.jobs.rawValue, "\(jobs)"] }
    if options.isStrict { words.append(Flag.strict.rawValue) }
    if options.isQuiet || options.wantsJSON { words.append(Flag.quiet.rawValue) }
    words.append("\(Flag.timeLimit.rawValue)=\(short(options.timeLimit))")
    let before = item.kinds.map { try? store.bytes(of: item.name, $0) }
    let outcome = try FileRun(
      options: try options.replaying(settings), tool: tool, words: words
    ).run()
    let changes = zip(item.kinds, before).map { kind, old in
      let isSame = old == (try? store.bytes(of: item.name, kind))
      return Change(
        name: item.name, kind: kind, change: old == nil ? .new : isSame ? .unchanged : .changed)
    }
    return (changes, outcome)
  }

  private func record(
    _ scene: PlayedScene, _ options: Options, into store: GoldenStore, kinds: [GoldenHeader.Kind]
  ) throws(Failure) -> [Change] {
    let recorder = MotionRecorder(
      store: store,
      fonts: { use in
        try MainActor.assumeIsolated { try tool.engine.fonts(use).map(\.golden) }
      },
      draw: { request in
        try MainActor.assumeIsolated { try tool.engine.draw(request, options.effort) }
      })
    let wish = MotionRecorder.Wish(
      kinds: kinds, tolerance: options.golden.tolerance, pictures: options.golden.pictures)
    do {
      let changes = try recorder.record(
        scene.name, settings: scene.settings, motion: scene.motion, wish: wish)
      try store.list(scene.name, kinds)
      return changes.map { Change(name: scene.name, kind: $0.kind, change: $0.change) }
    } catch let failure as Failure {
      throw failure
    } catch let error as GoldenError {
      throw Self.failure(error)
    } catch {
      throw .badInput("\(error)")
    }
  }

  private static func failure(_ error: GoldenError) -> Failure {
    guard case .unwritable = error else { return .badInput("\(error)") }
    return Failure(status: .cannotWrite, message: "\(error)")
  }

  private func say(_ changes: [Change]) throws(Failure) {
    if options.wantsJSON {
      let list = changes.map { change in
        JSONValue.object([
          .init("name", .string(change.name)), .init("kind", .string(change.kind.rawValue)),
          .init("change", .string(change.change.rawValue)),
        ])
      }
      return try tool.console.output(Summary.done(.record, [.init("goldens", .array(list))]))
    }
    guard !options.isQuiet else { return }
    for change in changes {
      try tool.console.output("\(change.name): \(change.kind.rawValue) \(change.change.rawValue)\n")
    }
  }
}
