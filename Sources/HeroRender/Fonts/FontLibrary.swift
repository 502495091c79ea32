import Foundation
import HeroCore
import Synchronization

/// The fonts of the renderer, found by name and never by luck.
///
/// ```swift
/// let fonts = try FontLibrary()
/// let rasterizer = Rasterizer(fonts: fonts)      // one for each thread
/// let measurer = fonts.textMeasurer              // for layout, on any thread
/// ```
///
/// Text is drawn with Inter (below 20 pt) and Inter Display (from 20 pt) for SF Pro, with Quicksand
/// for SF Pro Rounded, with DejaVu Serif and DejaVu Sans Mono for New York and SF Mono where they
/// are installed (Inter where not), and symbols with Material Icons. Characters that these lack
/// come from Noto Color Emoji, Noto Sans CJK or DejaVu Sans where installed.
public final class FontLibrary: Sendable {
  /// Where the files were looked for.
  public let folders: FontFolders
  /// The files that were found.
  let paths: FontPaths
  /// What the text engine reads, shared by all threads.
  let configurations: FontConfigurations
  private let knownIdentities = Mutex<[String: FontIdentity]>([:])
  private let measuring: MeasuringCache

  /// Finds the fonts.
  ///
  /// - Parameter folders: Where to look; the system's folders unless told otherwise.
  /// - Throws: `FontError.missing`, naming the first required file that is not there and its
  ///   package.
  public init(folders: FontFolders = .system) throws(FontError) {
    self.folders = folders
    paths = try FontPaths(in: folders)
    configurations = FontConfigurations(
      fallbackPaths: FontFile.fallbacks.compactMap { folders.path(of: $0) })
    measuring = MeasuringCache(TextShaper(paths: paths, configurations: configurations))
  }

  /// Whether the stand-in for a face's design is installed; if not, Inter draws it.
  public func isInstalled(_ face: FontFace) -> Bool { paths[FontFile.file(for: face)] != nil }

  /// How layout measures text and symbols; safe to call from any thread.
  public var textMeasurer: TextMeasurer {
    TextMeasurer(
      shape: { [measuring] in measuring.shape($0, face: $1) },
      symbolSize: { [measuring] in measuring.symbolSize($0) },
      hasSymbol: { SymbolCatalog.isMapped($0) },
      missingCharacters: { [measuring] in measuring.missingCharacters(in: $0, face: $1) })
  }

  /// The characters of a text that no installed font has, each once, in order.
  ///
  /// They are drawn as empty boxes; a front end turns the answer into a warning.
  public func missingCharacters(in string: String, face: FontFace) -> [Character] {
    measuring.missingCharacters(in: string, face: face)
  }

  /// The exact fonts, in a fixed order: what `doctor` prints and what goldens are compared by.
  ///
  /// Reads every file once, at the first call.
  public var identities: [FontIdentity] { identities(of: Set(paths.all.values)) }

  /// The exact fonts in some files, in the same order; each file is read once.
  func identities(of wanted: Set<String>) -> [FontIdentity] {
    knownIdentities.withLock { known in
      let files = (FontFile.required + FontFile.optional).filter { file in
        paths[file].map { wanted.contains($0) && known[$0] == nil } ?? false
      }
      let versions = files.isEmpty ? nil : PackageVersions(of: Set(files.map(\.package)))
      for file in files {
        guard let path = paths[file], let bytes = FileManager.default.contents(atPath: path)
        else { continue }
        known[path] = FontIdentity(
          family: file.family, path: path, package: file.package,
          version: versions?[file.package], hash: ContentHash(of: [UInt8](bytes)).description)
      }
      return (FontFile.required + FontFile.optional).compactMap { file in
        paths[file].flatMap { wanted.contains($0) ? known[$0] : nil }
      }
    }
  }

  /// Reads every font and makes sure that the text engine loads exactly the files named.
  ///
  /// - Throws: `FontError.unreadable` or `FontError.substituted` for the first bad one.
  public func check() throws(FontError) {
    for file in FontFile.required + FontFile.optional {
      guard let path = paths[file] else { continue }
      guard FontConfigurations.isReadable(path: path) else {
        throw .unreadable(path: path, package: file.package)
      }
      let engine = PangoEngine(key: .init(path: path, hasFallbacks: false), in: configurations)
      let loaded = engine.loadedPath
      guard loaded == path else { throw .substituted(asked: path, loaded: loaded) }
    }
  }
}
