import HeroCore

/// What a folder of frames holds, so that two runs can be compared without opening a picture.
///
/// Nothing in it depends on the machine, the moment or the number of workers: the same source, script,
/// options and fonts give the same bytes.
struct Manifest: Hashable, Sendable {
  /// One frame.
  struct Frame: Hashable, Sendable {
    /// The number of the frame; for a moment between two frames, that of the earlier one.
    var index: Int
    /// The name of the file.
    var file: String
    /// The moment it shows, in seconds.
    var time: Rational
    /// The hash of its pixels.
    var hash: String
  }

  /// What the frames show and how.
  var subject: Subject
  /// The extents of every frame, in pixels.
  var pixelWidth, pixelHeight: Int
  /// The fonts that were used, by file and hash.
  var fonts: [FontRecord]
  /// What is odd about the scene.
  var warnings: [Warning]
  /// The frames, in order.
  var frames: [Frame]

  /// The name of its file.
  static let fileName = "manifest.json"

  /// How every manifest begins; by this a folder is known to be ours.
  static let signature = "{\n  \"generator\": \"render-demo\",\n"

  /// The document.
  var json: String {
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
      .init("frameCount", .integer(frames.count)),
      .init("frames", .array(frames.map(\.json))),
    ]
    return JSONValue.object(members).text(breakingLevels: 2)
  }
}

extension Manifest.Frame {
  fileprivate var json: JSONValue {
    .object([
      .init("index", .integer(index)),
      .init("file", .string(file)),
      .init("time", .number(time.value)),
      .init("fraction", .string(time.description)),
      .init("hash", .string(hash)),
    ])
  }
}
