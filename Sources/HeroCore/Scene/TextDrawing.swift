/// Lines of text whose breaks and places are final.
///
/// Positions are relative to the top-left corner of the node's frame. A renderer draws each line as
/// it stands; it never measures or breaks again.
public struct TextDrawing: Hashable, Sendable {
  /// One line: what it says and where its baseline starts.
  public struct Line: Hashable, Sendable {
    /// The characters of the line, with an ellipsis where it was cut; without trailing spaces.
    public var string: String
    /// Where the first glyph starts and the baseline runs, from the frame's top-left corner.
    public var origin: Point
    /// The advance width, in points.
    public var width: Double

    /// Creates a line.
    public init(string: String, origin: Point, width: Double) {
      (self.string, self.origin, self.width) = (string, origin, width)
    }
  }

  /// The whole string as the author wrote it, before breaking and cutting.
  public var string: String
  /// The lines from top to bottom.
  public var lines: [Line]
  /// The font of all lines.
  public var face: FontFace
  /// What is added to the advance of each character, in points.
  public var tracking: Double
  /// What the glyphs are filled with; gradients span the node's frame.
  public var paint: Paint
  /// Lines drawn under or through the text.
  public var decorations: Set<Decoration>

  /// A line drawn along a line of text.
  public enum Decoration: Hashable, Sendable {
    /// A line just under the baseline.
    case underline
    /// A line through the middle of the small letters.
    case strikethrough
  }

  /// Creates a text.
  public init(
    string: String, lines: [Line], face: FontFace, tracking: Double, paint: Paint,
    decorations: Set<Decoration> = []
  ) {
    (self.string, self.lines, self.face) = (string, lines, face)
    (self.tracking, self.paint, self.decorations) = (tracking, paint, decorations)
  }
}

/// A symbol: one glyph of the icon font, or a placeholder for a name that has none.
public struct SymbolDrawing: Hashable, Sendable {
  /// The name the author wrote, such as `tram.fill`.
  public var name: String
  /// The point size after the image scale, in points.
  public var pointSize: Double
  /// The stroke weight.
  public var weight: FontFace.Weight
  /// What the glyph is filled with; gradients span the node's frame.
  public var paint: Paint

  /// Creates a symbol.
  public init(name: String, pointSize: Double, weight: FontFace.Weight, paint: Paint) {
    (self.name, self.pointSize, self.weight, self.paint) = (name, pointSize, weight, paint)
  }
}
