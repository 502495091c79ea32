import Foundation
import HeroCore
import HeroRender
import HeroUI
import SwiftUI

// Measures the steps of a run, most of them on Lisbon's opening; the scripts in Benchmarks call it.

/// What went wrong with the command line.
struct Usage: Error, CustomStringConvertible {
  let description = "measure-formats frames FOLDER | draw GOLDENS WORKERS | KIND FILE | steps"
}

/// Seconds of wall and of processor that some work takes.
func measured(_ work: () throws -> Void) rethrows -> (wall: Double, cpu: Double) {
  func processor() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let (clock, start) = (ContinuousClock.now, processor())
  try work()
  return ((ContinuousClock.now - clock) / .seconds(1), processor() - start)
}

/// The frames of the opening, as a film and as scenes.
@MainActor func opening(scale: Double, fonts: FontLibrary) throws -> Film {
  let settings = StageSettings(scale: scale)
  let stage = Stage(settings: settings, measurer: fonts.textMeasurer) { LisbonDemo() }
  return try stage.play(Script(parsing: "tap \"Lisbon\"; settle"))
}

let frameCount = 36
let fonts = try FontLibrary()

@MainActor func pictures() throws -> [Bitmap] {
  let film = try opening(scale: 1, fonts: fonts)
  let rasterizer = Rasterizer(fonts: fonts)
  return try (0..<frameCount).map { try rasterizer.render(film.scene(atFrame: $0)) }
}

@MainActor func encode(_ kind: String, to path: String) throws {
  let pictures = try pictures()
  let (width, height) = (pictures[0].width, pictures[0].height)
  let workers = ProcessInfo.processInfo.activeProcessorCount
  var file = Data()
  let receive: ByteReceiver = { file.append(contentsOf: $0) }
  let times = try measured {
    let encoder: any AnimationEncoder
    switch kind {
    case "gif": encoder = try GIFEncoder(width: width, height: height, receive: receive)
    case "apng":
      encoder = APNGEncoder(
        width: width, height: height, frameCount: pictures.count,
        options: APNGOptions(workers: workers), receive: receive)
    case "webp-lossless":
      encoder = try WebPEncoder(
        width: width, height: height, options: WebPOptions(workers: workers), receive: receive)
    case "webp-lossy":
      encoder = try WebPEncoder(
        width: width, height: height,
        options: WebPOptions(compression: .lossy(quality: 50), workers: workers), receive: receive)
    case _: throw Usage()
    }
    for picture in pictures { try encoder.add(picture, for: Rational(1, 50)) }
    try encoder.finish()
    try file.write(to: URL(fileURLWithPath: path))
  }
  print("{\"wall\": \(times.wall), \"cpu\": \(times.cpu)}")
}

/// Milliseconds of processor for each step of a frame at three pixels a point, the first frames left
/// out: they fill the caches that all later ones use.
@MainActor func steps() throws {
  let film = try opening(scale: 3, fonts: fonts)
  let rasterizer = Rasterizer(fonts: fonts)
  var (solve, raster, encode) = (0.0, 0.0, 0.0)
  var bytes = 0
  for frame in 0..<frameCount {
    var scene: HeroCore.Scene?
    let solved = measured { scene = film.scene(atFrame: frame) }
    var picture: Bitmap?
    let drawn = try measured { picture = try scene.map(rasterizer.render) }
    let encoded = measured { bytes += picture.map { PNGEncoder().encode($0).count } ?? 0 }
    guard frame >= 2 else { continue }
    solve += solved.cpu
    raster += drawn.cpu
    encode += encoded.cpu
  }
  func shown(_ seconds: Double) -> String {
    String(format: "%.2f", seconds * 1000 / Double(frameCount - 2))
  }
  print("Lisbon's opening, \(frameCount) frames of 1179×2556, milliseconds of processor a frame:")
  print("solve \(shown(solve))  raster \(shown(raster))  encode \(shown(encode))")
  print("bytes a frame: \(bytes / frameCount)")
}

let words = Array(CommandLine.arguments.dropFirst())
switch (words.first, words.count) {
case ("frames", 2):
  for (index, picture) in try pictures().enumerated() {
    let name = String(format: "%04d.png", index)
    try Data(PNGEncoder().encode(picture))
      .write(to: URL(fileURLWithPath: words[1]).appendingPathComponent(name))
  }
case ("steps", 1): try steps()
case ("draw", 3): try draw(words[1], workers: max(1, Int(words[2]) ?? 1))
case (let kind?, 2): try encode(kind, to: words[1])
case _: throw Usage()
}
