internal import CPango
import HeroCore
import Synchronization

/// The private font configurations of a library, made when first asked for and shared by threads.
///
/// Each holds one named file, or that file followed by the fallbacks; nothing of the system's own
/// configuration is read. A file costs about 1 ms to scan, a large fallback much more, so fallbacks
/// are scanned only for a text that needs them.
final class FontConfigurations: Sendable {
  /// What one configuration contains.
  struct Key: Hashable {
    var path: String
    var hasFallbacks: Bool
  }

  /// Owns a fontconfig configuration, which is safe to read from several threads once built.
  private struct Box: @unchecked Sendable { let pointer: OpaquePointer }

  /// The files asked for a character that the named file lacks.
  let fallbackPaths: [String]
  private let boxes = Mutex<[Key: Box]>([:])

  init(fallbackPaths: [String]) {
    self.fallbackPaths = fallbackPaths
    _ = Self.emptyDefault
  }

  deinit { boxes.withLock { $0.values.forEach { FcConfigDestroy($0.pointer) } } }

  /// Keeps fontconfig from loading the system's configuration when the first font map asks for one.
  private static let emptyDefault: Bool = FcConfigSetCurrent(FcConfigCreate()) != 0

  /// The configuration for a key; the library keeps owning it.
  ///
  /// Traps when the named file is not a font: `FontLibrary.check()` reports that as an error.
  func configuration(for key: Key) -> OpaquePointer {
    boxes.withLock { boxes in
      if let box = boxes[key] { return box }
      guard let config = FcConfigCreate() else { fatalError("fontconfig is out of memory") }
      let isReadable = FcConfigAppFontAddFile(config, key.path) != 0
      precondition(isReadable, "\(key.path) is not a readable font")
      if key.hasFallbacks {
        for path in fallbackPaths where path != key.path { FcConfigAppFontAddFile(config, path) }
      }
      boxes[key] = Box(pointer: config)
      return Box(pointer: config)
    }.pointer
  }

  /// Whether a file is a font that can be read.
  static func isReadable(path: String) -> Bool {
    guard let config = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(config) }
    return FcConfigAppFontAddFile(config, path) != 0
  }
}
