// How the rounding of resting views passes into the motion of matched ones and out of it again.
//
// At rest every leaf is rounded to pixels. While a group carries a view, the view is laid out at the
// shared rect, unrounded, so at either end it would jump by a part of a pixel. What rounding adds at
// rest is therefore a value of its own that runs along: at the start it is what it was, at the end what
// it will be.

extension PlanNode {
  /// The matched view laid out at a shared rect and put on the group's point.
  ///
  /// - Parameters:
  ///   - shared: The rect, in points on the display.
  ///   - anchor: The point of the rect that is the group's.
  ///   - match: How the view takes part.
  ///   - origin: Where the view is if it does not take the position.
  ///   - transform: What moves the views around it.
  /// - Returns: The view and what is inside, laid out anew.
  func placed(
    in shared: Rect, anchor: UnitPoint, _ match: MatchAttachment, origin: Point,
    transform: Affine
  ) -> PlacedNode {
    let proposal = match.takesSize ? ProposedSize(shared.size) : placed.proposal
    let size = node.size(for: proposal)
    var origin = origin
    if match.takesPosition {
      // The group's point is on the display; the view stands inside whatever moves its ancestors.
      let point = shared.point(at: anchor)
      let inside = transform.inverse?.apply(to: point) ?? point
      origin = inside - Vector(dx: match.anchor.x * size.width, dy: match.anchor.y * size.height)
    }
    let display = Rect(origin: .zero, size: .zero)
    return node.placed(
      at: origin, proposal: proposal, safeArea: SafeArea(container: display, safe: display))
  }

  /// The tree with the rounding of its matched views on the way to what it is at rest.
  func carryingRounding(
    of groups: [MatchKey: MatchGroup], transform: Affine, in update: PlanUpdate
  ) -> PlanNode {
    guard !isLeaving else { return self }
    var next = self
    if let match = node.match, let group = groups[match.key] {
      let carried = placed(
        in: group.restingRect, anchor: group.anchor, match, origin: placed.frame.origin,
        transform: transform)
      let resting = group.source == id ? placed : carried
      next.setRounding(carried: carried, resting: resting, in: update)
    }
    let inner = node.effect.transform(in: placed.frame).then(transform)
    next.children = next.children.map {
      $0.carryingRounding(of: groups, transform: inner, in: update)
    }
    return next
  }

  private mutating func setRounding(
    carried: PlacedNode, resting: PlacedNode, in update: PlanUpdate
  ) {
    let drawn = resting.restingFrame(scale: update.scale).components
    let difference = zip(drawn, carried.frame.components).map { $0 - $1 }
    rounding =
      rounding.map { update.retarget($0, to: difference, node.animation) }
      ?? Track(resting: difference)
    let places = Dictionary(
      zip(carried.children, resting.children).map { ($0.node.id, ($0, $1)) },
      uniquingKeysWith: { first, _ in first })
    for index in children.indices where !children[index].isLeaving {
      guard let (carried, resting) = places[children[index].id] else { continue }
      children[index].setRounding(carried: carried, resting: resting, in: update)
    }
  }
}
