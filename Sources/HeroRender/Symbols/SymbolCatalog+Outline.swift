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
      return SymbolOutline(
        centring: recipe.apply(to: outline, scale: fullSize * size), strokeWidth: stroke)
    }
    let badge = badge(for: name)
    let drawn = badge.flatMap { badge in
      if badge.isText { return badge.outline(around: text(badge.content)) }
      // Inside a plate Apple shows the filled variant.
      guard let recipe = recipe(for: badge.content + ".fill") ?? recipe(for: badge.content),
        let outline = glyph(recipe.ligature)
      else { return nil }
      return badge.outline(around: recipe.apply(to: outline, scale: 1))
    }
    return SymbolOutline(
      centring: (drawn ?? placeholder(text("?"))).applying(
        .scale(x: size, y: size, about: .zero)),
      strokeWidth: stroke / 2)
  }

  /// A rounded square with a question mark: a name that has no symbol must be seen.
  private static func placeholder(_ questionMark: Path) -> Path {
    guard let badge = SymbolBadge("a.square") else { return questionMark }
    return badge.outline(around: questionMark)
  }
}
