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
  func run() throws(Failure) {
    let store = try options.golden.store()
    let changes = try store.locked(orThrow: Self.failure) { () throws(Failure) in
      try options.golden.isAll || options.operands.isEmpty ? again(store) : anew(store)
    }
    try say(changes)
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

  /// Records goldens that are there once more, each with the options stored in it.
  private func again(_ store: GoldenStore) throws(Failure) -> [Change] {
    var changes: [Change] = []
    for item in try GoldenList(options).items {
      guard let settings = item.settings else {
        throw .badInput(
          "\(item.problem ?? item.name)\nwithout its options it cannot be recorded again by name")
      }
      guard settings.files.isEmpty else {
        try recordFiles(item, settings, store)
        continue
      }
      var options = try options.replaying(settings)
      options.golden.name = item.name
      if !options.given.contains(.pixels) {
        options.golden.tolerance.pixels = item.tolerance.pixels
      }
      if !options.given.contains(.points) {
        options.golden.tolerance.points = item.tolerance.points
      }
      if !options.given.contains(.frames), item.keepsAllPictures { options.golden.pictures = nil }
      let played = try PlayedScene(options, tool: tool)
      try tool.report(played.warnings, options)
      changes += try record(played, options, into: store, kinds: item.kinds)
    }
    return changes
  }

  /// Records a golden of a user's files in a process of its own, which says what it did.
  private func recordFiles(
    _ item: GoldenList.Item, _ settings: GoldenSettings, _ store: GoldenStore
  ) throws(Failure) {
    throw .badInput(
      "\(item.name) is a golden of files; record it with:\n  render-demo record "
        + settings.words.map(Self.quoted).joined(separator: " ")
        + " --goldens \(Self.quoted(store.folder)) --name \(item.name)")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-~=".contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
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
