import Foundation

/// The outcome of comparing two pictures.
public enum PictureComparison: Hashable, Sendable {
  /// Every pixel is the same.
  case equal
  /// The extents differ, so that nothing can be compared.
  case size(expected: PixelSize, actual: PixelSize)
  /// Some pixels differ.
  case different(PictureDifference)

  /// Compares pixel by pixel.
  ///
  /// - Parameters:
  ///   - expected: The golden's picture.
  ///   - actual: The picture that was drawn.
  public init(expected: Bitmap, actual: Bitmap) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self = .size(
        expected: PixelSize(width: expected.width, height: expected.height),
        actual: PixelSize(width: actual.width, height: actual.height))
      return
    }
    self = PictureDifference(expected: expected, actual: actual).map(Self.different) ?? .equal
  }
}

/// Whole extents, in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The numbers of columns and rows.
  public var width, height: Int

  /// Creates extents.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// How two pictures of the same extents differ.
public struct PictureDifference: Hashable, Sendable {
  /// How many pixels differ.
  public var count: Int
  /// The largest difference of one component, from 1 to 255.
  public var largest: Int
  /// The smallest box around all differing pixels.
  public var left, top, width, height: Int
  /// By how many pixels the picture has moved, where that is all that has happened.
  public var shift: Shift?

  /// A whole picture that has moved.
  public struct Shift: Hashable, Sendable {
    /// Pixels to the right and down.
    public var right, down: Int

    /// Creates a shift.
    public init(right: Int, down: Int) { (self.right, self.down) = (right, down) }
  }

  /// Compares; `nil` when nothing differs.
  init?(expected: Bitmap, actual: Bitmap) {
    var (count, largest) = (0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    let width = expected.width
    expected.pixels.withUnsafeBytes { old in
      actual.pixels.withUnsafeBytes { new in
        for pixel in 0..<(width * expected.height) {
          let start = 4 * pixel
          let before = old.loadUnaligned(fromByteOffset: start, as: UInt32.self)
          let after = new.loadUnaligned(fromByteOffset: start, as: UInt32.self)
          guard before != after else { continue }
          count += 1
          for offset in start..<(start + 4) {
            largest = max(largest, abs(Int(old[offset]) - Int(new[offset])))
          }
          let (y, x) = pixel.quotientAndRemainder(dividingBy: width)
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        }
      }
    }
    guard count > 0 else { return nil }
    (self.count, self.largest, self.left, self.top) = (count, largest, left, top)
    (self.width, self.height) = (right - left + 1, bottom - top + 1)
    shift = Self.shift(expected, actual)
  }

  /// Looks for a move by at most two pixels that explains every pixel both pictures have.
  private static func shift(_ expected: Bitmap, _ actual: Bitmap) -> Shift? {
    for distance in 1...2 {
      for down in -distance...distance {
        for right in -distance...distance where max(abs(down), abs(right)) == distance {
          if isShifted(expected, actual, right: right, down: down) {
            return Shift(right: right, down: down)
          }
        }
      }
    }
    return nil
  }

  private static func isShifted(
    _ expected: Bitmap, _ actual: Bitmap, right: Int, down: Int
  ) -> Bool {
    let (width, height) = (expected.width, expected.height)
    let columns = max(0, right)..<min(width, width + right)
    let rows = max(0, down)..<min(height, height + down)
    guard !columns.isEmpty, !rows.isEmpty else { return false }
    return expected.pixels.withUnsafeBytes { old in
      actual.pixels.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return false }
        for y in rows {
          let target = 4 * (y * width + columns.lowerBound)
          let source = 4 * ((y - down) * width + columns.lowerBound - right)
          guard memcmp(new + target, old + source, 4 * columns.count) == 0 else { return false }
        }
        return true
      }
    }
  }

  /// What differs, in words.
  public var words: String {
    let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    let moved = shift.map { shift in
      let parts = [
        shift.right == 0
          ? nil : "\(abs(shift.right)) px to the \(shift.right > 0 ? "right" : "left")",
        shift.down == 0 ? nil : "\(abs(shift.down)) px \(shift.down > 0 ? "down" : "up")",
      ].compactMap(\.self)
      return "; the whole picture has moved \(parts.joined(separator: " and "))"
    }
    return "\(pixels), largest channel difference \(largest), in the box "
      + "x \(left)–\(left + width - 1), y \(top)–\(top + height - 1)" + (moved ?? "")
  }
}
