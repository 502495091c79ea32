internal import CCairo
import Foundation
import HeroCore

extension SVGScribe {
  /// A bitmap, stretched over the frame; its file becomes part of the picture.
  ///
  /// An image without a file has been replaced by its placeholder before.
  func image(_ states: SVGStates, path: String?) throws(RasterError) -> [SVGElement] {
    guard let path, let state = states.compactMap(\.self).first,
      case .image(let source) = state.drawing
    else { return [] }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .image(name: source.name, path: path, reason: "the file cannot be read")
    }
    let bytes = [UInt8](data)
    // Decoded only to be sure that a browser can, too.
    do { _ = try ImageCache.decode(bytes) } catch {
      throw .image(name: source.name, path: path, reason: "\(error)")
    }
    let image = SVGElement(
      "image",
      [
        "width": "1", "height": "1", "preserveAspectRatio": "none",
        "href": svgDataAddress(of: bytes),
      ])
    let use = SVGElement("use", ["href": "#" + definitions.id(of: image)])
    set(
      .placement,
      states.map { state in
        state.map {
          [$0.frame.minX, $0.frame.minY, max($0.frame.width, 0), max($0.frame.height, 0)]
        }
      }, on: use)
    return [use]
  }
}

/// An image file, PNG or JPEG by its first bytes, as an address that needs nothing from outside.
func svgDataAddress(of bytes: [UInt8]) -> String {
  let kind = bytes.starts(with: [0xFF, 0xD8]) ? "jpeg" : "png"
  return "data:image/\(kind);base64," + Data(bytes).base64EncodedString()
}

extension Canvas {
  /// The pixels of a colour canvas.
  var bitmap: Bitmap {
    flush()
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * bounds.width * bounds.height)
    if let data = cairo_image_surface_get_data(surface) {
      for row in 0..<bounds.height {
        pixels += UnsafeBufferPointer(start: data + row * stride, count: 4 * bounds.width)
      }
    }
    return Bitmap(width: bounds.width, height: bounds.height, pixels: pixels)
  }
}
