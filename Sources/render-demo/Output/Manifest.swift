import HeroCore

/// What a folder of frames holds, so that two runs can be compared without opening a picture.
///
/// Nothing in it depends on the machine, the moment or the number of workers: the same source, script,
/// options and fonts give the same bytes. Of each frame only the hash is kept until it is written.
struct Manifest: Sendable {
  /// What the frames show and how.
  var subject: Subject
  /// The extents of every frame, in pixels.
  var pixelWidth = 0, pixelHeight = 0
  /// The fonts that were used, by file and hash.
  var fonts: [FontRecord] = []
  /// What is odd about the scene.
  var warnings: [Warning]
  /// The moments that the frames show.
  let moments: Moments
  /// The hashes of their pixels, in order.
  var hashes: [String] = []

  /// The name of its file.
  static let fileName = "manifest.json"

  /// How every manifest begins; by this a folder is known to be ours.
  static let signature = "{\n  \"generator\": \"render-demo\",\n"

  /// Creates a manifest that knows no frame yet.
  init(subject: Subject, warnings: [Warning], moments: Moments) {
    (self.subject, self.warnings, self.moments) = (subject, warnings, moments)
  }

  /// The document, in pieces.
  var text: JSONListText {
    var members: [JSONValue.Member] = [
      .init("generator", .string("render-demo")),
      .init("generatorVersion", .string(Help.version)),
      .init("version", .integer(1)),
    ]
    members += subject.members
    members += [
      .init(
        "pixels",
        .object([.init("width", .integer(pixelWidth)), .init("height", .integer(pixelHeight))])),
      .init("fonts", .array(fonts.map(\.json))),
      .init("warnings", .array(warnings.map(\.json))),
      .init("frameCount", .integer(hashes.count)),
    ]
    let (moments, hashes) = (moments, hashes)
    return JSONListText(members, list: "frames", count: hashes.count, breakingLevels: 2) {
      Self.json(of: moments[$0], hash: hashes[$0])
    }
  }

  /// One frame: its number, its file, the moment it shows and the hash of its pixels.
  private static func json(of moment: Moments.Moment, hash: String) -> JSONValue {
    .object([
      .init("index", .integer(moment.index)),
      .init("file", .string(moment.file)),
      .init("time", .number(moment.time.value)),
      .init("fraction", .string(moment.time.description)),
      .init("hash", .string(hash)),
    ])
  }
}
