/// Light or dark.
enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
