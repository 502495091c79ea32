import HeroCore

/// Pictures that share a palette, as numbers of colours.
struct GIFRun {
  /// One picture, or the part of it that changed.
  struct Frame {
    var rect: PixelRect
    /// The numbers of the colours in the rectangle, row after row.
    var colors: ColorNumbers
    var duration: Rational
  }

  private(set) var frames: [Frame] = []
  private(set) var census = ColorCensus()
  private(set) var pixelCount = 0

  /// The number of pictures.
  var count: Int { frames.count }

  /// Adds a part of a picture; the first part of a run is a whole one.
  mutating func add(_ picture: Bitmap, in rect: PixelRect, for duration: Rational) {
    let colors = ColorNumbers(census.take(picture, in: rect))
    frames.append(Frame(rect: rect, colors: colors, duration: duration))
    pixelCount += rect.width * rect.height
  }

  /// Shows the last picture for longer.
  mutating func lengthenLast(by duration: Rational) {
    frames[frames.count - 1].duration = frames[frames.count - 1].duration + duration
  }
}

/// Numbers of colours, in two bytes each where those suffice: a run holds millions of them.
enum ColorNumbers {
  case narrow([UInt16])
  case wide([Int32])

  /// What stands for transparent among the narrow ones.
  private static let clear = UInt16.max

  init(_ numbers: [Int32]) {
    guard numbers.allSatisfy({ $0 < Int32(Self.clear) }) else {
      self = .wide(numbers)
      return
    }
    self = .narrow(numbers.map { $0 < 0 ? Self.clear : UInt16($0) })
  }

  var count: Int {
    switch self {
    case .narrow(let numbers): numbers.count
    case .wide(let numbers): numbers.count
    }
  }

  /// The number at an index; negative for a transparent pixel.
  subscript(index: Int) -> Int32 {
    switch self {
    case .narrow(let numbers): Self.widened(numbers[index])
    case .wide(let numbers): numbers[index]
    }
  }

  /// The numbers in a range of indices.
  subscript(range: Range<Int>) -> [Int32] {
    switch self {
    case .narrow(let numbers): numbers[range].map(Self.widened)
    case .wide(let numbers): Array(numbers[range])
    }
  }

  private static func widened(_ number: UInt16) -> Int32 {
    number == clear ? ColorCensus.transparent : Int32(number)
  }
}
