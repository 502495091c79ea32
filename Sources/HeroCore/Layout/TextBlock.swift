/// A text that has been measured but not yet broken into lines.
///
/// Breaking is arithmetic on advances, so a text can be laid out at another width in every frame
/// without asking a font again.
public struct TextBlock: Hashable, Sendable {
  /// Where short lines stand within the text's own width.
  public enum LineAlignment: Hashable, Sendable {
    /// At the start, in the middle, or at the end.
    case leading, center, trailing
  }

  /// Where a text that is cut shows its ellipsis.
  public enum Truncation: Hashable, Sendable {
    /// At the start, in the middle, or at the end of the last line.
    case head, middle, tail
  }

  /// The string as the author wrote it.
  public var string: String
  /// The advances of its clusters.
  public var shaped: ShapedText
  /// The font.
  public var face: FontFace
  /// What is added to each advance, in points.
  public var tracking: Double
  /// What the glyphs are filled with.
  public var paint: Paint
  /// The distance between baselines, in points; `nil` for the font's own line box.
  public var leading: Double?
  /// What is added between lines, in points.
  public var lineSpacing = 0.0
  /// The most lines; `nil` for any number.
  public var lineLimit: Int?
  /// Whether the height of `lineLimit` lines is kept with fewer.
  public var reservesSpace = false
  /// Where short lines stand.
  public var lineAlignment = LineAlignment.leading
  /// Where an ellipsis goes.
  public var truncation = Truncation.tail
  /// The smallest factor by which the font may shrink before text is cut; 1 for never.
  public var minimumScaleFactor = 1.0
  /// Lines drawn along the text.
  public var decorations: Set<TextDrawing.Decoration> = []
  /// Pixels per point, to which sizes are rounded up.
  public var scale: Double

  /// Creates a text.
  public init(
    string: String, shaped: ShapedText, face: FontFace, tracking: Double, paint: Paint,
    leading: Double?, scale: Double
  ) {
    (self.string, self.shaped, self.face, self.tracking) = (string, shaped, face, tracking)
    (self.paint, self.leading, self.scale) = (paint, leading, scale)
  }

  /// The size the text answers to a proposal.
  public func size(for proposal: ProposedSize) -> Size { lines(for: proposal).size }

  /// The first and the last baseline in a box of a size, from its top.
  func baselines(in size: Size) -> (first: Double, last: Double) {
    let lines = lines(for: ProposedSize(size))
    return (lines.baseline(0), lines.baseline(max(0, lines.lines.count - 1)))
  }

  /// The lines as they are drawn in a box of a size.
  public func drawing(in size: Size) -> TextDrawing {
    let set = lines(for: ProposedSize(size))
    var face = face
    face.size *= set.factor
    return TextDrawing(
      string: string,
      lines: set.lines.enumerated().map { index, line in
        let slack = set.size.width - line.width
        let x =
          switch lineAlignment {
          case .leading: 0.0
          case .center: slack / 2
          case .trailing: slack
          }
        return TextDrawing.Line(
          string: line.string, origin: Point(x: x, y: set.baseline(index)), width: line.width)
      }, face: face, tracking: tracking * set.factor, paint: paint, decorations: decorations)
  }

  /// The lines for a proposal, with the font shrunk as little as is needed and allowed.
  private func lines(for proposal: ProposedSize) -> LineSet {
    let full = LineSet(breaking: self, for: proposal, factor: 1)
    guard full.isCut, minimumScaleFactor < 1 else { return full }
    // Phones shrink in small steps; a hundredth is finer than a pixel at every size in use.
    let steps = Int(((1 - max(minimumScaleFactor, 0.01)) * 100).rounded(.down))
    for step in stride(from: 1, through: steps, by: 1) {
      let set = LineSet(breaking: self, for: proposal, factor: 1 - Double(step) / 100)
      if !set.isCut { return set }
    }
    return LineSet(breaking: self, for: proposal, factor: minimumScaleFactor)
  }
}
