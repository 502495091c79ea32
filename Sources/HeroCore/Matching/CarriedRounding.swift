// How the rounding of resting views passes into the motion of matched ones and out of it again.
//
// At rest every leaf is rounded to pixels. While a group carries a view, the view is laid out at the
// shared rect, unrounded, so at either end it would jump by a part of a pixel. What rounding adds at
// rest is therefore a value of its own that runs along: at the start it is what it was, at the end what
// it will be.

extension MovingView {
  /// The matched view laid out at a shared rect and put on the group's point.
  ///
  /// - Parameters:
  ///   - shared: The rect, in points on the display.
  ///   - anchor: The point of the rect that is the group's.
  ///   - match: How the view takes part.
  ///   - origin: Where the view is if it does not take the position.
  ///   - transform: What moves the views around it.
  /// - Returns: The view and what is inside, laid out anew unless the rect is the one it comes to. (One
  ///   of that size elsewhere may be laid out otherwise: there are rules that look at the safe area.)
  func placed(
    in shared: Rect, anchor: UnitPoint, _ match: MatchAttachment, origin: Point,
    transform: Affine
  ) -> PlacedNode {
    let proposal = match.takesSize ? ProposedSize(shared.size) : placed.proposal
    func corner(_ size: Size) -> Point {
      guard match.takesPosition else { return origin }
      // The group's point is on the display; the view stands inside whatever moves its ancestors.
      let point = shared.point(at: anchor)
      let inside = transform.inverse?.apply(to: point) ?? point
      return inside - Vector(dx: match.anchor.x * size.width, dy: match.anchor.y * size.height)
    }
    if let carried, carried.proposal == proposal,
      carried.frame.origin == corner(carried.frame.size)
    {
      return carried
    }
    let box = LayoutBox(node)
    let display = Rect(origin: .zero, size: .zero)
    return box.placed(
      at: corner(box.size(for: proposal)), proposal: proposal,
      safeArea: SafeArea(container: display, safe: display))
  }
}

extension PlanNode {
  /// The tree with the rounding of its matched views on the way to what it is at rest.
  func carryingRounding(
    of groups: [MatchKey: MatchGroup], transform: Affine, in update: PlanUpdate
  ) -> PlanNode {
    guard holdsMatches, !view.isLeaving else { return self }
    var next = self
    if let match = view.node.match, let group = groups[match.key] {
      let carried = view.placed(
        in: group.restingRect, anchor: group.anchor, match, origin: view.placed.frame.origin,
        transform: transform)
      let resting = group.source == id ? view.placed : carried
      next = rounding(carried: carried, resting: resting, in: update)
    }
    let inner = view.node.effect.transform(in: view.placed.frame).then(transform)
    return PlanNode(
      next.view,
      children: next.children.map {
        $0.carryingRounding(of: groups, transform: inner, in: update)
      })
  }

  private func rounding(
    carried: PlacedNode, resting: PlacedNode, in update: PlanUpdate
  ) -> PlanNode {
    let drawn = resting.restingFrame(scale: update.scale).components
    let difference = zip(drawn, carried.frame.components).map { $0 - $1 }
    let places = Dictionary(
      zip(carried.children, resting.children).map { ($0.node.id, ($0, $1)) },
      uniquingKeysWith: { first, _ in first })
    return PlanNode(
      view.rounding(to: difference, carried: carried, in: update),
      children: children.map { child in
        guard !child.view.isLeaving, let (carried, resting) = places[child.id] else { return child }
        return child.rounding(carried: carried, resting: resting, in: update)
      })
  }
}
