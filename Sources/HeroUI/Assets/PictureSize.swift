import Foundation
import HeroCore

/// The extents of a picture file, in pixels, as its header tells them.
struct PictureSize: Hashable, Sendable {
  /// The extents.
  let width, height: Int

  /// Reads the header of a PNG or a JPEG; `nil` for other files.
  init?(contentsOf path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { file.closeFile() }
    // The frame of a JPEG may lie behind profiles and previews of up to a few hundred kilobytes.
    guard let data = try? file.read(upToCount: 1 << 20) else { return nil }
    self.init(header: [UInt8](data))
  }

  /// Reads the first bytes of a file.
  init?(header bytes: [UInt8]) {
    guard let size = Self.png(bytes) ?? Self.jpeg(bytes), size.0 > 0, size.1 > 0 else {
      return nil
    }
    (width, height) = size
  }

  /// - Source: PNG, third edition, 5.2 and 11.2.1: the signature, then the header chunk.
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// - Source: ITU T.81, B.1 and B.2.2: segments with a length each; the frame header has the size.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func word(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {  // filling
        place += 1
        continue
      }
      // All frame headers, but not the tables that stand among them.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (word(place + 7), word(place + 5))
      }
      place += 2 + word(place + 2)
    }
    return nil
  }
}
