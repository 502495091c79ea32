/// A colour as it is drawn: sRGB components, not premultiplied, and opacity.
///
/// Dynamic colours (`.primary`, the system colours) become one of these when a view is resolved.
public struct ResolvedColor: Hashable, Sendable {
  /// The sRGB components and the opacity, each from 0 to 1; values outside are clamped when drawn.
  public var red, green, blue, opacity: Double

  /// Creates a colour from sRGB components.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// Creates a colour from a hexadecimal number such as `0xFF9500`.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  /// Nothing at all.
  public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  /// Opaque black.
  public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// The same colour, `factor` times as opaque.
  public func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var copy = self
    copy.opacity *= factor
    return copy
  }

  /// The components as `#RRGGBB`, followed by the opacity in percent where it is below 1.
  public var hexDescription: String {
    func pair(_ value: Double) -> String {
      let byte = UInt8((min(max(value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let hex = "#" + pair(red) + pair(green) + pair(blue)
    return opacity >= 1 ? hex : hex + "@" + shortNumber(opacity * 100, places: 1) + "%"
  }
}
