import HeroCore

/// The names of UIKit's colours, for `Color(.systemBackground)` and its like.
public struct UIColor: Hashable, Sendable {
  let color: Color

  init(system: SystemColor) { color = Color(system: system) }

  /// Creates a colour from a colour of SwiftUI.
  public init(_ color: Color) { self.color = color }

  /// Creates a colour from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Creates a grey, from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }
}

extension UIColor {
  /// The background of a display.
  public static let systemBackground = UIColor(system: .systemBackground)
  /// A background on the first.
  public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
  /// A background on the second.
  public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
  /// The background behind groups.
  public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(
    system: .secondarySystemGroupedBackground)
  /// The background inside a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    system: .tertiarySystemGroupedBackground)
  /// The colour of text.
  public static let label = UIColor(system: .label)
  /// The colour of less important text.
  public static let secondaryLabel = UIColor(system: .secondaryLabel)
  /// The colour of still less important text.
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  /// The colour of the least important text.
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  /// The colour of text that stands in for input.
  public static let placeholderText = UIColor(system: .placeholderText)
  /// The colour of links.
  public static let link = UIColor(system: .link)
  /// The line between rows.
  public static let separator = UIColor(system: .separator)
  /// The line between rows, opaque.
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  /// The fill of small shapes.
  public static let systemFill = UIColor(system: .systemFill)
  /// The fill of medium shapes.
  public static let secondarySystemFill = UIColor(system: .secondarySystemFill)
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(system: .tertiarySystemFill)
  /// The fill of the largest shapes.
  public static let quaternarySystemFill = UIColor(system: .quaternarySystemFill)
  /// The system's red.
  public static let systemRed = UIColor(system: .red)
  /// The system's orange.
  public static let systemOrange = UIColor(system: .orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(system: .yellow)
  /// The system's green.
  public static let systemGreen = UIColor(system: .green)
  /// The system's mint.
  public static let systemMint = UIColor(system: .mint)
  /// The system's teal.
  public static let systemTeal = UIColor(system: .teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(system: .cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(system: .blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(system: .indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(system: .purple)
  /// The system's pink.
  public static let systemPink = UIColor(system: .pink)
  /// The system's brown.
  public static let systemBrown = UIColor(system: .brown)
  /// The system's gray.
  public static let systemGray = UIColor(system: .gray)
  /// The second gray.
  public static let systemGray2 = UIColor(system: .gray2)
  /// The third gray.
  public static let systemGray3 = UIColor(system: .gray3)
  /// The fourth gray.
  public static let systemGray4 = UIColor(system: .gray4)
  /// The fifth gray.
  public static let systemGray5 = UIColor(system: .gray5)
  /// The lightest gray.
  public static let systemGray6 = UIColor(system: .gray6)
  /// Opaque white.
  public static let white = UIColor(Color.white)
  /// Opaque black.
  public static let black = UIColor(Color.black)
  /// Nothing.
  public static let clear = UIColor(Color.clear)
}
