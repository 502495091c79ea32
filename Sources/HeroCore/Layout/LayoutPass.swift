/// One run of layout over one tree.
///
/// A class because it remembers: a stack measures each child three times and asks for its guides
/// twice, so without a memory the cost would multiply with every level. It lives for one run and
/// never leaves its thread.
final class LayoutBox {
  let node: LayoutNode
  let children: [LayoutBox]
  private var sizes: [(proposal: ProposedSize, size: Size)] = []
  private var guides: [GuideQuestion: Double?] = [:]

  private struct GuideQuestion: Hashable {
    let guide: AlignmentGuide
    let proposal: ProposedSize
  }

  init(_ node: LayoutNode) {
    self.node = node
    children = node.children.map(LayoutBox.init)
  }

  func size(for proposal: ProposedSize) -> Size {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let size =
      switch node.content {
      case .leaf(let leaf): leaf.size(for: proposal)
      case .container(let layout, _):
        layout.size(of: LayoutChildren(boxes: children), for: proposal)
      }
    sizes.append((proposal, size))
    return size
  }

  func explicitGuide(_ guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    let question = GuideQuestion(guide: guide, proposal: proposal)
    if let known = guides[question] { return known }
    let size = size(for: proposal)
    let value =
      switch node.content {
      case .leaf(let leaf): leaf.guide(guide, in: size)
      case .container(let layout, _):
        layout.guide(guide, of: LayoutChildren(boxes: children), in: size, for: proposal)
      }
    guides.updateValue(value, forKey: question)
    return value
  }

  private(set) lazy var edgeSpacing: (top: EdgeSpacing, bottom: EdgeSpacing) =
    switch node.content {
    case .leaf(let leaf): (leaf.edgeSpacing, leaf.edgeSpacing)
    case .container(let layout, _): layout.edgeSpacing(of: LayoutChildren(boxes: children))
    }

  func placed(at origin: Point, proposal: ProposedSize, safeArea: SafeArea) -> PlacedNode {
    let frame = Rect(origin: origin, size: size(for: proposal))
    guard case .container(let layout, _) = node.content else {
      return PlacedNode(
        node: node, frame: frame, proposal: proposal, safeArea: safeArea, children: [])
    }
    let box = PlacementBox(
      origin: origin, size: frame.size, proposal: proposal, safeArea: safeArea)
    let places = layout.placements(of: LayoutChildren(boxes: children), in: box)
    precondition(places.count == children.count, "\(layout) placed \(places.count) of its children")
    return PlacedNode(
      node: node, frame: frame, proposal: proposal, safeArea: safeArea,
      children: zip(children, places).compactMap { child, place in
        place.isOmitted
          ? nil
          : child.placed(
            at: origin + (place.origin - .zero), proposal: place.proposal,
            safeArea: place.safeArea ?? safeArea)
      })
  }
}

/// The children of a container, as its rule sees them.
public struct LayoutChildren: RandomAccessCollection {
  let boxes: [LayoutBox]

  init(boxes: [LayoutBox]) { self.boxes = boxes }

  /// Some children, in an order of one's own.
  public init(_ children: [LayoutChild]) { boxes = children.map(\.box) }

  /// The position of the first child.
  public var startIndex: Int { boxes.startIndex }
  /// The position after the last child.
  public var endIndex: Int { boxes.endIndex }
  /// The child at a position.
  public subscript(position: Int) -> LayoutChild { LayoutChild(box: boxes[position]) }
}

/// A child of a container, as its rule sees it: a thing that answers proposals.
public struct LayoutChild {
  let box: LayoutBox

  /// The identity of the view.
  public var id: NodeID { box.node.id }
  /// What the child tells its container.
  public var traits: LayoutNode.Traits { box.node.traits }
  /// The room the child prefers above and below it.
  public var edgeSpacing: (top: EdgeSpacing, bottom: EdgeSpacing) { box.edgeSpacing }

  /// The size the child answers to a proposal.
  public func size(for proposal: ProposedSize) -> Size { box.size(for: proposal) }

  /// A guide the child sets itself; `nil` where it stands at its default place.
  public func explicitGuide(_ guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    box.explicitGuide(guide, for: proposal)
  }

  /// Lays the child out with its top-left corner at a place, to see where its parts would be.
  func placed(at origin: Point, proposal: ProposedSize, safeArea: SafeArea) -> PlacedNode {
    box.placed(at: origin, proposal: proposal, safeArea: safeArea)
  }

  /// Where a guide of the child is when it is laid out for a proposal; 0 in an endless child.
  public func guide(_ guide: AlignmentGuide, for proposal: ProposedSize) -> Double {
    let value = explicitGuide(guide, for: proposal) ?? guide.defaultValue(in: size(for: proposal))
    // No place in an endless child is better than another, and sums with infinities have no value.
    return value.isFinite ? value : 0
  }
}

/// A node with its place on the display; what layout makes of a `LayoutNode`.
///
/// A class because a film keeps the trees of all its plans, and each node is held by the tree and by
/// the plan.
public final class PlacedNode: Sendable {
  /// The node that was placed.
  public let node: LayoutNode
  /// Its box, in points on the display, exact.
  public let frame: Rect
  /// What was proposed for that box.
  public let proposal: ProposedSize
  /// The safe area around it.
  public let safeArea: SafeArea
  /// The placed children, in the order of the node's; without those that are left out.
  public let children: [PlacedNode]

  init(
    node: LayoutNode, frame: Rect, proposal: ProposedSize, safeArea: SafeArea,
    children: [PlacedNode]
  ) {
    (self.node, self.frame, self.proposal) = (node, frame, proposal)
    (self.safeArea, self.children) = (safeArea, children)
  }
}

extension LayoutNode {
  /// The size the tree answers to a proposal.
  public func size(for proposal: ProposedSize) -> Size { LayoutBox(self).size(for: proposal) }

  /// Lays the tree out with its top-left corner at a place on the display.
  public func placed(at origin: Point, proposal: ProposedSize, safeArea: SafeArea) -> PlacedNode {
    LayoutBox(self).placed(at: origin, proposal: proposal, safeArea: safeArea)
  }

  /// Lays the tree out as the root of a display: proposed the safe part and centred in it.
  public func placed(in safeArea: SafeArea) -> PlacedNode {
    let box = LayoutBox(self)
    let proposal = ProposedSize(safeArea.safe.size)
    let size = box.size(for: proposal)
    let slack = Vector(
      dx: (safeArea.safe.width - size.width) / 2, dy: (safeArea.safe.height - size.height) / 2)
    return box.placed(at: safeArea.safe.origin + slack, proposal: proposal, safeArea: safeArea)
  }
}
