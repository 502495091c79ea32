import Foundation

/// Where font files are looked for.
public struct FontFolders: Hashable, Sendable {
  /// The roots in order; a file may lie in its package's sub-folder or directly in the root.
  public var roots: [String]

  /// Creates a search order from its roots.
  public init(roots: [String]) { self.roots = roots }

  /// The folders of the system, or those that `HERORENDER_FONTS` names, separated by colons.
  public static var system: FontFolders {
    guard let wish = ProcessInfo.processInfo.environment["HERORENDER_FONTS"], !wish.isEmpty else {
      return FontFolders(roots: ["/usr/share/fonts", "/usr/local/share/fonts"])
    }
    return FontFolders(roots: wish.split(separator: ":").map(String.init))
  }

  /// The path of a file; `nil` when no root has it.
  func path(of file: FontFile) -> String? {
    for root in roots {
      for path in ["\(root)/\(file.folder)/\(file.name)", "\(root)/\(file.name)"]
      where FileManager.default.isReadableFile(atPath: path) {
        return path
      }
    }
    return nil
  }
}
