import HeroCore

/// A rectangle of whole pixels; without extent where there is none.
struct PixelRect: Hashable {
  /// The first column and row.
  var x, y: Int
  /// The number of columns and rows; not negative.
  var width, height: Int

  /// Nothing.
  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// All pixels that a rectangle in pixels touches.
  init(covering rect: Rect) {
    guard rect.width >= 0, rect.height >= 0, rect.minX.isFinite, rect.maxX.isFinite,
      rect.minY.isFinite, rect.maxY.isFinite
    else {
      self = .empty
      return
    }
    // Far beyond any picture, so that the whole numbers below cannot overflow.
    func clamped(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
    let (left, top) = (clamped(rect.minX.rounded(.down)), clamped(rect.minY.rounded(.down)))
    self.init(
      x: left, y: top, width: clamped(rect.maxX.rounded(.up)) - left,
      height: clamped(rect.maxY.rounded(.up)) - top)
  }

  /// All pixels that a rectangle in pixels covers wholly.
  init(inside rect: Rect) {
    self.init(
      covering: Rect(
        x: rect.minX.rounded(.up), y: rect.minY.rounded(.up),
        width: rect.maxX.rounded(.down) - rect.minX.rounded(.up),
        height: rect.maxY.rounded(.down) - rect.minY.rounded(.up)))
  }

  /// The number of pixels.
  var area: Int { width * height }

  /// Whether there is no pixel.
  var isEmpty: Bool { width == 0 || height == 0 }

  /// The pixels that both have.
  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }

  /// What is left around a part: above, left, right, below; all of it if the part is empty.
  func around(_ part: PixelRect) -> [PixelRect] {
    guard !part.isEmpty else { return [self] }
    let (right, bottom) = (part.x + part.width, part.y + part.height)
    return [
      PixelRect(x: x, y: y, width: width, height: part.y - y),
      PixelRect(x: x, y: part.y, width: part.x - x, height: part.height),
      PixelRect(x: right, y: part.y, width: x + width - right, height: part.height),
      PixelRect(x: x, y: bottom, width: width, height: y + height - bottom),
    ].filter { !$0.isEmpty }
  }

  /// The smallest rectangle with the pixels of both.
  func union(_ other: PixelRect) -> PixelRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The rectangle grown by a number of pixels on every side.
  func grown(by margin: Int) -> PixelRect {
    PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

/// A length in pixels rounded up; 0 for what is no number, and no more than any picture can have.
func wholePixels(_ length: Double) -> Int { Int(max(0, min(length, 1e6)).rounded(.up)) }
