/// Something in a file that may be shown.
struct Declaration: Hashable, Sendable {
  /// What it is, as far as its head tells.
  enum Kind: Hashable, Sendable {
    case preview, provider, view, app
  }

  var kind: Kind
  /// The name of the type; empty for `#Preview`.
  var name: String
  /// The line on which it begins, counted from 1.
  var line: Int
}
