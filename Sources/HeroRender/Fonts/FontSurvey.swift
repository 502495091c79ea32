/// Which of the fonts a machine has, family by family: what `doctor` prints.
public struct FontSurvey: Hashable, Sendable {
  /// One family.
  public struct Family: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The Debian packages that bring it.
    public let packages: [String]
    /// Whether no scene is drawn without it.
    public let isRequired: Bool
    /// The names of the files that were not found.
    public let missingFiles: [String]
    /// The installed version of the first package; `nil` where dpkg does not know it.
    public let version: String?
  }

  /// The families, the required ones first.
  public let families: [Family]

  /// Looks for every file that a scene might be drawn with.
  ///
  /// - Parameter folders: Where to look; the system's folders unless told otherwise.
  public init(of folders: FontFolders = .system) {
    let files = FontFile.required + FontFile.optional
    let versions = PackageVersions(of: Set(files.map(\.package)))
    var names: [String] = []
    for file in files where !names.contains(file.family) { names.append(file.family) }
    families = names.map { name in
      let members = files.filter { $0.family == name }
      var packages: [String] = []
      for file in members where !packages.contains(file.package) { packages.append(file.package) }
      return Family(
        name: name, packages: packages,
        isRequired: FontFile.required.contains { $0.family == name },
        missingFiles: members.filter { folders.path(of: $0) == nil }.map(\.name),
        version: packages.first.flatMap { versions[$0] })
    }
  }
}
