/// A shape that is drawn by code of its own, with numbers that can be animated.
///
/// Two shapes of one name are the same kind, so their numbers may run into each other; with equal
/// numbers they count as equal.
public struct CustomShape: Hashable, Sendable {
  /// The name of the kind, for outlines and messages.
  public let name: String
  /// The numbers that are animated.
  public var values: [Double]
  private let draw: @Sendable (Rect, [Double]) -> Path

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - name: The name of its kind.
  ///   - values: The numbers that are animated.
  ///   - draw: The outline in a box for given numbers; called on any thread.
  public init(
    name: String, values: [Double], draw: @escaping @Sendable (Rect, [Double]) -> Path
  ) { (self.name, self.values, self.draw) = (name, values, draw) }

  /// The outline in a box.
  public func path(in rect: Rect) -> Path { draw(rect, values) }

  /// Whether kind and numbers are the same.
  public static func == (first: CustomShape, second: CustomShape) -> Bool {
    first.name == second.name && first.values == second.values
  }

  /// Hashes kind and numbers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
  }
}
