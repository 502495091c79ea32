/// How a view looks that is not there, made of modifiers of the author's own.
///
/// Each look is the view resolved with the modifiers of its absence in the place of those of its
/// presence; it has the same parts, so a plan can run from one to the other.
public struct AbsentLook: Sendable {
  /// Before it has come in; at most one.
  private let before: [LayoutNode]
  /// After it has gone out; at most one.
  private let after: [LayoutNode]

  /// Creates the looks; `nil` for one that is as the view itself.
  public init(insertion: LayoutNode?, removal: LayoutNode?) {
    // Arrays, because a node holds traits and traits hold nodes.
    before = insertion.map { [$0] } ?? []
    after = removal.map { [$0] } ?? []
  }

  /// How the view looks before it has come in.
  public var insertion: LayoutNode? { before.first }
  /// How the view looks after it has gone out.
  public var removal: LayoutNode? { after.first }
}

extension LayoutNode {
  /// The tree with another animation in every node.
  func animated(by animation: Animation?) -> LayoutNode {
    var copy = self
    copy.animation = animation
    if case .container(let layout, let children) = content {
      copy.content = .container(layout, children.map { $0.animated(by: animation) })
    }
    return copy
  }

  /// The tree laid out where another is, with the same middle.
  func placed(inPlaceOf other: PlacedNode) -> PlacedNode {
    let size = size(for: other.proposal)
    let corner = Point(
      x: other.frame.center.x - size.width / 2, y: other.frame.center.y - size.height / 2)
    return placed(at: corner, proposal: other.proposal, safeArea: other.safeArea)
  }
}
