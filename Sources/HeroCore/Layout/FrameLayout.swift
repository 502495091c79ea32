/// One child in a box of given sides, as `frame(width:height:alignment:)` lays it out.
public struct FrameLayout: Layout, Hashable {
  /// The given sides, in points; `nil` passes a side through.
  public var width, height: Double?
  /// Where the child stands in the box, which it may overflow.
  public var alignment: Alignment

  /// Creates a frame; negative sides become 0.
  public init(width: Double?, height: Double?, alignment: Alignment) {
    (self.width, self.height) = (width.map { max($0, 0) }, height.map { max($0, 0) })
    self.alignment = alignment
  }

  /// The given sides, and the child's where none is given.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    let offer = ProposedSize(
      width: width ?? proposal.width, height: height ?? proposal.height)
    let child = children.first?.size(for: offer) ?? .zero
    return Size(width: width ?? child.width, height: height ?? child.height)
  }

  /// The child aligned in the box.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let offer = ProposedSize(
      width: width ?? box.proposal.width, height: height ?? box.proposal.height)
    return children.map { $0.aligned(alignment, in: box.size, proposal: offer) }
  }
}

/// One child between least and greatest sides, as the flexible `frame` lays it out.
public struct FlexibleFrameLayout: Layout, Hashable {
  /// The three sides of one axis, in points.
  public struct Limits: Hashable, Sendable {
    /// The sides; `nil` where none was given.
    public var min, ideal, max: Double?

    /// Creates limits in order: a negative minimum becomes 0, and each is at least the one before.
    public init(min: Double?, ideal: Double?, max: Double?) {
      self.min = min.map { Swift.max($0, 0) }
      self.ideal = ideal.map { Swift.max($0, self.min ?? 0) }
      self.max = max.map { Swift.max($0, self.ideal ?? self.min ?? 0) }
    }

    func clamp(_ length: Double) -> Double {
      Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
    }

    /// What the child is proposed.
    func offer(for proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

    /// What the frame answers when the child has answered `child`.
    func answer(for proposal: Double?, child: Double) -> Double {
      guard let proposal else { return ideal ?? clamp(child) }
      switch (min, max) {
      case (.some, .some): return clamp(proposal)
      case (.some(let min), nil): return Swift.max(Swift.min(proposal, child), min)
      case (nil, .some(let max)): return Swift.min(Swift.max(proposal, child), max)
      case (nil, nil): return child
      }
    }
  }

  /// The limits of each axis.
  public var width, height: Limits
  /// Where the child stands in the box.
  public var alignment: Alignment

  /// Creates a frame.
  public init(width: Limits, height: Limits, alignment: Alignment) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
  }

  /// The proposal within the limits, and the child's answer where only one limit is given.
  public func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    let offer = ProposedSize(
      width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
    let child = children.first?.size(for: offer) ?? .zero
    return Size(
      width: width.answer(for: proposal.width, child: child.width),
      height: height.answer(for: proposal.height, child: child.height))
  }

  /// The child is proposed the frame's own size and aligned in it.
  public func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    children.map { $0.aligned(alignment, in: box.size, proposal: ProposedSize(box.size)) }
  }
}

extension LayoutChild {
  /// The placement that brings the child's guides onto those of an empty box of a size.
  func aligned(_ alignment: Alignment, in size: Size, proposal: ProposedSize) -> Placement {
    func offset(_ axis: Axis) -> Double {
      let line = alignment[axis].defaultValue(in: size)
      return (line.isFinite ? line : 0) - guide(alignment[axis], for: proposal)
    }
    return Placement(
      origin: Point(x: offset(.horizontal), y: offset(.vertical)), proposal: proposal)
  }
}
