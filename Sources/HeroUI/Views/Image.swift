import HeroCore

/// A picture or a symbol.
public nonisolated struct Image: View, LeafView, Hashable {
  /// Never called: an image is resolved, not asked for its body.
  public typealias Body = Never

  /// The size of a symbol relative to the text around it.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// The three sizes.
    case small, medium, large

    /// The factor on the point size.
    ///
    /// - Source: the diameters of `circle.fill` at the three scales on iOS 18.
    var factor: Double {
      switch self {
      case .small: 0.792
      case .medium: 1
      case .large: 1.277
      }
    }
  }

  enum Source: Hashable {
    case symbol(String)
    case named(String)
  }

  let source: Source
  let location: SourceLocation
  var isResizable = false

  /// Creates a symbol by its name in SF Symbols; another symbol of the same meaning is drawn.
  public init(systemName: String, file: String = #fileID, line: Int = #line) {
    source = .symbol(systemName)
    location = SourceLocation(file: file, line: line)
  }

  /// The same image, which takes the size it is offered.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  @MainActor func resolve(in context: ResolveContext) -> [LayoutNode] {
    let node = context.node(.leaf(leaf(in: context)), step: "Image")
    context.resolver.registry.elements.append(
      AccessibilityElement(kind: .image, label: label, identifier: nil, id: node.id))
    return [node]
  }

  /// What the image is called where its author says nothing: its name.
  private var label: String {
    switch source {
    case .symbol(let name), .named(let name): name
    }
  }

  @MainActor func leaf(in context: ResolveContext) -> Leaf {
    let environment = context.environment
    let paint = (environment.foreground ?? AnyShapeStyle(Color.primary)).paint(environment)
    switch source {
    case .symbol(let name):
      let font = (environment.font ?? .body).resolved(in: environment)
      let symbol = SymbolDrawing(
        name: name, pointSize: font.face.size * environment.imageScaleStorage.factor,
        weight: font.face.weight, paint: paint)
      let size = context.resolver.measurer.symbolSize(symbol)
      let scale = Double(environment.displayScale)
      // A symbol is never higher than a line of its font: rows of labels are as high as their text.
      let line = TypeTable.lineHeight(pointSize: symbol.pointSize, scale: scale)
      let rounded = Size(
        width: TypeTable.roundedUp(size.width, scale: scale),
        height: min(TypeTable.roundedUp(size.height, scale: scale), line))
      context.resolver.noteSymbol(name, at: location)
      return .symbol(symbol, rounded)
    case .named(let name):
      return .image(
        ImageSource(name: name, path: nil, size: Size(width: 100, height: 100)),
        isResizable: isResizable)
    }
  }
}
