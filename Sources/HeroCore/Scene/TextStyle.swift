/// The role of a text, from which its size, weight and leading follow.
public enum TextStyle: Hashable, Sendable, CaseIterable {
  /// The title of a screen, 34 pt by default.
  case largeTitle
  /// The three further titles: 28, 22 and 20 pt by default.
  case title, title2, title3
  /// The heading of a part, 17 pt semibold by default.
  case headline
  /// Running text, 17 pt by default.
  case body
  /// A remark, 16 pt by default.
  case callout
  /// The second line of a heading, 15 pt by default.
  case subheadline
  /// A note below the text, 13 pt by default.
  case footnote
  /// The two sizes of labels under pictures: 12 and 11 pt by default.
  case caption, caption2

  /// The weight without any modifier.
  public var weight: FontFace.Weight { self == .headline ? .semibold : .regular }

  /// The weight that `.bold()` gives.
  ///
  /// - Source: the table of emphasised styles in Apple's Human Interface Guidelines, *Typography*; for
  ///   the headline, which is emphasised already, the next step.
  public var boldWeight: FontFace.Weight {
    switch self {
    case .largeTitle, .title, .title2, .headline: .bold
    case .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2: .semibold
    }
  }
}
