import Foundation
import HeroCore

/// A picture or a symbol.
public nonisolated struct Image: View, PrimitiveView, Hashable {
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

  /// Whether a picture has its own colours or only an outline.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The two ways: filled with the foreground style, or as it is.
    case template, original
  }

  /// How pixels are blended when a picture is stretched.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all, or more and more smoothly; the three smooth ones are drawn alike.
    case none, low, medium, high
  }

  /// How a picture fills a larger box.
  public enum ResizingMode: Hashable, Sendable {
    /// Once, larger, or many times.
    case stretch, tile
  }

  enum Source: Hashable, Sendable {
    case symbol(String)
    case named(String)
  }

  let source: Source
  let location: SourceLocation
  /// Whether it is only for the eye.
  var isDecorative = false
  /// What it is called, where that is not its name.
  var ownLabel: String?
  var isResizable = false
  var isTiled = false
  var mode: TemplateRenderingMode?
  var isSmooth = true

  private init(_ source: Source, file: String, line: Int) {
    self.source = source
    location = SourceLocation(file: file, line: line)
  }

  /// Creates a symbol by its name in SF Symbols; another symbol of the same meaning is drawn.
  public init(systemName: String, file: String = #fileID, line: Int = #line) {
    self.init(.symbol(systemName), file: file, line: line)
  }

  /// Creates a symbol a part of which is lit; it is drawn whole, with a warning.
  public init(
    systemName: String, variableValue: Double?, file: String = #fileID, line: Int = #line
  ) {
    self.init(systemName: systemName, file: file, line: line)
    if variableValue != nil {
      StageDisplay.warn(
        "variableValue is not drawn: the symbol “\(systemName)” is whole", file: file, line: line)
    }
  }

  /// Creates a picture by its name in an asset catalog or a folder.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Not used: the folders of the stage are searched.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  public init(_ name: String, bundle: Bundle? = nil, file: String = #fileID, line: Int = #line) {
    self.init(.named(name), file: file, line: line)
  }

  /// Creates a picture by its name, with a name for those who do not see it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Not used: the folders of the stage are searched.
  ///   - label: What it is called.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  public init(
    _ name: String, bundle: Bundle? = nil, label: Text, file: String = #fileID, line: Int = #line
  ) {
    self.init(.named(name), file: file, line: line)
    ownLabel = label.string
  }

  /// Creates a picture that is only for the eye.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Not used: the folders of the stage are searched.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  public init(
    decorative name: String, bundle: Bundle? = nil, file: String = #fileID, line: Int = #line
  ) {
    self.init(.named(name), file: file, line: line)
    isDecorative = true
  }

  /// Creates a picture from an asset catalog.
  public init(_ resource: ImageResource, file: String = #fileID, line: Int = #line) {
    self.init(.named(resource.name), file: file, line: line)
  }

  /// Creates a picture from one of UIKit's.
  public init(uiImage: UIImage, file: String = #fileID, line: Int = #line) {
    self.init(uiImage.source, file: file, line: line)
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// The same image, which takes the size it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: Edges that are not stretched; they are stretched here, with a warning.
  ///   - resizingMode: Whether the picture is stretched; tiles are stretched here, with a warning.
  /// - Returns: The image.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed {
      $0.isResizable = true
      $0.isTiled = resizingMode == .tile || capInsets != EdgeInsets()
    }
  }

  /// The same image in its own colours, or filled with the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changed { $0.mode = mode } }

  /// The same image, blended or not when it is stretched.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.isSmooth = interpolation != .none }
  }

  /// The same image with soft edges; they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  @MainActor func resolve(in context: ResolveContext) -> [LayoutNode] {
    let node = context.node(.leaf(leaf(in: context)), step: "Image")
    if !isDecorative {
      context.resolver.registry.elements.append(
        AccessibilityElement(kind: .image, label: label, identifier: nil, id: node.id))
    }
    return [node]
  }

  /// What the image is called where its author says nothing: its name.
  private var label: String {
    switch source {
    case .symbol(let name), .named(let name): ownLabel ?? name
    }
  }

  @MainActor private func leaf(in context: ResolveContext) -> Leaf {
    let paint = (context.environment.foreground ?? AnyShapeStyle(Color.primary))
      .paint(context.environment)
    if isTiled {
      context.resolver.warn(
        "cap insets and tiles are not drawn; “\(label)” is stretched", at: location)
    }
    switch source {
    case .symbol(let name): return symbol(name, paint, in: context)
    case .named(let name): return picture(name, paint, in: context)
    }
  }

  @MainActor private func symbol(
    _ name: String, _ paint: Paint, in context: ResolveContext
  ) -> Leaf {
    let environment = context.environment
    let font = (environment.font ?? .body).resolved(in: environment)
    let symbol = SymbolDrawing(
      name: name, pointSize: font.face.size * environment.imageScaleStorage.factor,
      weight: font.face.weight, paint: paint)
    let size = context.resolver.measurer.symbolSize(symbol)
    let scale = Double(environment.displayScale)
    // A symbol is never higher than a line of its font: rows of labels are as high as their text.
    let line = TypeTable.lineHeight(pointSize: symbol.pointSize, scale: scale)
    let height = TypeTable.roundedUp(size.height, scale: scale)
    let rounded = Size(
      width: TypeTable.roundedUp(size.width, scale: scale),
      height: isResizable ? height : min(height, line))
    context.resolver.noteSymbol(name, at: location)
    return isResizable ? .stretchedSymbol(symbol, rounded) : .symbol(symbol, rounded)
  }

  @MainActor private func picture(
    _ name: String, _ paint: Paint, in context: ResolveContext
  ) -> Leaf {
    let (environment, assets) = (context.environment, context.environment.assets)
    let found = assets.picture(
      named: name, scale: Double(environment.displayScale), appearance: environment.colorScheme)
    if found == nil {
      context.resolver.warn(
        assets.isEmpty
          ? "no assets were given, so a placeholder is drawn for the image “\(name)”"
          : "no image “\(name)” in the assets; a placeholder is drawn", at: location)
    }
    // A placeholder is as large as a small photograph.
    var image = ImageSource(
      name: name, path: found?.path, size: found?.size ?? Size(width: 100, height: 100))
    image.isSmooth = isSmooth
    let isTemplate =
      switch mode {
      case .template: true
      case .original: false
      case nil: assets.images[name]?.isTemplate ?? false
      }
    if isTemplate {
      if case .color(let color) = paint {
        image.tint = color
      } else {
        image.tint = paint.colors.first
        context.resolver.warn(
          "a gradient does not fill an image; “\(name)” is filled with its first colour",
          at: location)
      }
    }
    return .image(image, isResizable: isResizable)
  }
}
