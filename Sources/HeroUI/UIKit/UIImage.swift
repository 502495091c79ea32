import HeroCore

/// A picture of UIKit, known by its name.
public final class UIImage: Hashable, Sendable {
  let name: String
  let isSymbol: Bool

  init(name: String, isSymbol: Bool) { (self.name, self.isSymbol) = (name, isSymbol) }

  /// A picture by its name in the folders of assets.
  public convenience init?(named name: String) { self.init(name: name, isSymbol: false) }
  /// A symbol by its name.
  public convenience init?(systemName name: String) { self.init(name: name, isSymbol: true) }
  /// A picture without anything in it.
  public convenience init() { self.init(name: "", isSymbol: false) }

  /// Whether two pictures have one name.
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first.name == second.name && first.isSymbol == second.isSymbol
  }
  /// Feeds the name into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(isSymbol)
  }
}
