import HeroCore

extension SymbolCatalog {
  /// The outline of a symbol.
  ///
  /// - Parameters:
  ///   - name: An SF Symbol's name.
  ///   - weight: The weight it is drawn in.
  ///   - text: The outline of a badge's text in em.
  ///   - glyph: The outline of an icon in em, by its ligature; `nil` if the font has none.
  /// - Returns: The symbol, or the placeholder for a name without one.
  static func outline(
    _ name: String, weight: FontFace.Weight, text: (String) -> Path, glyph: (String) -> Path?
  ) -> SymbolOutline {
    let stroke = strokeWidth(of: name, weight)
    let size = sizeFactor(of: name, weight)
    if let recipe = recipe(for: name), let outline = glyph(recipe.ligature) {
      let scale = fullSize * recipe.scale * size
      var map = Affine.scale(x: scale, y: scale, about: .zero)
      for _ in 0..<recipe.turns { map = map.then(quarterTurn) }
      return SymbolOutline(centring: outline.applying(map), strokeWidth: stroke)
    }
    let drawn = SymbolBadge(name).map { $0.outline(text: text($0.text)) } ?? placeholder(text("?"))
    return SymbolOutline(
      centring: drawn.applying(.scale(x: size, y: size, about: .zero)), strokeWidth: stroke / 2)
  }

  /// A rounded square with a question mark: a name that has no symbol must be seen.
  private static func placeholder(_ questionMark: Path) -> Path {
    guard let badge = SymbolBadge("a.square") else { return questionMark }
    return badge.outline(text: questionMark)
  }

  /// Exact, unlike a rotation by 90° through sine and cosine.
  private static let quarterTurn = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
}
