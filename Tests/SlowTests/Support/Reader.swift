import Foundation
import HeroCore
import HeroRender
import Programs
import Testing

/// Animated files as programs of other people read them.
enum Reader {
  /// What Pillow finds in a file.
  struct Animation: Decodable {
    var format: String
    var width, height: Int
    /// How often it says it plays; -1 for nothing said.
    var loop: Int
    /// In thousandths of a second.
    var durations: [Double]
    /// The frames as they are shown.
    var frames: [Bitmap] = []

    private enum CodingKeys: CodingKey { case format, width, height, loop, durations }
  }

  /// What ffprobe finds in a file.
  struct Stream: Decodable {
    var width, height: Int
    var rate, frames, pixelFormat: String

    private enum CodingKeys: String, CodingKey {
      case width, height
      case rate = "r_frame_rate"
      case frames = "nb_read_frames"
      case pixelFormat = "pix_fmt"
    }
  }

  /// The Python that the system's Pillow belongs to, whatever else comes first on PATH.
  private static let python =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
    ? "/usr/bin/python3" : "python3"

  /// Reads a file with Pillow.
  static func pillow(_ file: [UInt8], as suffix: String) throws -> Animation {
    try inFolder { folder in
      let path = folder.appendingPathComponent("file.\(suffix)")
      try Data(file).write(to: path)
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("read-animation.py")
      let text = try run([python, script.path, path.path, folder.path])
      var found = try JSONDecoder().decode(Animation.self, from: text)
      found.frames = try found.durations.indices.map { index in
        let frame = folder.appendingPathComponent("\(index).png")
        return try PNGDecoder().decode([UInt8](Data(contentsOf: frame)))
      }
      return found
    }
  }

  /// Reads the pictures of a file with ffmpeg, as opaque pixels.
  static func ffmpeg(_ file: String, width: Int, height: Int) throws -> [Bitmap] {
    let bytes = [UInt8](
      try run([
        "ffmpeg", "-nostdin", "-v", "error", "-i", file, "-vsync", "0", "-f", "rawvideo",
        "-pix_fmt", "bgra", "-",
      ]))
    return stride(from: 0, to: bytes.count, by: 4 * width * height).map { start in
      Bitmap(
        width: width, height: height, pixels: Array(bytes[start..<(start + 4 * width * height)]))
    }
  }

  /// Reads what a file says about its first stream, counting frames by decoding them.
  static func ffprobe(_ file: String) throws -> Stream {
    struct Streams: Decodable { var streams: [Stream] }
    let text = try run([
      "ffprobe", "-v", "error", "-count_frames", "-show_streams", "-select_streams", "v:0", "-of",
      "json", file,
    ])
    return try #require(JSONDecoder().decode(Streams.self, from: text).streams.first)
  }

  /// Does something with a folder that is gone afterwards.
  static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("animation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Runs a program and takes what it prints.
  static func run(_ words: [String]) throws -> Data {
    let ended = try EndedProgram(running: words[0], Array(words.dropFirst()))
    try #require(
      ended.status == 0, "\(words[0]) failed; see Scripts/test-packages.txt\n\(ended.messages)")
    return ended.printed
  }
}
