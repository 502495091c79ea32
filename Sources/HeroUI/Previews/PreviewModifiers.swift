import HeroCore

/// What a preview's modifiers say about it.
struct PreviewDescription {
  var name: String?
  var traits: [PreviewTrait<Preview.ViewTraits>] = []
}

/// Says something about a preview; without effect on a view that is not one.
struct PreviewModifier: PrimitiveModifier {
  let description: PreviewDescription

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    context.resolve(content)
  }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The device's own display.
  case device
  /// A display just large enough for the view.
  case sizeThatFits
  /// A display of this size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Names a preview.
  public func previewDisplayName(_ name: String?) -> some View {
    modifier(PreviewModifier(description: PreviewDescription(name: name)))
  }

  /// Gives a preview a size of its own.
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    modifier(PreviewModifier(description: PreviewDescription(traits: [layout.trait])))
  }
}

extension PreviewLayout {
  fileprivate var trait: PreviewTrait<Preview.ViewTraits> {
    switch self {
    case .device: .defaultLayout
    case .sizeThatFits: .sizeThatFitsLayout
    case .fixed(let width, let height): .fixedLayout(width: width, height: height)
    }
  }
}
