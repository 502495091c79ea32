// What a plan asks of a laid-out tree: how it looks at rest, and the same tree somewhat changed.

extension PlacedNode {
  /// The placed tree with the traits of another view.
  func speaking(for other: LayoutNode) -> PlacedNode {
    var node = node
    node.traits = other.traits
    return PlacedNode(
      node: node, frame: frame, proposal: proposal, safeArea: safeArea, children: children)
  }

  /// The placed tree with another animation in every node.
  func animated(by animation: Animation?) -> PlacedNode {
    PlacedNode(
      node: node.animated(by: animation), frame: frame, proposal: proposal, safeArea: safeArea,
      children: children.map { $0.animated(by: animation) })
  }

  /// The frame as it is drawn at rest: what draws or cuts is rounded to pixels.
  func restingFrame(scale: Double) -> Rect {
    if case .clip = node.effect { return frame.roundedToPixels(scale: scale) }
    return node.children.isEmpty ? frame.roundedToPixels(scale: scale) : frame
  }

  func drawing(in size: Size) -> Drawing {
    guard case .leaf(let leaf) = node.content else { return .nothing }
    return leaf.drawing(in: size)
  }

  func offset(by vector: Vector) -> PlacedNode {
    PlacedNode(
      node: node, frame: frame.offset(by: vector), proposal: proposal, safeArea: safeArea,
      children: children.map { $0.offset(by: vector) })
  }
}

extension LayoutNode {
  /// Whether what is drawn depends on the size of the box.
  var drawingFollowsSize: Bool {
    guard case .leaf(let leaf) = content else { return false }
    return leaf.drawingFollowsSize
  }
}

extension Rect {
  /// x, y, width, height: the numbers of a frame in a track.
  var components: [Double] { [minX, minY, width, height] }

  /// The frame a track gives; an extent below 0, as an overshoot may give, is drawn as 0.
  init(components: [Double]) {
    self.init(
      x: components[0], y: components[1], width: max(0, components[2]),
      height: max(0, components[3]))
  }
}
