/// Several moments beside each other, each with a line below it, as one scene.
///
/// Any writer draws it like the scenes it is made of.
public struct ContactSheet: Hashable, Sendable {
  /// One picture of the sheet.
  public struct Cell: Hashable, Sendable {
    /// What it shows.
    public var scene: Scene
    /// What stands below it, such as its time.
    public var caption: String

    /// Creates a cell.
    public init(scene: Scene, caption: String) { (self.scene, self.caption) = (scene, caption) }
  }

  /// The pictures, row after row; at least one.
  public var cells: [Cell]
  /// How many stand in a row; at least 1.
  public var columns: Int
  /// How wide each is shown, in points.
  public var cellWidth: Double

  /// The space between pictures and around them, and that for a caption, in points.
  private static let (gap, captionHeight) = (16.0, 24.0)
  private static let face = FontFace(size: 12)

  /// Creates a sheet.
  ///
  /// Traps without a cell; all cells should show displays of one size.
  ///
  /// - Parameters:
  ///   - cells: The pictures, row after row.
  ///   - columns: How many stand in a row; six unless told otherwise.
  ///   - cellWidth: How wide each is shown, in points.
  public init(cells: [Cell], columns: Int = 6, cellWidth: Double = 160) {
    precondition(!cells.isEmpty, "a contact sheet needs a picture")
    precondition(columns >= 1 && cellWidth > 0, "\(columns) columns of \(cellWidth) points")
    (self.cells, self.columns) = (cells, min(columns, cells.count))
    self.cellWidth = cellWidth
  }

  /// How many cells fit the look of a sheet, for so many frames.
  public static func usualCount(ofFrames count: Int) -> Int { min(count, 12) }

  /// The sheet as a scene.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - background: What is behind the pictures; each keeps its own background.
  ///   - measurer: Measures the captions.
  /// - Returns: The scene.
  public func scene(
    scale: Double, background: ResolvedColor, measurer: TextMeasurer
  ) -> Scene {
    let rows = (cells.count + columns - 1) / columns
    let pitch = Size(
      width: cellWidth + Self.gap, height: cellHeight + Self.captionHeight + Self.gap)
    let size = Size(
      width: Self.gap + Double(columns) * pitch.width,
      height: Self.gap + Double(rows) * pitch.height)
    let ink = background.contrastingInk
    let nodes = cells.enumerated().map { index, cell in
      let corner = Point(
        x: Self.gap + Double(index % columns) * pitch.width,
        y: Self.gap + Double(index / columns) * pitch.height)
      return node(cell, index, at: corner, ink: ink, measurer)
    }
    return Scene(
      size: size, scale: scale, background: background,
      root: SceneNode("sheet", frame: Rect(origin: .zero, size: size), children: nodes))
  }

  private var cellHeight: Double {
    let tallest = cells.map { $0.scene.size.height / $0.scene.size.width }.max() ?? 1
    return (cellWidth * tallest).rounded()
  }

  private func node(
    _ cell: Cell, _ index: Int, at corner: Point, ink: ResolvedColor, _ measurer: TextMeasurer
  ) -> SceneNode {
    let display = Rect(origin: .zero, size: cell.scene.size)
    let factor = cellWidth / display.width
    let name = "sheet/\(index)"
    let ground = SceneNode(
      "\(name)/ground", frame: display,
      drawing: .fill(.rectangle, .color(cell.scene.background)))
    let picture = SceneNode(
      "\(name)/picture", frame: display,
      transform: Affine(a: factor, b: 0, c: 0, d: factor, tx: corner.x, ty: corner.y),
      clip: .rectangle, children: [ground, cell.scene.root])
    let shown = Rect(
      x: corner.x, y: corner.y, width: cellWidth, height: display.height * factor)
    let edge = SceneNode(
      "\(name)/edge", frame: shown,
      drawing: .stroke(
        .rectangle, StrokeStyle(lineWidth: 0.5), .color(ink.multiplyingOpacity(by: 0.25))))
    return SceneNode(
      name, frame: shown,
      children: [picture, edge, caption(cell.caption, name, below: shown, ink: ink, measurer)])
  }

  private func caption(
    _ string: String, _ name: String, below picture: Rect, ink: ResolvedColor,
    _ measurer: TextMeasurer
  ) -> SceneNode {
    let width = measurer.shape(string, Self.face).clusters.reduce(0) { $0 + $1.advance }
    let line = TextDrawing.Line(
      string: string, origin: Point(x: (picture.width - width) / 2, y: 16), width: width)
    return SceneNode(
      "\(name)/caption",
      frame: Rect(
        x: picture.minX, y: picture.maxY, width: picture.width, height: Self.captionHeight),
      drawing: .text(
        TextDrawing(
          string: string, lines: [line], face: Self.face, tracking: 0,
          paint: .color(ink.multiplyingOpacity(by: 0.7)))))
  }
}

extension ResolvedColor {
  /// Black or white, whichever is read more easily on this colour; on a clear one, grey.
  var contrastingInk: ResolvedColor {
    guard opacity >= 0.5 else { return ResolvedColor(hex: 0x808080) }
    return 0.3 * red + 0.6 * green + 0.1 * blue > 0.5 ? .black : .white
  }
}
