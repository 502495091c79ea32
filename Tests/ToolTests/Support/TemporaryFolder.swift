import Foundation

/// A folder of its own for one test, gone with it.
final class TemporaryFolder {
  /// Where it is.
  let path: String

  init() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("render-demo-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in it.
  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders above it.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file.
  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The names in it or in a folder in it, hidden ones too, sorted.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }
}
