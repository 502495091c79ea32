/// A word of Swift source that is neither a comment nor a blank.
struct SwiftToken: Hashable, Sendable {
  /// What kind of word.
  enum Kind: Hashable, Sendable {
    /// A name or keyword, without backticks.
    case word
    /// A string, number or regular expression, as a whole.
    case literal
    /// A bracket, an operator, a comma: one character, or one of `==`, `->` and their like.
    case mark
  }

  var kind: Kind
  var text: String
  /// Where it stands, in bytes.
  var range: Range<Int>
  /// The line, counted from 1.
  var line: Int
  /// Whether nothing but blanks and comments stands before it on the line.
  var isFirst: Bool
}
