/// Which font exactly was used: what a manifest records and a golden depends on.
public struct FontIdentity: Hashable, Sendable, CustomStringConvertible {
  /// The family.
  public let family: String
  /// The path of the file.
  public let path: String
  /// The Debian package that brings the file.
  public let package: String
  /// The installed version of the package; `nil` where dpkg does not know it.
  public let version: String?
  /// The fingerprint of the file, from `ContentHash`.
  public let hash: String

  /// One line for people.
  public var description: String {
    "\(family): \(path) (\(package) \(version ?? "not from a package"), \(hash))"
  }
}
