import HeroCore

/// A few words or many, in one font.
public nonisolated struct Text: View, LeafView, Hashable {
  /// Never called: a text is resolved, not asked for its body.
  public typealias Body = Never

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start, at the end, or in the middle.
    case head, tail, middle
  }

  let string: String
  var attributes = TextAttributes()

  /// Creates a text that is shown as it is written.
  public init(verbatim content: String) { string = content }

  /// Creates a text that is shown as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { string = String(content) }

  /// Creates a text from a key; there are no translations, so the key is shown.
  public init(_ key: LocalizedStringKey) { string = key.text }

  /// Creates a text from a number or date, in the form `format` gives it.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    string = format.format(input)
  }

  @MainActor func resolve(in context: ResolveContext) -> [LayoutNode] {
    let node = context.node(.leaf(leaf(in: context)), step: "Text")
    context.resolver.registry.elements.append(
      AccessibilityElement(kind: .text, label: string, identifier: nil, id: node.id))
    return [node]
  }

  @MainActor func leaf(in context: ResolveContext) -> Leaf {
    var environment = context.environment
    environment.textAttributes.override(with: attributes)
    return .text(block(in: environment, resolver: context.resolver))
  }

  @MainActor private func block(in environment: EnvironmentValues, resolver: Resolver) -> TextBlock
  {
    let attributes = environment.textAttributes
    let font = (attributes.font ?? environment.font ?? .body).resolved(in: environment)
    if let name = font.missingName {
      resolver.warn("there is no font “\(name)”; the system font is drawn instead", at: nil)
    }
    let shown = attributes.textCase?.applied(to: string) ?? string
    let missing = resolver.measurer.missingCharacters(shown, font.face)
    if !missing.isEmpty {
      resolver.warn(
        "no font has \(missing.map { "“\($0)”" }.joined(separator: ", ")) in the text “\(shown)”",
        at: nil)
    }
    let paint =
      (attributes.foreground ?? environment.foreground ?? AnyShapeStyle(Color.primary))
      .paint(environment)
    var block = TextBlock(
      string: shown, shaped: resolver.measurer.shape(shown, font.face), face: font.face,
      tracking: font.tracking + Double(attributes.tracking), paint: paint, leading: font.leading,
      scale: Double(environment.displayScale))
    block.lineSpacing = Double(environment.lineSpacing)
    block.lineLimit = environment.lineLimit
    block.reservesSpace = attributes.reservesSpace
    block.minimumScaleFactor = Double(environment.minimumScaleFactor)
    block.decorations = attributes.decorations
    block.lineAlignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    block.truncation =
      switch environment.truncationMode {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    return block
  }
}

/// The key of a text; also what a string literal in a text is.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let text: String

  /// Creates a key.
  public init(_ value: String) { text = value }
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { text = value }
}

/// Where short lines of text stand.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the start, in the middle, or at the end.
  case leading, center, trailing
}
