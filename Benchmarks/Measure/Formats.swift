import Foundation
import HeroCore
import HeroRender

/// The animated formats, from pictures in memory.
@MainActor enum Formats {
  /// The time that a format takes for the frames of the opening.
  static func time(_ kind: String, writing path: String) throws -> Stopwatch {
    let pictures = try Opening.pictures()
    let (width, height) = (pictures[0].width, pictures[0].height)
    let workers = ProcessInfo.processInfo.activeProcessorCount
    var file = Data()
    let receive: ByteReceiver = { file.append(contentsOf: $0) }
    var time = Stopwatch()
    try time.measure {
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
          options: WebPOptions(compression: .lossy(quality: 50), workers: workers),
          receive: receive)
      case _: throw Usage()
      }
      for picture in pictures { try encoder.add(picture, for: Rational(1, 50)) }
      try encoder.finish()
      try file.write(to: URL(fileURLWithPath: path))
    }
    return time
  }
}
