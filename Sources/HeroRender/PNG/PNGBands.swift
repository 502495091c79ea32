/// A PNG whose rows are compressed in bands, each on its own, so that those that stay the same from
/// one picture to the next are compressed once.
///
/// The bytes depend on the pixels alone. Bands cost about 2 % of the size.
final class PNGBands {
  /// A compressed band.
  private struct CompressedBand {
    /// The chunk as the file has it.
    var chunk: [UInt8]
    /// The checksum of the rows.
    var checksum: Adler32
  }

  private let layout: PixelMatcher.Layout
  private let bands: Bands
  private let deflater: PixelDeflater
  private var compressed: [CompressedBand?]
  /// The rows of a band with colours that are not premultiplied; empty for opaque pictures.
  private var straight: [UInt32] = []

  /// Creates a file without pixels.
  init(width: Int, height: Int, isOpaque: Bool) {
    layout = PixelMatcher.Layout(
      width: width, rowCount: min(Bands.rowCount, height), pixelBytes: isOpaque ? 3 : 4)
    bands = Bands(height: height)
    deflater = PixelDeflater(layout)
    compressed = Array(repeating: nil, count: bands.indices.count)
    if !isOpaque { straight = Array(repeating: 0, count: width * layout.rowCount) }
  }

  /// Forgets a band, whose pixels may have changed.
  func invalidate(_ band: Int) { compressed[band] = nil }

  /// The file, for which the bands that are missing are compressed.
  ///
  /// - Parameter pixels: All pixels of the picture, in Cairo's form.
  /// - Returns: The whole file.
  func file(_ pixels: UnsafePointer<UInt32>) -> [UInt8] {
    var checksum = Adler32()
    var file = PNGChunk.signature
    file +=
      PNGChunk.header(
        width: layout.width, height: bands.height, isOpaque: layout.pixelBytes == 3
      ).bytes
    // Deflate with a window of 32 KiB, by the fastest of methods.
    file += PNGChunk(name: "IDAT", data: [0x78, 0x01]).bytes
    for index in bands.indices {
      let band = compressed[index] ?? compress(index, pixels)
      compressed[index] = band
      file += band.chunk
      checksum.append(band.checksum)
    }
    // An empty last block.
    file += PNGChunk(name: "IDAT", data: [0x03, 0x00] + bigEndian(checksum.value)).bytes
    return file + PNGChunk.end.bytes
  }

  private func compress(_ band: Int, _ picture: UnsafePointer<UInt32>) -> CompressedBand {
    let rows = bands.rows(of: band)
    let source = picture + rows.lowerBound * layout.width
    guard layout.pixelBytes == 4 else { return compress(source, rows: rows.count) }
    for index in 0..<(rows.count * layout.width) { straight[index] = source[index].straight }
    return straight.withUnsafeBufferPointer { pixels in
      pixels.baseAddress.map { compress($0, rows: rows.count) }
        ?? CompressedBand(chunk: [], checksum: Adler32())
    }
  }

  private func compress(_ pixels: UnsafePointer<UInt32>, rows: Int) -> CompressedBand {
    var checksum = Adler32()
    checksum.append(pixels, width: layout.width, rows: rows, pixelBytes: layout.pixelBytes)
    let block = deflater.compress(pixels, rows: rows)
    return CompressedBand(
      chunk: PNGChunk(name: "IDAT", data: Array(block)).bytes, checksum: checksum)
  }
}

extension UInt32 {
  /// A premultiplied pixel with its colours divided by alpha, to the nearest.
  var straight: UInt32 {
    let alpha = self >> 24
    guard alpha != 255 else { return self }
    guard alpha > 0 else { return 0 }
    func divided(_ component: UInt32) -> UInt32 {
      Swift.min(255, (component * 255 + alpha / 2) / alpha)
    }
    return alpha << 24 | divided(self >> 16 & 0xFF) << 16 | divided(self >> 8 & 0xFF) << 8
      | divided(self & 0xFF)
  }
}
