import HeroCore

/// A length that grows and shrinks with the size of text the person has chosen.
///
/// - Source: the value is scaled by the leading of its text style and rounded to a pixel.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: BindableProperty {
  private let value: Value
  private let style: Font.TextStyle
  private var scaled: Value

  /// Creates a length that scales like a text style.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    (value, scaled, self.style) = (wrappedValue, wrappedValue, style)
  }

  /// The length, in points, at the chosen size.
  public var wrappedValue: Value { scaled }

  mutating func bind(field: String, in context: ResolveContext) {
    let (environment, scale) = (context.environment, context.environment.displayScale)
    scaled = Value(
      TypeTable.scaled(
        Double(value), relativeTo: style, at: environment.dynamicTypeSize, scale: scale))
  }
}
