import HeroCore

/// Puts the middle of a view on a place of all the room there is.
struct PositionModifier: LayoutModifier {
  let position: Point

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    PositionLayout(position: position)
  }
}

extension View {
  /// Puts the middle of the view on a place, in points; it takes all the room there is.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: Point(x: Double(x), y: Double(y))))
  }

  /// Puts the middle of the view on a place, in points; it takes all the room there is.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Draws a line just inside the frame of the view.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
