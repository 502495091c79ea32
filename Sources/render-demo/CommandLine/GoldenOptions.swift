import HeroRender

/// What a command line says about goldens and the results of comparing with them.
struct GoldenOptions: Hashable, Sendable {
  /// The folder of the goldens.
  var folder: String?
  /// Whether every golden in the folder is meant.
  var isAll: Bool
  /// The name of the golden that is meant.
  var name: String?
  /// The kinds that are meant; `nil` for those that there are, or both where there are none yet.
  var kinds: [GoldenHeader.Kind]?
  /// How many frames at most are kept as pictures; `nil` for every one that is like no other.
  var pictures: Int?
  /// How far later results may be off.
  var tolerance: Tolerance
  /// Whether only what holds for all motion is asked.
  var isPhysicsOnly: Bool
  /// The folder that a report is written into.
  var report: String?
  /// The files that verdicts are written to.
  var junit, markdown, result: String?
  /// The part of the work that is to be done; `nil` for all of it.
  var shard: Report.Shard?
  /// Whether what is listed is removed.
  var deletes: Bool

  /// How many pictures there are of a golden unless told otherwise.
  static let usualPictures = 5

  /// Understands the options.
  init(_ arguments: Arguments, _ reader: ValueReader) throws(Failure) {
    let values = arguments.values
    (folder, name) = (values[.goldens], values[.name])
    (isAll, isPhysicsOnly) = (arguments.has(.all), arguments.has(.physics))
    (report, junit, markdown) = (values[.report], values[.junit], values[.markdown])
    (result, deletes) = (values[.result], arguments.has(.delete))
    kinds = try Self.kinds(values[.kind])
    pictures = try Self.pictures(values[.frames])
    shard = try Self.shard(values[.shard])
    tolerance = Tolerance(
      points: try reader.number(.points, in: Limits.tolerancePoints) ?? 0,
      pixels: try Self.pixels(values[.pixels]))
    if let name, !GoldenName.isValid(name) {
      throw .badInput(
        "--name “\(name)”: a name has letters, digits, dots, dashes, underscores and ~ only, and "
          + "begins with none of the signs")
    }
  }

  private static func kinds(_ text: String?) throws(Failure) -> [GoldenHeader.Kind]? {
    guard let text else { return nil }
    guard text != "both" else { return GoldenHeader.Kind.allCases }
    guard let kind = GoldenHeader.Kind(rawValue: text) else {
      throw .unknown(
        "kind", text, choices: GoldenHeader.Kind.allCases.map(\.rawValue) + ["both"],
        place: Flag.kind.rawValue)
    }
    return [kind]
  }

  private static func pictures(_ text: String?) throws(Failure) -> Int? {
    switch text {
    case nil, "key": return usualPictures
    case "all": return nil
    case let text?:
      throw .unknown("choice", text, choices: ["key", "all"], place: Flag.frames.rawValue)
    }
  }

  private static func pixels(_ text: String?) throws(Failure) -> Tolerance.Local? {
    guard let text else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[0]), let window = Int(parts[1]), count >= 0,
      Tolerance.windows.contains(window), count <= window * window
    else {
      throw .badInput(
        "\(Flag.pixels.rawValue) “\(text)”: so many pixels in a window of so many, as in 12/16")
    }
    return Tolerance.Local(count: count, window: window)
  }

  private static func shard(_ text: String?) throws(Failure) -> Report.Shard? {
    guard let text else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      Report.shards.contains(count), (1...count).contains(number)
    else {
      throw .badInput("\(Flag.shard.rawValue) “\(text)”: a part of so many parts, as in 2/3")
    }
    return Report.Shard(number: number, count: count)
  }

  /// The folder.
  func store() throws(Failure) -> GoldenStore {
    guard let folder else { throw .badInput("where are the goldens? add --goldens DIR") }
    return GoldenStore(folder: folder)
  }
}
