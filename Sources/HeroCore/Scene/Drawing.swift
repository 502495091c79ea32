/// Everything a writer has to know how to paint.
///
/// Adding a case breaks every writer's `switch` until it is handled, which is the point: no writer
/// may write `default`. Indirect, because a drawing mostly stays the same from frame to frame: to take
/// it over is to share it.
public indirect enum Drawing: Hashable, Sendable {
  /// A group: only its children are drawn.
  case nothing
  /// A filled shape in the node's frame.
  case fill(BoxShape, Paint)
  /// The line around a shape in the node's frame.
  case stroke(BoxShape, StrokeStyle, Paint)
  /// Lines of text.
  case text(TextDrawing)
  /// A symbol, centred in the node's frame.
  case symbol(SymbolDrawing)
  /// A bitmap, stretched over the node's frame.
  case image(ImageSource)
}

/// A bitmap file and its size.
public struct ImageSource: Hashable, Sendable {
  /// The name the author wrote.
  public var name: String
  /// The path of the file; `nil` for a name without a file, which draws a placeholder.
  public var path: String?
  /// The natural size, in points.
  public var size: Size
  /// What the opaque parts are painted with instead of their own colours; `nil` for those.
  public var tint: ResolvedColor?
  /// Whether pixels are blended when the picture is stretched.
  public var isSmooth = true

  /// Creates an image reference.
  public init(name: String, path: String?, size: Size) {
    (self.name, self.path, self.size) = (name, path, size)
  }
}

/// How a line is drawn around a shape.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's end.
  public enum Cap: Hashable, Sendable {
    /// The three ends: cut at the end point, round beyond it, square beyond it.
    case butt, round, square
  }
  /// The shape of a corner of the line.
  public enum Join: Hashable, Sendable {
    /// The three corners: pointed, round, cut off.
    case miter, round, bevel
  }

  /// The width of the line, in points.
  public var lineWidth: Double
  /// The ends.
  public var cap: Cap
  /// The corners.
  public var join: Join
  /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public var dash: [Double]
  /// Where in the dash pattern the line starts, in points.
  public var dashPhase: Double
  /// The part of the outline that is drawn, as fractions of its length from 0 to 1.
  public var trim: ClosedRange<Double>

  /// Creates a line style; one point wide and unbroken unless told otherwise.
  public init(
    lineWidth: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0, trim: ClosedRange<Double> = 0...1
  ) {
    (self.lineWidth, self.cap, self.join) = (lineWidth, cap, join)
    (self.dash, self.dashPhase, self.trim) = (dash, dashPhase, trim)
  }
}
