import HeroCore

/// The font files that were found: every required one and the optional ones that are installed.
struct FontPaths: Sendable {
  /// Where each file is.
  let all: [FontFile: String]
  private let regular: String
  /// The file of the icon font.
  let symbols: String

  /// Looks for the files, and throws for the first required one that is not there.
  init(in folders: FontFolders) throws(FontError) {
    var paths: [FontFile: String] = [:]
    for file in FontFile.required {
      guard let path = folders.path(of: file) else {
        throw .missing(file: file.name, package: file.package, searched: folders.roots)
      }
      paths[file] = path
    }
    for file in FontFile.optional {
      if let path = folders.path(of: file) { paths[file] = path }
    }
    all = paths
    symbols = paths[.symbols, default: ""]
    regular = paths[FontFile.file(for: FontFace(size: 17)), default: ""]
  }

  /// Where a file is; `nil` for an optional one that is not installed.
  subscript(file: FontFile) -> String? { all[file] }

  /// The file that draws a face: the stand-in for its design, or Inter where that is not installed.
  func path(for face: FontFace) -> String {
    if let path = all[FontFile.file(for: face)] { return path }
    var standard = face
    standard.design = .standard
    return all[FontFile.file(for: standard), default: regular]
  }
}
