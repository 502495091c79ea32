import HeroCore

/// A veil over what is behind a view.
///
/// What is behind is not blurred; a translucent colour stands in for the veil, and a warning says so.
public struct Material: ShapeStyle, Hashable, Sendable {
  private let name: String
  /// How opaque the veil is on a light and on a dark display.
  private let light, dark: Double

  private init(_ name: String, light: Double, dark: Double) {
    (self.name, self.light, self.dark) = (name, light, dark)
  }

  /// The most translucent veil.
  public static let ultraThin = Material("ultraThinMaterial", light: 0.5, dark: 0.55)
  /// A more translucent veil.
  public static let thin = Material("thinMaterial", light: 0.62, dark: 0.65)
  /// The usual veil.
  public static let regular = Material("regularMaterial", light: 0.74, dark: 0.75)
  /// A more opaque veil.
  public static let thick = Material("thickMaterial", light: 0.84, dark: 0.85)
  /// The most opaque veil.
  public static let ultraThick = Material("ultraThickMaterial", light: 0.92, dark: 0.92)
  /// The veil of bars.
  public static let bar = Material("bar", light: 0.9, dark: 0.85)

  /// A translucent white or dark gray.
  ///
  /// - Source: the mean of a blurred light or dark surface under the system's materials on iOS 18,
  ///   judged by eye.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.sink?.note(
      "materials are drawn as translucent colours; what is behind them is not blurred", at: nil)
    let color =
      switch environment.colorScheme {
      case .light: ResolvedColor(hex: 0xF8F8F8, opacity: light)
      case .dark: ResolvedColor(hex: 0x252525, opacity: dark)
      }
    return AnyShapeStyle { _ in .color(color) }
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent veil.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A more translucent veil.
  public static var thinMaterial: Material { .thin }
  /// The usual veil.
  public static var regularMaterial: Material { .regular }
  /// A more opaque veil.
  public static var thickMaterial: Material { .thick }
  /// The most opaque veil.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The veil of bars.
  public static var bar: Material { .bar }
}
