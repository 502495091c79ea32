import HeroCore
import HeroRender

/// `prune`: lists, and with `--delete` removes, goldens of scenes that are gone and pictures that no
/// golden names.
@MainActor struct PruneCommand {
  let options: Options
  let tool: Tool

  /// Lists or removes.
  func run() throws(Failure) {
    let store = try options.golden.store()
    // Also before anything is removed, as holding a folder would make one where there is none.
    let listed = try look(store)
    guard options.golden.deletes else { return try say(listed) }
    let found = try store.locked(orThrow: Self.failure) { () throws(Failure) in
      let found = try look(store)
      do throws(GoldenError) {
        for file in found.files { try store.remove(file) }
        for name in found.unlisted { try store.unlist(name) }
      } catch {
        throw Self.failure(error)
      }
      return found
    }
    try say(found)
  }

  private func look(_ store: GoldenStore) throws(Failure) -> Found {
    do throws(GoldenError) {
      return try found(store)
    } catch {
      throw Self.failure(error)
    }
  }

  private struct Found {
    /// What nothing needs.
    var files: [String] = []
    /// Goldens that are to be taken from the list.
    var unlisted: [String] = []
    /// Goldens that cannot be read, so that nothing is known about them.
    var unreadable: [String] = []
  }

  private func found(_ store: GoldenStore) throws(GoldenError) -> Found {
    var found = Found()
    for item in try store.contents() {
      let name = item.name
      do throws(GoldenError) {
        let settings =
          try item.kinds.contains(.geometry)
          ? store.geometry(name).header.settings : store.pixels(name).header.settings
        if isGone(settings) {
          found.files += try store.files(of: name)
          if item.isListed { found.unlisted.append(name) }
        }
      } catch {
        found.unreadable.append("\(error)")
      }
    }
    for file in try store.orphans() where !found.files.contains(file) { found.files.append(file) }
    return found
  }

  /// Whether nothing can produce it any more.
  private func isGone(_ settings: GoldenSettings) -> Bool {
    guard settings.files.isEmpty else {
      // A path that cannot be looked at may still be there.
      return settings.files.contains { (try? FileSystem.kind(of: $0)) == .nothing }
    }
    return !tool.scenes.contains { $0.name == settings.scene }
  }

  private func say(_ found: Found) throws(Failure) {
    if options.wantsJSON {
      return try tool.console.output(
        Summary.done(
          .prune,
          [
            .init("files", .array(found.files.map(JSONValue.string))),
            .init("deleted", .bool(options.golden.deletes)),
            .init("unreadable", .array(found.unreadable.map(JSONValue.string))),
          ]))
    }
    for problem in found.unreadable { tool.console.message("\(problem)\n") }
    for file in found.files { try tool.console.output(file + "\n") }
    guard !options.isQuiet else { return }
    let count = found.files.count == 1 ? "1 file" : "\(found.files.count) files"
    tool.console.message(
      found.files.isEmpty
        ? "nothing to remove\n"
        : options.golden.deletes ? "removed \(count)\n" : "\(count); --delete removes them\n")
  }

  private static func failure(_ error: GoldenError) -> Failure {
    guard case .unwritable = error else { return .badInput("\(error)") }
    return Failure(status: .cannotWrite, message: "\(error)")
  }
}
