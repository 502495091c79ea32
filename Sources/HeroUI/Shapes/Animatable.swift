import HeroCore

/// Numbers that can be added and scaled, and so be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes the value `rhs` times as large.
  mutating func scale(by rhs: Double)
  /// The square of the distance from zero.
  var magnitudeSquared: Double { get }
}

/// A value of which some numbers are animated.
public protocol Animatable {
  /// The type of the numbers.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The numbers.
  var animatableData: AnimatableData { get set }
}

/// No number at all.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates nothing.
  public init() {}
  /// Nothing.
  public static let zero = EmptyAnimatableData()
  /// Nothing and nothing.
  public static func + (_: Self, _: Self) -> Self { Self() }
  /// Nothing less nothing.
  public static func - (_: Self, _: Self) -> Self { Self() }
  /// Nothing stays nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// Zero in both.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums of both.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// The differences of both.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Scales both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The square of the distance from zero.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Numbers that can be listed, which is what a track animates.
protocol ListableVector {
  var list: [Double] { get }
  /// Takes its numbers from the front of a list.
  mutating func take(from list: inout ArraySlice<Double>)
}

extension Double: ListableVector {
  var list: [Double] { [self] }
  mutating func take(from list: inout ArraySlice<Double>) { self = list.removeFirst() }
}
extension Float: ListableVector {
  var list: [Double] { [Double(self)] }
  mutating func take(from list: inout ArraySlice<Double>) { self = Float(list.removeFirst()) }
}
extension CGFloat: ListableVector {
  var list: [Double] { [Double(self)] }
  mutating func take(from list: inout ArraySlice<Double>) { self = CGFloat(list.removeFirst()) }
}
extension EmptyAnimatableData: ListableVector {
  var list: [Double] { [] }
  mutating func take(from list: inout ArraySlice<Double>) {}
}
extension AnimatablePair: ListableVector {
  var list: [Double] { first.listed + second.listed }
  mutating func take(from list: inout ArraySlice<Double>) {
    first.takeListed(from: &list)
    second.takeListed(from: &list)
  }
}

extension VectorArithmetic {
  /// The numbers; none for a type of one's own, which then jumps.
  var listed: [Double] { (self as? any ListableVector)?.list ?? [] }

  mutating func takeListed(from list: inout ArraySlice<Double>) {
    guard var listable = self as? any ListableVector else { return }
    listable.take(from: &list)
    if let taken = listable as? Self { self = taken }
  }
}
