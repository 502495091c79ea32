internal import CDeflate

/// One chunk of a PNG: a name of four letters and data.
///
/// - Source: *Portable Network Graphics (PNG) Specification (Third Edition)*, W3C, 2025, section 5.
struct PNGChunk: Hashable {
  /// What every PNG starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var name: String
  var data: [UInt8]

  /// The first chunk, of a picture with eight bits a component and without interlacing.
  static func header(width: Int, height: Int, isOpaque: Bool) -> PNGChunk {
    let size = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    return PNGChunk(name: "IHDR", data: size + [8, isOpaque ? 2 : 6, 0, 0, 0])
  }

  /// The last chunk.
  static let end = PNGChunk(name: "IEND", data: [])

  /// The chunk as a file has it: length, name, data, checksum.
  var bytes: [UInt8] {
    let body = Array(name.utf8) + data
    let checksum = UInt32(libdeflate_crc32(0, body, body.count))
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum)
  }
}

/// The bytes of a number, the highest first.
func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}
