internal import CCairo
import Foundation

/// The image files that were read, kept decoded.
final class ImageCache {
  private var images: [String: Canvas] = [:]

  /// The image in a PNG or JPEG file; read at the first call.
  func image(named name: String, at path: String) throws(RasterError) -> Canvas {
    if let known = images[path] { return known }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .image(name: name, path: path, reason: "the file cannot be read")
    }
    let picture: Bitmap
    do {
      picture = try Self.decode([UInt8](data))
    } catch {
      throw .image(name: name, path: path, reason: "\(error)")
    }
    let image = Self.canvas(picture)
    images[path] = image
    return image
  }

  /// The picture in a file, whose kind its first bytes tell.
  static func decode(_ bytes: [UInt8]) throws -> Bitmap {
    bytes.starts(with: [0xFF, 0xD8])
      ? try JPEGDecoder().decode(bytes) : try PNGDecoder().decode(bytes)
  }

  private static func canvas(_ picture: Bitmap) -> Canvas {
    let memory = PixelMemory((picture.width, picture.height))
    memory.copy(picture)
    return Canvas(memory)
  }
}
