import HeroRender

/// The goldens that a command line is about.
struct GoldenList: Hashable, Sendable {
  /// One golden.
  struct Item: Hashable, Sendable {
    var name: String
    /// The kinds that there are of it.
    var kinds: [GoldenHeader.Kind]
    /// How it is played; `nil` when it cannot be read.
    var settings: GoldenSettings?
    /// How far results may be off, and whether every picture is kept.
    var tolerance: Tolerance
    var keepsAllPictures: Bool
    /// How many frames it has; 1 when it cannot be read.
    var frameCount: Int
    /// Why it cannot be read.
    var problem: String?
  }

  /// The goldens, by name.
  var items: [Item]

  /// Looks for the goldens.
  ///
  /// - Parameter options: Scenes, files, a name, or all of them.
  /// - Throws: A `Failure` when there are none: what was not compared was not found to be equal.
  init(_ options: Options) throws(Failure) {
    let store = try options.golden.store()
    let contents: [GoldenStore.Item]
    do throws(GoldenError) {
      contents = try store.contents()
    } catch {
      guard case .missing(store.folder) = error else { throw .badInput("\(error)") }
      throw .badInput(
        "\(store.folder): there is no such folder of goldens; render-demo record makes one")
    }
    let all = contents.map { Self.item($0, in: store) }
    guard !all.isEmpty else {
      throw .badInput("\(store.folder)/ holds no goldens; render-demo record makes some")
    }
    items = try Self.wanted(all, options, store)
    if let kinds = options.golden.kinds {
      for index in items.indices { items[index].kinds = kinds }
    }
  }

  private static func item(
    _ listed: GoldenStore.Item, in store: GoldenStore
  ) -> Item {
    let (name, kinds) = (listed.name, listed.kinds)
    var item = Item(
      name: name, kinds: kinds, settings: nil, tolerance: .exact, keepsAllPictures: false,
      frameCount: 1, problem: nil)
    guard listed.isListed else {
      item.problem =
        "it is not in the list of the folder, so nobody would miss it; record it again or remove it"
      return item
    }
    for kind in kinds {
      do throws(GoldenError) {
        let header: GoldenHeader
        switch kind {
        case .geometry:
          header = try store.geometry(name).header
          item.tolerance.points = header.tolerance.points
        case .pixels:
          let golden = try store.pixels(name)
          header = golden.header
          item.tolerance.pixels = header.tolerance.pixels
          item.keepsAllPictures =
            golden.pictures.count > GoldenOptions.usualPictures
            && golden.pictures.count == Set(golden.hashes).count
        }
        item.settings = item.settings ?? header.settings
        item.frameCount = max(item.frameCount, header.frameCount)
      } catch {
        item.problem = item.problem ?? "\(error)"
      }
    }
    return item
  }

  /// Where a file is, however its path is written.
  private static func place(_ path: String) -> String {
    (try? FileSystem.resolved(path)) ?? path
  }

  private static func wanted(
    _ all: [Item], _ options: Options, _ store: GoldenStore
  ) throws(Failure) -> [Item] {
    let names = all.map(\.name)
    if let name = options.golden.name {
      let found = all.filter { $0.name == name }
      guard !found.isEmpty else {
        throw .unknown("golden", name, choices: names, place: store.folder)
      }
      return found
    }
    if options.golden.isAll { return all }
    if !options.files.isEmpty {
      let files = options.files.map(place)
      let found = all.filter { item in
        guard let settings = item.settings else { return item.problem != nil }
        return settings.files.map(place) == files
          && (options.preview == nil || settings.preview == options.preview)
          && (options.view == nil || settings.view == options.view)
      }
      guard found.contains(where: { $0.settings != nil }) else {
        throw .badInput(
          "\(store.folder)/ holds no golden of \(options.files.joined(separator: ", "))\n"
            + "goldens: " + names.joined(separator: ", "))
      }
      return found
    }
    guard !options.operands.isEmpty else {
      throw .badInput("which scene? name one, or all goldens with --all")
    }
    var found: Set<String> = []
    for scene in options.operands {
      let matching = all.filter { item in
        item.settings.map { $0.files.isEmpty && $0.scene.lowercased() == scene.lowercased() }
          ?? (item.name.lowercased() == scene.lowercased()
            || item.name.lowercased().hasPrefix(scene.lowercased() + "~"))
      }
      guard !matching.isEmpty else {
        throw .badInput(
          "\(store.folder)/ holds no golden of the scene “\(scene)”; render-demo record makes one\n"
            + "goldens: " + names.joined(separator: ", "))
      }
      found.formUnion(matching.map(\.name))
    }
    return all.filter { found.contains($0.name) }
  }
}
