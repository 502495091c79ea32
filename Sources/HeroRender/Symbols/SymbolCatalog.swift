import HeroCore

/// Which glyph of the icon font stands in for an SF Symbol.
///
/// Apple's artwork may not be shipped, so names map to Material Icons of the same meaning, drawn at
/// the size of SF Symbols. Letters, numbers and symbols in circles and squares are put together.
public enum SymbolCatalog {
  /// Whether a name has a symbol; other names draw a placeholder that is seen to be one.
  ///
  /// - Parameter name: An SF Symbol's name, such as `tram.fill`.
  /// - Returns: Whether the name is listed or follows a rule.
  public static func isMapped(_ name: String) -> Bool {
    recipe(for: name) != nil || badge(for: name) != nil
  }

  /// All names that the table lists, sorted; `isMapped` knows a few more by rule.
  public static var names: [String] { recipes.keys.sorted() }

  /// The recipe of a name; a filled variant that is not listed takes the plain one, and back,
  /// unless it can be put together.
  static func recipe(for name: String) -> SymbolRecipe? {
    if let listed = recipes[name] { return listed }
    guard badge(for: name) == nil else { return nil }
    return name.hasSuffix(".fill") ? recipes[String(name.dropLast(5))] : recipes[name + ".fill"]
  }

  /// The badge of a name that is not listed itself; `nil` if it shows nothing that is known.
  static func badge(for name: String) -> SymbolBadge? {
    guard let badge = SymbolBadge(name) else { return nil }
    return badge.isText || recipe(for: badge.content) != nil ? badge : nil
  }

  /// Font size over point size for a full-size glyph.
  ///
  /// An icon's circle is 20/24 of its em; that of `circle.fill` is 0.9961 of the point size.
  static let fullSize = 0.9961 / (20.0 / 24.0)

  /// Width of the line around the outline of a symbol for a weight, in em.
  ///
  /// From regular to heavy the diameter of `circle.fill` grows by 0.0703 em while the font's
  /// weight value rises by 0.56; a line around the outline grows it as much and thickens its parts.
  /// Filled symbols have none: it would close what is cut out of them.
  static func strokeWidth(of name: String, _ weight: FontFace.Weight) -> Double {
    isFilled(name) ? 0 : max(0, growth(weight))
  }

  /// Size of a symbol for a weight: where no line makes it as large as Apple's, or when it would
  /// have to be thinner than the glyph.
  static func sizeFactor(of name: String, _ weight: FontFace.Weight) -> Double {
    1 + (isFilled(name) ? growth(weight) : min(0, growth(weight)))
  }

  private static func isFilled(_ name: String) -> Bool {
    name.split(separator: ".").contains("fill")
  }

  private static func growth(_ weight: FontFace.Weight) -> Double {
    weight.fontValue * (weight < .regular ? (0.9961 - 0.9463) / 0.4 : 0.0703 / 0.56)
  }

  private static let recipes: [String: SymbolRecipe] = {
    var recipes: [String: SymbolRecipe] = [:]
    for line in "\(symbolTable)\n\(symbolTableOfThings)".split(separator: "\n") {
      let words = line.split(separator: " ")
      let recipe = SymbolRecipe(words[0])
      for name in words.dropFirst() {
        let earlier = recipes.updateValue(recipe, forKey: String(name))
        precondition(earlier == nil, "\(name) is listed twice")
      }
    }
    return recipes
  }()
}

extension FontFace.Weight {
  /// `UIFont.Weight`'s raw value.
  fileprivate var fontValue: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }
}
