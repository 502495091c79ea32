/// A view in motion with the views inside it: what a plan is made of.
///
/// Immutable and shared: handing one on costs nothing, whatever it holds, and what does not depend on
/// the moment is worked out once, when the plan is made.
final class PlanNode: Sendable {
  /// The identity of the view.
  let id: NodeID
  /// The views inside, in the order of the source, followed by those on their way out.
  let children: [PlanNode]
  /// The views inside, back to front.
  let backToFront: [PlanNode]
  /// The moment from which neither this view nor one inside moves any more.
  let finish: Double
  /// Whether the view draws nothing itself and does nothing to those inside, whatever the moment.
  let onlyHoldsChildren: Bool
  /// Whether one of the views is matched.
  let holdsMatches: Bool
  /// Whether a page may grow out of one of the views.
  let holdsZoomSources: Bool
  /// Whether some of the views right inside are pages of a navigation stack, or covers.
  let holdsPages: Bool
  /// What is drawn of a tree in which nothing moves; `nil` while something does.
  let still: [SceneNode]?
  /// The view itself.
  let view: MovingView

  init(_ view: MovingView, children: [PlanNode], still: [SceneNode]? = nil) {
    (id, self.view, self.children, self.still) = (view.placed.node.id, view, children, still)
    backToFront = children.backToFront
    finish = children.reduce(view.finish) { max($0, $1.finish) }
    onlyHoldsChildren = view.onlyHoldsChildren
    holdsMatches = view.node.match != nil || children.contains(where: \.holdsMatches)
    holdsPages = children.contains { $0.isPage }
    holdsZoomSources = view.node.zoomSource != nil || children.contains(where: \.holdsZoomSources)
  }

  /// Whether the view is a page of a navigation stack, or a cover.
  var isPage: Bool { view.node.traits.page != nil }

  /// Whether the view is all that is on the display.
  ///
  /// Only there lie covers; a page of a navigation stack lies over the stack alone.
  var isRoot: Bool { id.path == "/root" }
}

extension PlanNode {
  /// The tree with what does not move any more drawn once for all moments.
  ///
  /// What depends on views elsewhere is left as it is: what is matched, and the sources of pages, which
  /// the pages stand in for.
  func keepingStill(with sampler: inout PlanSampler) -> PlanNode {
    if finish <= sampler.time, !holdsMatches, !holdsZoomSources {
      return PlanNode(view, children: children, still: sampler.nodes(of: self))
    }
    guard !children.isEmpty else { return self }
    return PlanNode(view, children: children.map { $0.keepingStill(with: &sampler) })
  }
}

extension [PlanNode] {
  /// The views by z index, and at the same one the leaving behind the staying.
  fileprivate var backToFront: [PlanNode] {
    // Most often the order of the source is that of the drawing.
    guard contains(where: { $0.view.isLeaving || $0.view.node.traits.zIndex != 0 }) else {
      return self
    }
    return enumerated().sorted { first, second in
      let (a, b) = (first.element.view, second.element.view)
      if a.node.traits.zIndex != b.node.traits.zIndex {
        return a.node.traits.zIndex < b.node.traits.zIndex
      }
      return a.isLeaving != b.isLeaving ? a.isLeaving : first.offset < second.offset
    }.map(\.element)
  }
}

// MARK: - Coming

extension PlanNode {
  /// A view that has just been put into the tree, at rest.
  convenience init(resting placed: PlacedNode, scale: Double) {
    self.init(
      MovingView(resting: placed, scale: scale),
      children: placed.children.map { PlanNode(resting: $0, scale: scale) })
  }

  /// A view that is put into the tree by an update, with its insertion under way.
  static func inserting(_ placed: PlacedNode, in update: PlanUpdate) -> PlanNode {
    let resting = PlanNode(resting: placed, scale: update.scale)
    var view = resting.view
    if let transition = placed.node.traits.page {
      guard !update.pagesJump else { return resting }
      view.page = PageMotion(absent: transition, unit: placed.frame.height).opening(in: update)
      return PlanNode(view, children: resting.children)
    }
    let transition = placed.node.traits.transition
    let presence = transition.flatMap {
      Presence(inserting: $0, placed.node.animation, in: update)
    }
    guard let presence else { return resting }
    view.presence = presence
    guard let look = placed.node.traits.absentLook?.insertion else {
      return PlanNode(view, children: resting.children)
    }
    // The parts start from how they look in absence, and run to where they are.
    let animation = transition?.insertionAnimation ?? placed.node.animation
    let coming = PlanNode(resting: look.placed(inPlaceOf: placed), scale: update.scale)
      .updated(to: placed.animated(by: animation), in: update)
    view = coming.view
    (view.placed, view.presence) = (placed, presence)
    return PlanNode(view, children: coming.children)
  }
}

// MARK: - Staying

extension PlanNode {
  /// The same view after an update: whatever differs starts to run to its new value.
  func updated(to new: PlacedNode, in update: PlanUpdate) -> PlanNode {
    PlanNode(view.updated(to: new, in: update), children: updatedChildren(to: new, in: update))
  }

  private func updatedChildren(to new: PlacedNode, in update: PlanUpdate) -> [PlanNode] {
    var gone = Dictionary(children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var result = new.children.map { child in
      gone.removeValue(forKey: child.node.id)?.updated(to: child, in: update)
        ?? .inserting(child, in: update)
    }
    let shift = new.frame.origin - view.placed.frame.origin
    for child in children {
      guard let child = gone.removeValue(forKey: child.id) else { continue }
      let animation = new.node.animation
      if let leaving = child.leaving(in: update, animation: animation, shift: shift) {
        result.append(leaving)
      }
    }
    return result
  }
}

// MARK: - Going

extension PlanNode {
  /// The view on its way out, or `nil` when nothing of it is seen any more.
  ///
  /// It keeps its last layout relative to the container, which may have moved by `shift`.
  private func leaving(in update: PlanUpdate, animation: Animation?, shift: Vector) -> PlanNode? {
    let last = shift == .zero ? self : shifted(by: shift, animation: animation, in: update)
    if view.isLeaving { return view.isSeen(at: update.time) ? last : nil }
    var going = last.view
    if let transition = view.node.traits.page {
      guard !update.pagesJump else { return nil }
      let page = view.page ?? PageMotion(present: transition, unit: view.placed.frame.height)
      (going.isLeaving, going.page) = (true, page.closing(in: update))
      return PlanNode(going, children: last.children)
    }
    guard let transition = view.node.traits.transition,
      let departing = Presence(removing: transition, animation, from: view.presence, in: update)
    else { return nil }
    var children = last.children
    if let look = view.node.traits.absentLook?.removal {
      let absent = look.animated(by: transition.removalAnimation ?? animation)
        .placed(inPlaceOf: going.placed)
      let changed = last.updated(to: absent, in: update)
      (going, children) = (changed.view, changed.children)
      // It is still the view that has this transition.
      going.placed = going.placed.speaking(for: view.node)
    }
    (going.isLeaving, going.presence) = (true, departing)
    return PlanNode(going, children: children)
  }

  private func shifted(by shift: Vector, animation: Animation?, in update: PlanUpdate) -> PlanNode {
    PlanNode(
      view.shifted(by: shift, animation: animation, in: update),
      children: children.map { $0.shifted(by: shift, animation: animation, in: update) })
  }
}
