import HeroCore

/// A guide that a type of one's own defines.
public protocol AlignmentID {
  /// Where the guide is in a view that sets none.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and its guides.
public struct ViewDimensions {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  let value: (AlignmentGuide) -> Double

  /// Where a guide is, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(value(guide.guide)) }
  /// Where a guide is, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(value(guide.guide)) }
}

/// A guide by which views line up from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  init(guide: AlignmentGuide) { self.guide = guide }

  /// Creates a guide from a type of one's own.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(id, axis: .horizontal)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The middle.
  public static let center = HorizontalAlignment(guide: .horizontalCenter)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// A guide by which views line up from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  init(guide: AlignmentGuide) { self.guide = guide }

  /// Creates a guide from a type of one's own.
  public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, axis: .vertical) }

  /// The top edge.
  public static let top = VerticalAlignment(guide: .top)
  /// The middle.
  public static let center = VerticalAlignment(guide: .verticalCenter)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

extension AlignmentGuide {
  /// A guide whose default is that of a type, as a fraction of the extent.
  fileprivate init(_ id: any AlignmentID.Type, axis: HeroCore.Axis) {
    // The default is asked for in a view of unit size, in which it is the fraction itself.
    let unit = ViewDimensions(width: 1, height: 1) { $0.fraction }
    self.init(
      name: String(reflecting: id), axis: axis,
      fallback: .fraction(Double(id.defaultValue(in: unit))))
  }

  private var fraction: Double {
    switch fallback {
    case .fraction(let fraction): fraction
    case .firstBaseline, .lastBaseline: 1
    }
  }
}

/// A guide for each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide from left to right.
  public var horizontal: HorizontalAlignment
  /// The guide from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment from two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  var guides: HeroCore.Alignment {
    HeroCore.Alignment(horizontal: horizontal.guide, vertical: vertical.guide)
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle, at the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The leading edge, at the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
}
