import HeroCore

/// A thin line between the views of a stack.
///
/// - Source: one pixel, in the system's separator colour.
public struct Divider: View, PrimitiveView {
  /// Creates a line across the axis of its stack.
  public init() {}

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let pixel = 1 / Double(context.environment.displayScale)
    let color = SystemColor.separator.resolved(in: context.environment)
    let line = context.node(.leaf(.paint(.color(color))), step: "Divider")
    let isUpright = context.environment.stackAxis == .horizontal
    return [
      context.wrap(
        line, step: "line",
        layout: FrameLayout(
          width: isUpright ? pixel : nil, height: isUpright ? nil : pixel, alignment: .center))
    ]
  }
}
