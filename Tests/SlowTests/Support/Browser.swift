import Foundation
import HeroCore
import HeroRender
import Programs
import Testing

/// Pictures of SVG files as Chromium draws them.
enum Browser {
  /// Whether slow tests are wanted: they need minutes and programs that building does not.
  static let isWanted = ProcessInfo.processInfo.environment["HERO_SLOW"] != nil

  /// Shows a file in a browser and takes pictures of it.
  ///
  /// - Parameters:
  ///   - file: The SVG file.
  ///   - size: The size of the window, in points.
  ///   - scale: Pixels per point.
  ///   - moments: The moments, in seconds from the start of the loop.
  /// - Returns: One picture for each moment.
  /// - Throws: What went wrong with the browser or with a file.
  static func pictures(
    of file: [UInt8], size: Size, scale: Double, at moments: [Double]
  ) throws -> [Bitmap] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("svg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("picture.svg")
    try Data(file).write(to: picture)

    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("browser-moments.py")
    let ended = try EndedProgram(
      running: "python3",
      [script.path, picture.path, "\(size.width)", "\(size.height)", "\(scale)", folder.path]
        + moments.map { "\($0)" })
    try #require(
      ended.status == 0, "the browser failed; is chromium installed?\n\(ended.messages)")
    return try moments.indices.map { index in
      let url = folder.appendingPathComponent("\(index).png")
      return try PNGDecoder().decode([UInt8](Data(contentsOf: url)))
    }
  }
}
