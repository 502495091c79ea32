import HeroCore

/// A colour of iOS 18 that depends on the appearance and the contrast of the display.
///
/// - Source: the palette of iOS 18; UIKit's values where its and SwiftUI's differ invisibly.
struct SystemColor: Hashable, Sendable {
  /// A colour with its opacity.
  struct Shade: Hashable, Sendable, ExpressibleByIntegerLiteral {
    let hex: UInt32
    let opacity: Double

    init(_ hex: UInt32, _ opacity: Double) { (self.hex, self.opacity) = (hex, opacity) }
    init(integerLiteral hex: UInt32) { self.init(hex, 1) }
  }

  let name: String
  private let light, dark, lightContrast, darkContrast: Shade

  init(
    _ name: String, _ light: Shade, _ dark: Shade, _ lightContrast: Shade? = nil,
    _ darkContrast: Shade? = nil
  ) {
    (self.name, self.light, self.dark) = (name, light, dark)
    (self.lightContrast, self.darkContrast) = (lightContrast ?? light, darkContrast ?? dark)
  }

  func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    let shade =
      switch (environment.colorScheme, environment.colorSchemeContrast) {
      case (.light, .standard): light
      case (.dark, .standard): dark
      case (.light, .increased): lightContrast
      case (.dark, .increased): darkContrast
      }
    return ResolvedColor(hex: shade.hex, opacity: shade.opacity)
  }

  /// The label colour of a level of emphasis, from 0 to 4.
  static func label(level: Int) -> SystemColor {
    [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel][min(level, 4)]
  }
}

extension SystemColor {
  static let red = SystemColor("red", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  static let orange = SystemColor("orange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  static let yellow = SystemColor("yellow", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
  static let green = SystemColor("green", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  static let mint = SystemColor("mint", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
  static let teal = SystemColor("teal", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
  static let cyan = SystemColor("cyan", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x0AD7FF)
  static let blue = SystemColor("blue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  static let indigo = SystemColor("indigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  static let purple = SystemColor("purple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  static let pink = SystemColor("pink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  static let brown = SystemColor("brown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
  static let gray = SystemColor("gray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)

  static let label = SystemColor("label", 0x000000, 0xFFFFFF)
  static let secondaryLabel = SystemColor(
    "secondaryLabel", Shade(0x3C3C43, 0.6), Shade(0xEBEBF5, 0.6))
  static let tertiaryLabel = SystemColor(
    "tertiaryLabel", Shade(0x3C3C43, 0.3), Shade(0xEBEBF5, 0.3))
  static let quaternaryLabel = SystemColor(
    "quaternaryLabel", Shade(0x3C3C43, 0.18), Shade(0xEBEBF5, 0.18))
  static let quinaryLabel = SystemColor(
    "quinaryLabel", Shade(0x000000, 0.05), Shade(0xFFFFFF, 0.05))
  static let placeholderText = SystemColor(
    "placeholderText", Shade(0x3C3C43, 0.3), Shade(0xEBEBF5, 0.3))
  static let link = SystemColor("link", 0x007AFF, 0x0984FF)
  static let separator = SystemColor("separator", Shade(0x3C3C43, 0.29), Shade(0x545458, 0.6))
  static let opaqueSeparator = SystemColor("opaqueSeparator", 0xC6C6C8, 0x38383A)

  static let systemFill = SystemColor("systemFill", Shade(0x787880, 0.2), Shade(0x787880, 0.36))
  static let secondarySystemFill = SystemColor(
    "secondarySystemFill", Shade(0x787880, 0.16), Shade(0x787880, 0.32))
  static let tertiarySystemFill = SystemColor(
    "tertiarySystemFill", Shade(0x767680, 0.12), Shade(0x767680, 0.24))
  static let quaternarySystemFill = SystemColor(
    "quaternarySystemFill", Shade(0x747480, 0.08), Shade(0x747480, 0.18))

  static let systemBackground = SystemColor("systemBackground", 0xFFFFFF, 0x000000)
  static let secondarySystemBackground = SystemColor(
    "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E)
  static let tertiarySystemBackground = SystemColor(
    "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E)
  static let systemGroupedBackground = SystemColor("systemGroupedBackground", 0xF2F2F7, 0x000000)
  static let secondarySystemGroupedBackground = SystemColor(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E)
  static let tertiarySystemGroupedBackground = SystemColor(
    "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E)
  static let gray2 = SystemColor("systemGray2", 0xAEAEB2, 0x636366)
  static let gray3 = SystemColor("systemGray3", 0xC7C7CC, 0x48484A)
  static let gray4 = SystemColor("systemGray4", 0xD1D1D6, 0x3A3A3C)
  static let gray5 = SystemColor("systemGray5", 0xE5E5EA, 0x2C2C2E)
  static let gray6 = SystemColor("systemGray6", 0xF2F2F7, 0x1C1C1E)
}
