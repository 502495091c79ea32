/// One child in a box of a given shape, as `aspectRatio` lays it out.
public struct AspectRatioLayout: Layout, Hashable {
  /// Width divided by height; `nil` for that of the child's ideal size.
  public var ratio: Double?
  /// Whether the box covers the proposal instead of fitting into it.
  public var fills: Bool

  /// Creates the layout; a ratio that is not positive and finite counts as none.
  public init(ratio: Double?, fills: Bool) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.fills = fills
  }

  private func offer(for proposal: ProposedSize, child: LayoutChild) -> ProposedSize {
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedSize(width: ideal.height * ratio, height: ideal.height)
    case (.some(let width), nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, .some(let height)): return ProposedSize(width: height * ratio, height: height)
    case (.some(let width), .some(let height)):
      let byWidth = fills ? width >= height * ratio : width <= height * ratio
      return byWidth
        ? ProposedSize(width: width, height: width / ratio)
        : ProposedSize(width: height * ratio, height: height)
    }
  }

  /// The child's answer to the largest box of the ratio, or the smallest that covers.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    guard let child = children.first else { return .zero }
    return child.size(for: offer(for: proposal, child: child))
  }

  /// The child in the middle.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    children.map { child in
      child.aligned(.center, in: box.size, proposal: offer(for: box.proposal, child: child))
    }
  }
}
