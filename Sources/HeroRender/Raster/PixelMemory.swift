/// The memory of a picture that is drawn again and again: Cairo's form, rows without gaps.
///
/// It is given back to nobody between two frames, as the system would have to clear it each time,
/// which takes as long as drawing.
final class PixelMemory {
  /// The extents in pixels.
  let width, height: Int
  /// Alpha in the high byte, then red, green and blue, premultiplied.
  let pixels: UnsafeMutablePointer<UInt32>

  /// Makes room for a picture; what it shows is not defined.
  init(_ size: (width: Int, height: Int)) {
    let (width, height) = size
    precondition(width > 0 && height > 0, "a picture cannot be empty, got \(width)×\(height)")
    (self.width, self.height) = (width, height)
    pixels = .allocate(capacity: width * height)
    pixels.initialize(repeating: 0, count: width * height)
  }

  deinit { pixels.deallocate() }

  /// All pixels.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The bands of the picture.
  var bands: Bands { Bands(height: height) }

  /// The bytes of some rows.
  func bytes(ofRows rows: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: pixels + width * rows.lowerBound, count: 4 * width * rows.count)
  }

  /// Takes over the pixels of a picture of the same size.
  func copy(_ picture: Bitmap) {
    precondition(picture.width == width && picture.height == height, "another size")
    picture.pixels.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: pixels, count: $0.count).copyMemory(from: $0)
    }
  }

  /// A copy of the picture.
  var bitmap: Bitmap {
    Bitmap(width: width, height: height, pixels: [UInt8](bytes(ofRows: 0..<height)))
  }
}
