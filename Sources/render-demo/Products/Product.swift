import HeroCore
import HeroRender

/// One output in the making: takes frames in order and appears at the end, whole or not at all.
@MainActor protocol Product: AnyObject {
  /// Whether frames are wanted as PNG files, and whether as pictures.
  var wantsFiles: Bool { get }
  var wantsPictures: Bool { get }

  /// Takes a frame of the run.
  func take(_ position: Int, _ frame: DrawnFrame) throws(Failure)

  /// Ends the output and puts it in its place.
  ///
  /// - Returns: What was made; `nil` when it has to be made again, which `take` is then ready for.
  func finish() throws(Failure) -> Made?

  /// Removes what is not finished.
  func discard()

  /// By how much the scenes are made smaller for it.
  var reduction: Double { get }
}

/// What was written.
struct Made: Hashable, Sendable {
  /// Where.
  var path: String
  /// How many pictures it has.
  var frameCount: Int
  /// Their extents, in pixels.
  var pixelWidth, pixelHeight: Int
  /// Pictures a second; `nil` for a single one.
  var rate: String?
  /// What it is instead of frames, for a message; `nil` for frames.
  var what: String?

  /// In a sentence.
  var sentence: String {
    if let what { return "\(path): \(what)\n" }
    let frames = frameCount == 1 ? "1 frame" : "\(frameCount) frames"
    let rate = frameCount == 1 ? "" : rate.map { ", \($0) a second" } ?? ""
    return "\(path): \(frames) of \(pixelWidth)×\(pixelHeight) pixels\(rate)\n"
  }

  /// As a member of a list.
  var json: JSONValue {
    .object([
      .init("output", .string(path)),
      .init("frameCount", .integer(frameCount)),
      .init(
        "pixels",
        .object([.init("width", .integer(pixelWidth)), .init("height", .integer(pixelHeight))])),
    ])
  }
}

extension Product {
  var reduction: Double { 1 }
  var wantsFiles: Bool { false }
  var wantsPictures: Bool { false }
  func take(_ position: Int, _ frame: DrawnFrame) throws(Failure) {}
}
