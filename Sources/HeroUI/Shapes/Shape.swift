import HeroCore

/// An outline that can be filled, stroked and cut with.
@preconcurrency public protocol Shape: View, Sendable {
  /// The outline in a box, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size the shape answers to a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape that can be made smaller by a distance from its edge.
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape whose edge is `amount` points inside this one's.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// The size a parent offers, as layouts of one's own see it.
public struct ProposedViewSize: Hashable, Sendable {
  /// The offered lengths, in points; `nil` asks for the ideal.
  public var width, height: CGFloat?
  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Offers exactly a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal as a size, with `size` where the ideal is asked for.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// A shape that the core knows by name, so that it stays a shape in every output.
protocol NamedShape: Shape {
  nonisolated var named: BoxShape { get }
}

extension NamedShape {
  /// The outline in a box, as the core draws it.
  public nonisolated func path(in rect: CGRect) -> Path { Path(named.path(in: Rect(rect))) }
}

extension Shape {
  /// Takes the proposal, and 10 where the ideal is asked for.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape as the core draws it.
  nonisolated var boxShape: BoxShape {
    if let named = self as? any NamedShape { return named.named }
    return .custom(CustomShape(self))
  }

  /// The shape filled with the foreground style.
  public var body: FilledShape<Self> { FilledShape(shape: self, style: nil) }

  /// The shape filled with a style.
  public func fill<Style: ShapeStyle>(
    _ style: Style = ForegroundStyle(), style fillStyle: FillStyle = FillStyle()
  ) -> FilledShape<Self> { FilledShape(shape: self, style: AnyShapeStyle(style)) }

  /// The line around the shape, drawn half inside and half outside.
  public func stroke<Style: ShapeStyle>(
    _ style: Style = ForegroundStyle(), lineWidth: CGFloat = 1
  ) -> StrokedShape<Self> { stroke(style, style: StrokeStyle(lineWidth: lineWidth)) }

  /// The line around the shape, drawn half inside and half outside.
  public func stroke<Style: ShapeStyle>(
    _ style: Style = ForegroundStyle(), style line: StrokeStyle
  ) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: AnyShapeStyle(style), line: line)
  }
}

extension InsettableShape {
  /// The line around the shape, drawn inside it.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style = ForegroundStyle(), lineWidth: CGFloat = 1
  ) -> some View { strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth)) }

  /// The line around the shape, drawn inside it.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style = ForegroundStyle(), style line: StrokeStyle
  ) -> some View { inset(by: line.lineWidth / 2).stroke(style, style: line) }
}

/// How the inside of a shape is told from the outside.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that are surrounded twice are outside.
  public var isEOFilled: Bool
  /// Whether edges are softened; they always are.
  public var isAntialiased: Bool
  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// A shape filled with a style.
public struct FilledShape<S: Shape>: View, LeafView {
  /// Never called: a filled shape is drawn.
  public typealias Body = Never

  let shape: S
  let style: AnyShapeStyle?

  func leaf(in context: ResolveContext) -> Leaf {
    let style = style ?? AnyShapeStyle(ForegroundStyle())
    return .shape(shape.boxShape, style.paint(in: context.environment))
  }

  /// The same shape with a line around it.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> some View { overlay { shape.stroke(style, lineWidth: lineWidth) } }
}

/// The line around a shape.
public struct StrokedShape<S: Shape>: View, LeafView {
  /// Never called: a stroked shape is drawn.
  public typealias Body = Never

  let shape: S
  let style: AnyShapeStyle
  let line: StrokeStyle

  func leaf(in context: ResolveContext) -> Leaf {
    .stroke(shape.boxShape, line.core, style.paint(in: context.environment))
  }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width, in points.
  public var lineWidth: CGFloat
  /// The ends of the line.
  public var lineCap: CGLineCap
  /// The corners of the line.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner may reach, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points.
  public var dash: [CGFloat]
  /// Where in the dashes the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a line style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  var core: HeroCore.StrokeStyle {
    HeroCore.StrokeStyle(
      lineWidth: Double(lineWidth), cap: lineCap.core, join: lineJoin.core,
      dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}

/// The end of a line.
public enum CGLineCap: Hashable, Sendable {
  /// The three ends.
  case butt, round, square

  var core: HeroCore.StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The corner of a line.
public enum CGLineJoin: Hashable, Sendable {
  /// The three corners.
  case miter, round, bevel

  var core: HeroCore.StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
