import HeroCore

/// Puts views behind or over a view, in its size.
struct LayerModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: HeroCore.Alignment
  let placement: SecondaryPlacement

  static var step: String { "layer" }
}

extension View {
  private func layer(
    _ secondary: some View, _ placement: SecondaryPlacement, _ alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayerModifier(secondary: secondary, alignment: alignment.guides, placement: placement))
  }

  /// Puts views behind this one.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { layer(content(), .behind, alignment) }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { layer(background, .behind, alignment) }

  /// Fills the area behind this view, over the edges of the safe area that it touches.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { layer(StyleFill(style: style).ignoresSafeArea(edges: edges), .behind) }

  /// Fills the area behind this view with the colour of the display's background.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view.
  public func background<Style: ShapeStyle, S: InsettableShape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { layer(FilledShape(shape: shape, style: AnyShapeStyle(style)), .behind) }

  /// Fills a shape behind this view with the colour of the display's background.
  public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape) }

  /// Puts views over this one.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { layer(content(), .over, alignment) }

  /// Puts a view over this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { layer(overlay, .over, alignment) }

  /// Fills the area over this view.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { layer(StyleFill(style: style).ignoresSafeArea(edges: edges), .over) }

  /// Fills a shape over this view.
  public func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { layer(FilledShape(shape: shape, style: AnyShapeStyle(style)), .over) }

  /// Shows this view only where another is opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { layer(mask(), .mask, alignment) }

  /// Shows this view only where another is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View { layer(mask, .mask) }
}

/// An area filled with a style.
struct StyleFill<Style: ShapeStyle>: View, LeafView {
  typealias Body = Never
  let style: Style

  func leaf(in context: ResolveContext) -> Leaf { .paint(style.paint(in: context.environment)) }
}
