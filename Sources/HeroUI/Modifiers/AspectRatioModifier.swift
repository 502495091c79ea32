import HeroCore

/// Whether content covers a box or fits into it.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The two ways.
  case fit, fill
}

/// Keeps the shape of a view.
struct AspectRatioModifier: LayoutModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    AspectRatioLayout(ratio: ratio.map { Double($0) }, fills: mode == .fill)
  }
}

extension View {
  /// Keeps width ÷ height at a ratio; the view's own unless one is given.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: ratio, mode: contentMode))
  }

  /// Keeps the shape of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits, in its own shape.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as covers, in its own shape.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
