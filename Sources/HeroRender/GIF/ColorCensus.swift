/// The different colours of a run of pictures, numbered in the order in which they appear.
struct ColorCensus {
  /// The colours by number, `0xRRGGBB`.
  private(set) var colors: [UInt32] = []
  /// How many pixels have each colour, by its number.
  private(set) var counts: [Int] = []

  /// Open addressing over a power of two; 0 is free, else the number of the colour plus 1.
  private var slots = [Int32](repeating: 0, count: 1 << 12)

  /// The number of a transparent pixel.
  static let transparent: Int32 = -1

  /// Counts the pixels of a part of a picture.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; pixels of less than half opacity count as transparent.
  ///   - rect: The part, inside the picture.
  /// - Returns: The numbers of the colours, row after row.
  mutating func take(_ bitmap: Bitmap, in rect: PixelRect) -> [Int32] {
    var numbers: [Int32] = []
    numbers.reserveCapacity(rect.width * rect.height)
    bitmap.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var (last, number): (UInt32, Int32) = (0, Self.transparent)
      for y in rect.y..<(rect.y + rect.height) {
        let start = y * bitmap.width + rect.x
        for pixel in UnsafeBufferPointer(rebasing: pixels[start..<(start + rect.width)]) {
          let pixel = UInt32(littleEndian: pixel)
          if pixel != last {
            last = pixel
            number = pixel >> 24 < 128 ? Self.transparent : self.number(of: Self.opaque(pixel))
          }
          if number >= 0 { counts[Int(number)] += 1 }
          numbers.append(number)
        }
      }
    }
    return numbers
  }

  /// A pixel without its alpha; the colour is the straight one.
  private static func opaque(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel & 0xFF_FFFF }
    func straight(_ component: UInt32) -> UInt32 {
      min(255, (component * 255 + alpha / 2) / alpha)
    }
    return straight(pixel >> 16 & 255) << 16 | straight(pixel >> 8 & 255) << 8
      | straight(pixel & 255)
  }

  private mutating func number(of color: UInt32) -> Int32 {
    var slot = Self.slot(of: color, among: slots.count)
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if colors[Int(number)] == color { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    colors.append(color)
    counts.append(0)
    slots[slot] = Int32(colors.count)
    if colors.count * 2 > slots.count { grow() }
    return Int32(colors.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (number, color) in colors.enumerated() {
      var slot = Self.slot(of: color, among: slots.count)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  /// The place where the search for a colour begins.
  private static func slot(of color: UInt32, among count: Int) -> Int {
    // Multiplied by 2³² ÷ the golden ratio, the high bits differ even for neighbouring colours.
    Int(truncatingIfNeeded: (color &* 2_654_435_769) >> 8) & (count - 1)
  }
}
