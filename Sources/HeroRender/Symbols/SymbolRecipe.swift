import HeroCore

/// How a glyph of the icon font becomes a symbol.
struct SymbolRecipe: Hashable {
  /// The name of the glyph.
  var ligature: String
  /// How much larger than a full-size glyph it is drawn.
  var scale = 1.0
  /// Quarter turns clockwise.
  var turns = 0

  /// Reads a recipe such as `arrow_back_ios_new*0.87@1`.
  init(_ text: Substring) {
    let turned = text.split(separator: "@")
    let scaled = turned[0].split(separator: "*")
    ligature = String(scaled[0])
    if scaled.count > 1 {
      guard let factor = Double(scaled[1]) else { preconditionFailure("bad scale in \(text)") }
      scale = factor
    }
    if turned.count > 1 {
      guard let count = Int(turned[1]) else { preconditionFailure("bad turn in \(text)") }
      turns = count
    }
  }

  /// A glyph's outline, scaled and turned.
  func apply(to outline: Path, scale factor: Double) -> Path {
    var map = Affine.scale(x: scale * factor, y: scale * factor, about: .zero)
    // Exact, unlike rotations through sine and cosine.
    let quarterTurn = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    for _ in 0..<turns { map = map.then(quarterTurn) }
    return outline.applying(map)
  }
}
