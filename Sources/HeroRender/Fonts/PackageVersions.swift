import Foundation

/// The versions of installed Debian packages, read from dpkg's own database.
struct PackageVersions {
  private let versions: [String: String]

  /// Reads the versions of some packages.
  ///
  /// - Parameters:
  ///   - packages: The names to look for.
  ///   - path: The database; a system without one knows no versions.
  init(of packages: Set<String>, path: String = "/var/lib/dpkg/status") {
    guard let data = FileManager.default.contents(atPath: path) else {
      versions = [:]
      return
    }
    var found: [String: String] = [:]
    var current: String?
    // As plain memory: the database is long, and every render looks into it.
    for line in [UInt8](data).split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "Package: ".utf8) {
        let name = String(decoding: line.dropFirst("Package: ".utf8.count), as: UTF8.self)
        current = packages.contains(name) ? name : nil
      } else if let name = current, line.starts(with: "Version: ".utf8) {
        found[name] = String(decoding: line.dropFirst("Version: ".utf8.count), as: UTF8.self)
        if found.count == packages.count { break }
      }
    }
    versions = found
  }

  /// The version of a package; `nil` when it is not installed by dpkg.
  subscript(package: String) -> String? { versions[package] }
}
