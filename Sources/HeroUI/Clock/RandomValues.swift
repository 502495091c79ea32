// The functions of the standard library that draw from the system's chance, drawing from ours: those
// of a module that a file imports come before those of the standard library.

extension FixedWidthInteger {
  /// A number out of a range, by chance.
  public static func random(in range: Range<Self>) -> Self {
    var chance = SystemRandomNumberGenerator()
    return random(in: range, using: &chance)
  }

  /// A number out of a range, by chance.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var chance = SystemRandomNumberGenerator()
    return random(in: range, using: &chance)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A number out of a range, by chance.
  public static func random(in range: Range<Self>) -> Self {
    var chance = SystemRandomNumberGenerator()
    return random(in: range, using: &chance)
  }

  /// A number out of a range, by chance.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var chance = SystemRandomNumberGenerator()
    return random(in: range, using: &chance)
  }
}

extension Bool {
  /// True or false, by chance.
  public static func random() -> Bool {
    var chance = SystemRandomNumberGenerator()
    return random(using: &chance)
  }
}

extension Collection {
  /// An element, by chance; `nil` when there is none.
  public func randomElement() -> Element? {
    var chance = SystemRandomNumberGenerator()
    return randomElement(using: &chance)
  }
}

extension Sequence {
  /// The elements in an order made by chance.
  public func shuffled() -> [Element] {
    var chance = SystemRandomNumberGenerator()
    return shuffled(using: &chance)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements into an order made by chance.
  public mutating func shuffle() {
    var chance = SystemRandomNumberGenerator()
    shuffle(using: &chance)
  }
}
