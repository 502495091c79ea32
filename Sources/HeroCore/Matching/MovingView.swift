/// One view of a plan, without those inside: its last layout, and a track for everything about it that
/// can change.
struct MovingView: Sendable {
  /// Whether the view has left the state.
  var isLeaving = false
  /// How much of the view is there, while a transition runs.
  var presence: Presence?
  /// The box as it is drawn: x, y, width, height.
  private(set) var frame: Track
  /// The animatable numbers of `effect`.
  private(set) var effectTrack: Track
  /// The effect at rest.
  private(set) var effect: Effect
  /// The animatable numbers of `drawing`.
  private(set) var drawingTrack: Track
  /// The drawing at rest.
  private(set) var drawing: Drawing
  /// Whether the view draws otherwise in a box of another size.
  private var drawingFollowsSize: Bool
  /// The view as it was last laid out.
  ///
  /// Of `placed.children` only the layout of matched views is taken; what is drawn are the children of
  /// the ``PlanNode``, which also hold the ones on their way out.
  var placed: PlacedNode
  /// The layout at the rect to which a matched group carries the view; `nil` where none does.
  private(set) var carried: PlacedNode?
  /// What rounding adds to the box while a matched group carries the view; `nil` where none does.
  private(set) var rounding: Track?
  /// How a page of a navigation stack comes or goes, while it does.
  var page: PageMotion?

  var node: LayoutNode { placed.node }

  /// A view that has just been put into the tree, at rest.
  init(resting placed: PlacedNode, scale: Double) {
    self.placed = placed
    let rect = placed.restingFrame(scale: scale)
    frame = Track(resting: rect.components)
    drawing = placed.drawing(in: rect.size)
    drawingFollowsSize = placed.node.drawingFollowsSize
    drawingTrack = Track(resting: drawing.animatableVector)
    let effectNumbers = placed.node.effect.animatableVector
    effectTrack = Track(resting: effectNumbers)
    effect = placed.node.effect.replacing(effectNumbers)
  }

  /// The box when nothing moves.
  var restingFrame: Rect { Rect(components: frame.target) }

  /// The moment from which the view itself does not move any more.
  var finish: Double {
    max(
      frame.finish, drawingTrack.finish, effectTrack.finish, presence?.finish ?? -.infinity,
      page?.finish ?? -.infinity)
  }

  /// Whether anything of the view is still to be seen, if it leaves.
  func isSeen(at time: Double) -> Bool { !isLeaving || departure > time }

  /// The moment from which nothing is seen any more of a view that leaves.
  var departure: Double { max(presence?.departure ?? -.infinity, page?.finish ?? -.infinity) }

  /// What the view draws in a box of a size, at rest.
  func drawing(in size: Size) -> Drawing {
    guard drawingFollowsSize, size != placed.frame.size, size != restingFrame.size else {
      return drawing
    }
    return placed.drawing(in: size)
  }

  /// Whether the view draws nothing itself and does nothing to those inside, whatever the moment.
  var onlyHoldsChildren: Bool {
    guard presence == nil, case .none = effect, case .container = node.content else { return false }
    return true
  }
}

extension MovingView {
  /// The same view after an update: whatever differs starts to run to its new value.
  func updated(to new: PlacedNode, in update: PlanUpdate) -> MovingView {
    let animation = new.node.animation
    var next = self
    (next.placed, next.carried) = (new, nil)
    next.isLeaving = false
    let rect = new.restingFrame(scale: update.scale)
    if case .leaf(.text) = new.node.content {
      // A text is at its new size at once; only its place runs.
      let place = Array(frame.target[0..<2]) + [rect.width, rect.height]
      next.frame = update.retarget(next.frame, to: place, nil)
    }
    next.frame = update.retarget(next.frame, to: rect.components, animation)

    next.drawing = new.drawing(in: rect.size)
    next.drawingFollowsSize = new.node.drawingFollowsSize
    let drawingNumbers = next.drawing.animatableVector
    next.drawingTrack =
      drawing.canBlend(with: next.drawing)
      ? update.retarget(drawingTrack, to: drawingNumbers, animation)
      : Track(resting: drawingNumbers)
    let effectNumbers = new.node.effect.animatableVector
    next.effectTrack =
      node.effect.canBlend(with: new.node.effect)
      ? update.retarget(effectTrack, to: effectNumbers, animation)
      : Track(resting: effectNumbers)
    next.effect = new.node.effect.replacing(effectNumbers)

    // A view that returns while it leaves is turned round with its velocity.
    next.presence = presence?.staying(new.node.traits.transition, animation, in: update)
    if isLeaving, let page { next.page = page.opening(in: update) }
    return next
  }

  /// The view moved by its container.
  func shifted(by shift: Vector, animation: Animation?, in update: PlanUpdate) -> MovingView {
    var next = self
    next.placed = placed.offset(by: shift)
    let target = frame.target
    next.frame = update.retarget(
      frame, to: [target[0] + shift.dx, target[1] + shift.dy, target[2], target[3]], animation)
    return next
  }

  /// The view with its rounding on the way to what it is at rest.
  func rounding(
    to difference: [Double], carried: PlacedNode, in update: PlanUpdate
  ) -> MovingView {
    var next = self
    next.carried = carried
    next.rounding =
      rounding.map { update.retarget($0, to: difference, node.animation) }
      ?? Track(resting: difference)
    return next
  }
}
