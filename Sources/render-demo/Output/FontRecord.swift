import HeroCore
import HeroRender

/// A font by its contents, so that two machines can tell whether they draw with the same one.
struct FontRecord: Hashable, Sendable {
  /// The family and the name of the file, without its folder.
  var family, file: String
  /// The package it comes from, and the version of that; `nil` when it came otherwise.
  var package, version: String?
  /// The hash of the file.
  var hash: String

  /// As a member of a list.
  var json: JSONValue {
    .object([
      .init("family", .string(family)),
      .init("file", .string(file)),
      .init("package", package.map(JSONValue.string) ?? .null),
      .init("version", version.map(JSONValue.string) ?? .null),
      .init("hash", .string(hash)),
    ])
  }

  /// As goldens tell it.
  var golden: GoldenFont {
    GoldenFont(
      family: family, file: file, package: package ?? "", version: version ?? "", hash: hash)
  }
}
