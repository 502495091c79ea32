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

  /// The chunks of a PNG that we wrote ourselves.
  static func read(_ file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var position = signature.count
    while position + 12 <= file.count {
      let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let start = position + 8
      let name = String(decoding: file[(position + 4)..<start], as: UTF8.self)
      chunks.append(PNGChunk(name: name, data: Array(file[start..<(start + length)])))
      position = start + length + 4
    }
    return chunks
  }
}

/// The bytes of a number, the highest first.
func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}
