import HeroCore

/// Changes the elements of the content.
struct AccessibilityModifier: PrimitiveModifier {
  let change: ([AccessibilityElement], NodeID) -> [AccessibilityElement]

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let (nodes, elements) = context.collectingElements { context.resolve(content) }
    let id = nodes.first?.id ?? context.id
    context.resolver.registry.elements += change(elements, id)
    return nodes
  }
}

/// How the elements inside become elements of a container.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// Dropped, kept, or merged into one.
  case ignore, contain, combine
}

/// What an element is or does.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be tapped.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It heads a part.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 8)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 16)
  /// Nothing behind it can be reached.
  public static let isModal = AccessibilityTraits(rawValue: 32)
  /// It opens something elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 64)
}

extension View {
  private func elements(
    _ change: @escaping ([AccessibilityElement], NodeID) -> [AccessibilityElement]
  ) -> some View { modifier(AccessibilityModifier(change: change)) }

  private func eachElement(_ change: @escaping (inout AccessibilityElement) -> Void) -> some View {
    elements { elements, _ in
      elements.map { element in
        var element = element
        change(&element)
        return element
      }
    }
  }

  /// Names the elements inside.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Names the elements inside.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Names the elements inside; what is no element by itself becomes one.
  public func accessibilityLabel(_ label: Text) -> some View {
    elements { elements, id in
      guard !elements.isEmpty else {
        return [AccessibilityElement(kind: .text, label: label.string, identifier: nil, id: id)]
      }
      return elements.map { element in
        var element = element
        element.label = label.string
        return element
      }
    }
  }

  /// Gives the elements inside a name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    eachElement { $0.identifier = identifier }
  }

  /// Says what an element does; spoken, and not seen in a frame.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { eachElement { _ in } }

  /// Says what an element does; spoken, and not seen in a frame.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    eachElement { _ in }
  }

  /// Says the value of an element; spoken, and not seen in a frame.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { eachElement { _ in } }

  /// Says the value of an element; spoken, and not seen in a frame.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    eachElement { _ in }
  }

  /// Removes the elements inside.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    elements { elements, _ in hidden ? [] : elements }
  }

  /// Adds to what the elements inside are.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    eachElement { if traits.contains(.isButton) { $0.kind = .button } }
  }

  /// Takes away from what the elements inside are.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    eachElement { if traits.contains(.isButton), $0.kind == .button { $0.kind = .text } }
  }

  /// Makes one element of this view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    elements { elements, id in
      switch children {
      case .contain: return elements
      case .ignore: return [AccessibilityElement(kind: .text, label: "", identifier: nil, id: id)]
      case .combine:
        let kind =
          elements.contains { $0.kind == .button } ? AccessibilityElement.Kind.button : .text
        return [
          AccessibilityElement(
            kind: kind, label: elements.map(\.label).joined(separator: ", "), identifier: nil,
            id: id)
        ]
      }
    }
  }

  /// Sets which elements are read first; scripts do not read in order.
  public func accessibilitySortPriority(_ priority: Double) -> some View { eachElement { _ in } }
}
