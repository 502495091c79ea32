import HeroCore

/// One thing that `doctor` looked for.
struct Finding: Hashable, Sendable {
  /// What it is, such as `cairo` or `Inter`.
  var name: String
  /// The group it belongs to: `fonts`, `libraries`, `toolchain`.
  var group: String
  /// The version or place that was found; `nil` when it is missing.
  var found: String?
  /// Whether rendering fails without it.
  var isNeeded: Bool
  /// What it is for.
  var purpose: String
  /// The packages that bring it, for Debian and for Homebrew.
  var debianPackage, homebrewPackage: String?

  /// As a member of a list.
  var json: JSONValue {
    .object([
      .init("name", .string(name)),
      .init("group", .string(group)),
      .init("found", found.map(JSONValue.string) ?? .null),
      .init("needed", .bool(isNeeded)),
      .init("purpose", .string(purpose)),
      .init("apt", debianPackage.map(JSONValue.string) ?? .null),
      .init("brew", homebrewPackage.map(JSONValue.string) ?? .null),
    ])
  }
}
