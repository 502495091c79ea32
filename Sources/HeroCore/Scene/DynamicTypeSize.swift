/// The size of text a person asks for in the settings, from extra small to the accessibility sizes.
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
  /// The three sizes below the default.
  case xSmall, small, medium
  /// The default.
  case large
  /// The three sizes above the default.
  case xLarge, xxLarge, xxxLarge
  /// The five accessibility sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The place in the tables, from 0 for the smallest.
  var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
