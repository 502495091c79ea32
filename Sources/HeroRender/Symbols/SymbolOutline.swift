import HeroCore

/// A symbol ready to be drawn at any size: lengths are in em, the ink is centred on the origin.
struct SymbolOutline {
  /// What is filled.
  var path: Path
  /// The width of a line drawn around the outline as well, which makes it bolder; 0 for none.
  var strokeWidth: Double
  /// The smallest rectangle around the ink, the line included.
  var ink: Rect

  /// Moves an outline so that its ink is centred.
  init(centring path: Path, strokeWidth: Double) {
    let bounds = path.bounds
    let shift = Point.zero - bounds.center
    self.path = path.applying(.translation(shift))
    self.strokeWidth = strokeWidth
    ink = bounds.offset(by: shift).inset(by: Insets(all: -strokeWidth / 2))
  }

  /// The size of the box that layout gives the symbol, in em.
  ///
  /// An SF Symbol's image is larger than its ink: measured margins are 0.0886 em above and below
  /// and 0.125 em at the sides for one symbol, 0.18 to 0.25 em of width over several. The middle of
  /// the estimates is taken.
  var boxSize: Size { Size(width: ink.width + 0.2, height: ink.height + 0.18) }
}
