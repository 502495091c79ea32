/// A font that a golden was recorded with.
public struct GoldenFont: Hashable, Sendable {
  /// The family and the name of the file, without its folder.
  public var family, file: String
  /// The package it comes from, and the version of that; empty when it came otherwise.
  public var package, version: String
  /// The fingerprint of the file.
  public var hash: String

  /// Creates a font record.
  public init(family: String, file: String, package: String, version: String, hash: String) {
    (self.family, self.file, self.package) = (family, file, package)
    (self.version, self.hash) = (version, hash)
  }

  /// The record of a font of this machine.
  public init(_ identity: FontIdentity) {
    self.init(
      family: identity.family,
      file: identity.path.split(separator: "/").last.map(String.init) ?? identity.path,
      package: identity.package, version: identity.version ?? "", hash: identity.hash)
  }

  var line: String {
    let words = [family, file, package, version].map(GoldenLine.quote).joined(separator: " ")
    return "font \(words) \(hash)"
  }
}

/// A library that a golden was recorded with.
public struct GoldenLibrary: Hashable, Sendable {
  /// What it is called, and its version.
  public var name, version: String

  /// Creates a record.
  public init(name: String, version: String) { (self.name, self.version) = (name, version) }

  /// The libraries of this machine that pixels depend on.
  ///
  /// The PNG library is none of them: files are compared by their pixels.
  public static var rasterizer: [GoldenLibrary] {
    LibraryVersions.all.filter { $0.name != "libpng" }
      .map { GoldenLibrary(name: $0.name, version: $0.version) }
  }

  var line: String { "library \(GoldenLine.quote(name)) \(GoldenLine.quote(version))" }
}
