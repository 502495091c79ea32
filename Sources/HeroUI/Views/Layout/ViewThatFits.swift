import HeroCore

/// The first of several views that fits into the room there is.
public struct ViewThatFits<Content: View>: View, ContainerView {
  /// Never called: one of the views is laid out.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates a choice of views, the best one first; the last one is taken where none fits.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { (self.axes, self.content) = (axes, content()) }

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    FirstFittingLayout(axes: axes.core)
  }
}
