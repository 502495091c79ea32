/// The text sizes of the Settings app, named as in `DynamicTypeSize`.
enum TypeSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// All names, separated by commas.
  static var choices: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
