import HeroCore

/// Something about a scene that is odd but can be shown.
struct Warning: Hashable, Sendable, CustomStringConvertible {
  /// What is odd.
  var message: String
  /// Where in the source; `nil` where no single place is to blame.
  var file: String?
  /// The line there, counted from 1.
  var line: Int?

  /// As compilers write it, so that editors find the place.
  var description: String {
    let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    return (place.isEmpty ? "" : place + ": ") + "warning: " + message
  }

  /// As a member of a list; the file without its folder, which differs between machines.
  var json: JSONValue {
    .object([
      .init("message", .string(message)),
      .init("file", file.map { .string(AtomicFile.split($0).name) } ?? .null),
      .init("line", line.map(JSONValue.integer) ?? .null),
    ])
  }
}
