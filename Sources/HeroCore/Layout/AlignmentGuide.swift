/// A named line across a view, by which containers line their children up.
public struct AlignmentGuide: Hashable, Sendable {
  /// Where the line is when a view says nothing of its own.
  public enum Default: Hashable, Sendable {
    /// A fraction of the extent: 0 is leading or top, 1 trailing or bottom.
    case fraction(Double)
    /// The first or the last baseline; the bottom where there is no text.
    case firstBaseline, lastBaseline
  }

  /// The name; guides with the same name and axis are the same guide.
  public let name: String
  /// The axis along which the value is measured.
  public let axis: Axis
  /// The value where no view sets one.
  public let fallback: Default

  /// Creates a guide.
  public init(name: String, axis: Axis, fallback: Default) {
    (self.name, self.axis, self.fallback) = (name, axis, fallback)
  }

  /// The leading edge.
  public static let leading = AlignmentGuide(
    name: "leading", axis: .horizontal, fallback: .fraction(0))
  /// The middle from leading to trailing.
  public static let horizontalCenter = AlignmentGuide(
    name: "center", axis: .horizontal, fallback: .fraction(0.5))
  /// The trailing edge.
  public static let trailing = AlignmentGuide(
    name: "trailing", axis: .horizontal, fallback: .fraction(1))
  /// The top edge.
  public static let top = AlignmentGuide(name: "top", axis: .vertical, fallback: .fraction(0))
  /// The middle from top to bottom.
  public static let verticalCenter = AlignmentGuide(
    name: "center", axis: .vertical, fallback: .fraction(0.5))
  /// The bottom edge.
  public static let bottom = AlignmentGuide(name: "bottom", axis: .vertical, fallback: .fraction(1))
  /// The baseline of the first line of text.
  public static let firstTextBaseline = AlignmentGuide(
    name: "firstTextBaseline", axis: .vertical, fallback: .firstBaseline)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = AlignmentGuide(
    name: "lastTextBaseline", axis: .vertical, fallback: .lastBaseline)

  /// Whether the guide is an edge or a middle, which containers do not inherit from their children.
  var isBuiltInEdge: Bool {
    switch fallback {
    case .fraction:
      ["leading", "center", "trailing", "top", "bottom"].contains(name)
    case .firstBaseline, .lastBaseline: false
    }
  }

  /// The value in a view of a size that sets none.
  func defaultValue(in size: Size) -> Double {
    switch fallback {
    // Of an endless extent 0 is still the start.
    case .fraction(let fraction): fraction == 0 ? 0 : size[axis] * fraction
    case .firstBaseline, .lastBaseline: size.height
    }
  }
}

/// A guide for each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: AlignmentGuide
  /// The guide along the vertical axis.
  public var vertical: AlignmentGuide

  /// Creates an alignment from two guides.
  public init(horizontal: AlignmentGuide, vertical: AlignmentGuide) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The guide along an axis.
  subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }

  /// Both middles.
  public static let center = Alignment(
    horizontal: .horizontalCenter, vertical: .verticalCenter)
  /// The top-left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
}
