import HeroCore

/// A font of UIKit.
public struct UIFont: Hashable, Sendable {
  /// The size, in points.
  public let pointSize: CGFloat
  let font: Font

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    /// The weight of that name.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// The weight of that name.
    public static let thin = Weight(weight: .thin)
    /// The weight of that name.
    public static let light = Weight(weight: .light)
    /// The weight of that name.
    public static let regular = Weight(weight: .regular)
    /// The weight of that name.
    public static let medium = Weight(weight: .medium)
    /// The weight of that name.
    public static let semibold = Weight(weight: .semibold)
    /// The weight of that name.
    public static let bold = Weight(weight: .bold)
    /// The weight of that name.
    public static let heavy = Weight(weight: .heavy)
    /// The weight of that name.
    public static let black = Weight(weight: .black)
  }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, font: .system(size: size, weight: weight.weight))
  }
  /// The system's font, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The height of a line, in points.
  public var lineHeight: CGFloat {
    CGFloat(
      TypeTable.lineHeight(
        pointSize: Double(pointSize), scale: StageDisplay.settings.scale))
  }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
