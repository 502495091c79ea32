/// Everything that moves after an update, in closed form: any moment, in any order, on any thread.
///
/// A plan is made from a laid-out tree and, with each update, from the plan before it: views are
/// matched by identity, and every value that differs gets a track that starts where the old one is,
/// with its velocity. A plan keeps both trees, since matched views are laid out again at R(t)'s size.
public struct TransitionPlan: Sendable {
  private(set) var root: PlanNode
  let groups: [MatchKey: MatchGroup]
  let scale: Double
  let clock: FrameClock
  /// The sources that pages stand in for, and until when.
  let zooms: [(key: MatchKey, until: Double)]
  /// What is odd about the matched views of the newest tree.
  public let issues: [MatchIssue]

  /// The time of the first frame, in seconds, from which nothing moves; infinite for endless motion.
  public let finish: Double

  /// Creates the plan of a tree at rest.
  ///
  /// - Parameters:
  ///   - placed: The laid-out tree.
  ///   - scale: Pixels per point, to which resting frames are rounded.
  ///   - clock: The frames on which motion ends.
  public init(resting placed: PlacedNode, scale: Double, clock: FrameClock) {
    self.init(
      root: PlanNode(resting: placed, scale: scale), groups: [:],
      in: PlanUpdate(time: 0, scale: scale, clock: clock))
  }

  private init(root: PlanNode, groups: [MatchKey: MatchGroup], in update: PlanUpdate) {
    var views: [MatchedView] = []
    root.collectMatches(into: &views, transform: .identity, isLeaving: false, scale: update.scale)
    let updated = MatchGroup.updated(groups, with: views, in: update)
    self.root = root.carryingRounding(of: updated.groups, transform: .identity, in: update)
    (self.groups, issues) = (updated.groups, updated.issues)
    (scale, clock, zooms) = (update.scale, update.clock, root.zooms)
    finish = updated.groups.values.reduce(root.finish) { max($0, $1.frame.finish) }
    var sampler = PlanSampler(plan: self, time: update.time)
    self.root = self.root.keepingStill(with: &sampler)
  }

  /// The plan after an update: from its value at `time`, everything runs to the new tree.
  ///
  /// - Parameters:
  ///   - placed: The new tree; each of its nodes carries the animation it moves with.
  ///   - time: The moment of the update, in seconds.
  /// - Returns: The plan from `time` on.
  public func updated(to placed: PlacedNode, at time: Double) -> TransitionPlan {
    let update = PlanUpdate(
      time: time, scale: scale, clock: clock, pagesJump: placed.node.traits.pagesJump)
    let root =
      root.id == placed.node.id
      ? root.updated(to: placed, in: update) : PlanNode(resting: placed, scale: scale)
    return TransitionPlan(root: root, groups: groups, in: update)
  }

  /// The newest tree as it is drawn when nothing moves: the layout that all motion leads to.
  public var restingNodes: [SceneNode] {
    TransitionPlan(resting: root.view.placed, scale: scale, clock: clock).nodes(at: 0)
  }

  /// The animation with which each matched group goes to where its source is laid out, by id.
  ///
  /// A group that jumps is not there, nor are groups of several namespaces that share an id.
  public var matchAnimations: [String: Animation] {
    var animations: [NodeID: Animation] = [:]
    func visit(_ node: PlanNode) {
      guard node.holdsMatches else { return }
      if node.view.node.match != nil { animations[node.id] = node.view.node.animation }
      node.children.forEach(visit)
    }
    visit(root)
    let byLabel = Dictionary(grouping: groups, by: { $0.key.label })
    return byLabel.compactMapValues { $0.count == 1 ? animations[$0[0].value.source] : nil }
  }

  /// The views on their way out that are still seen at a moment.
  ///
  /// - Parameter time: The moment, in seconds.
  /// - Returns: The identities of the topmost views that leave; their state must be kept.
  public func leaving(at time: Double) -> Set<NodeID> {
    var result: Set<NodeID> = []
    func visit(_ node: PlanNode) {
      if node.view.isLeaving, node.view.isSeen(at: time) { result.insert(node.id) }
      node.children.forEach(visit)
    }
    visit(root)
    return result
  }
}

extension TransitionPlan {
  /// When a view is gone that is on its way out, by itself or inside another.
  ///
  /// - Parameter id: The view.
  /// - Returns: The time of the first frame without it, in seconds; minus infinity when it is gone
  ///   already, infinity when it stays.
  public func departure(of id: NodeID) -> Double {
    func visit(_ node: PlanNode, _ outer: Double) -> Double? {
      let own = node.view.isLeaving ? min(outer, node.view.departure) : outer
      if node.id == id { return own }
      return node.children.lazy.compactMap { visit($0, own) }.first
    }
    return visit(root, .infinity) ?? -.infinity
  }

  /// What still moves at a moment: the texts and names of views, for messages.
  ///
  /// - Parameter time: The moment, in seconds.
  /// - Returns: At most five descriptions, in the order of the tree.
  public func moving(at time: Double) -> [String] {
    var result: [String] = []
    func visit(_ node: PlanNode) {
      if node.view.finish >= time, result.count < 5 { result.append(node.id.path) }
      node.children.forEach(visit)
    }
    visit(root)
    for (key, group) in groups.sorted(by: { $0.key.label < $1.key.label })
    where group.frame.finish >= time && result.count < 5 {
      result.append("matched “\(key.label)”")
    }
    return result
  }
}

extension PlanNode {
  /// The sources that pages in here stand in for, and until when.
  fileprivate var zooms: [(key: MatchKey, until: Double)] {
    var result = children.flatMap(\.zooms)
    if case .zoom(let key, _) = view.node.traits.page {
      result.append((key, view.isLeaving ? view.page?.finish ?? -.infinity : .infinity))
    }
    return result
  }

  /// Finds the matched views, with their own places on the display.
  fileprivate func collectMatches(
    into views: inout [MatchedView], transform: Affine, isLeaving: Bool, scale: Double
  ) {
    guard holdsMatches else { return }
    let leaves = isLeaving || view.isLeaving
    let transform = view.node.effect.transform(in: view.placed.frame).then(transform)
    if let match = view.node.match {
      let rect = view.placed.frame.roundedToPixels(scale: scale)
      let point = transform.apply(to: rect.point(at: match.anchor))
      views.append(
        MatchedView(
          id: id, attachment: match, frame: [point.x, point.y, rect.width, rect.height],
          isLeaving: leaves, animation: view.node.animation))
    }
    for child in children {
      child.collectMatches(into: &views, transform: transform, isLeaving: leaves, scale: scale)
    }
  }
}
