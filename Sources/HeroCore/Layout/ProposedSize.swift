/// The size a parent offers: each side a length, 0 (the least), infinity (the most) or `nil` (ideal).
public struct ProposedSize: Hashable, Sendable {
  /// The offered lengths, in points.
  public var width, height: Double?

  /// Creates a proposal.
  public init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }

  /// Offers exactly a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Asks for the ideal size.
  public static let unspecified = ProposedSize(width: nil, height: nil)
  /// Asks for the least size.
  public static let zero = ProposedSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)

  /// A proposal of which the two lengths are known by role.
  public init(_ main: Axis, _ length: Double?, cross: Double?) {
    self =
      main == .horizontal
      ? ProposedSize(width: length, height: cross) : ProposedSize(width: cross, height: length)
  }

  /// The length offered along an axis.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal as a size, with `fallback` where the ideal is asked for.
  public func replacingUnspecified(by fallback: Double = 10) -> Size {
    Size(width: width ?? fallback, height: height ?? fallback)
  }

  /// The proposal less insets; `nil` stays `nil`, and nothing falls below 0.
  public func inset(by insets: Insets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets[.horizontal]) },
      height: height.map { max(0, $0 - insets[.vertical]) })
  }
}
