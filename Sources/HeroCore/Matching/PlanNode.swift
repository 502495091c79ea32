/// A view in motion: its last layout, and a track for everything about it that can change.
struct PlanNode: Sendable {
  /// The view as it was last laid out.
  ///
  /// Of `placed.children` only the layout of matched views is taken; what is drawn are `children`,
  /// which also hold the ones on their way out.
  var placed: PlacedNode
  /// The box as it is drawn: x, y, width, height.
  var frame: Track
  /// The drawing at rest.
  var drawing: Drawing
  /// The animatable numbers of `drawing`.
  var drawingTrack: Track
  /// The animatable numbers of the effect.
  var effectTrack: Track
  /// What rounding adds to the box while a matched group carries the view; `nil` where none does.
  var rounding: Track?
  /// How much of the view is there, while a transition runs.
  var presence: Presence?
  /// How a page of a navigation stack comes or goes, while it does.
  var page: PageMotion?
  /// Whether the view has left the state.
  var isLeaving = false
  /// The views inside, in the order of the source, followed by those on their way out.
  var children: [PlanNode]

  var id: NodeID { placed.node.id }
  var node: LayoutNode { placed.node }

  /// The moment from which neither this view nor one inside moves any more.
  var finish: Double {
    let own = max(
      frame.finish, drawingTrack.finish, effectTrack.finish, presence?.finish ?? -.infinity,
      page?.finish ?? -.infinity)
    return children.reduce(own) { max($0, $1.finish) }
  }
}

// MARK: - Coming

extension PlanNode {
  /// A view that has just been put into the tree, at rest.
  init(resting placed: PlacedNode, scale: Double) {
    self.placed = placed
    let rect = placed.restingFrame(scale: scale)
    frame = Track(resting: rect.components)
    drawing = placed.drawing(in: rect.size)
    drawingTrack = Track(resting: drawing.animatableVector)
    effectTrack = Track(resting: placed.node.effect.animatableVector)
    children = placed.children.map { PlanNode(resting: $0, scale: scale) }
  }

  /// A view that is put into the tree by an update, with its insertion under way.
  init(inserting placed: PlacedNode, in update: PlanUpdate) {
    self.init(resting: placed, scale: update.scale)
    if let transition = placed.node.traits.page {
      guard !update.pagesJump else { return }
      page = PageMotion(absent: transition, unit: placed.frame.height).opening(in: update)
      return
    }
    let transition = placed.node.traits.transition
    presence = transition.flatMap { Presence(inserting: $0, placed.node.animation, in: update) }
    guard let look = placed.node.traits.absentLook?.insertion, let presence else { return }
    // The parts start from how they look in absence, and run to where they are.
    let animation = transition?.insertionAnimation ?? placed.node.animation
    self = PlanNode(resting: look.placed(inPlaceOf: placed), scale: update.scale)
      .updated(to: placed.animated(by: animation), in: update)
    (self.placed, self.presence) = (placed, presence)
  }
}

// MARK: - Staying

extension PlanNode {
  /// The same view after an update: whatever differs starts to run to its new value.
  func updated(to new: PlacedNode, in update: PlanUpdate) -> PlanNode {
    let animation = new.node.animation
    var next = self
    next.placed = new
    next.isLeaving = false
    let rect = new.restingFrame(scale: update.scale)
    if case .leaf(.text) = new.node.content {
      // A text is at its new size at once; only its place runs.
      let place = Array(frame.target[0..<2]) + [rect.width, rect.height]
      next.frame = update.retarget(next.frame, to: place, nil)
    }
    next.frame = update.retarget(next.frame, to: rect.components, animation)

    next.drawing = new.drawing(in: rect.size)
    next.drawingTrack =
      drawing.canBlend(with: next.drawing)
      ? update.retarget(drawingTrack, to: next.drawing.animatableVector, animation)
      : Track(resting: next.drawing.animatableVector)
    next.effectTrack =
      node.effect.canBlend(with: new.node.effect)
      ? update.retarget(effectTrack, to: new.node.effect.animatableVector, animation)
      : Track(resting: new.node.effect.animatableVector)

    // A view that returns while it leaves is turned round with its velocity.
    next.presence = presence?.staying(new.node.traits.transition, animation, in: update)
    if isLeaving, let page { next.page = page.opening(in: update) }
    next.children = updatedChildren(to: new, in: update)
    return next
  }

  private func updatedChildren(to new: PlacedNode, in update: PlanUpdate) -> [PlanNode] {
    var gone = Dictionary(children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var result = new.children.map { child in
      gone.removeValue(forKey: child.node.id)?.updated(to: child, in: update)
        ?? PlanNode(inserting: child, in: update)
    }
    let shift = new.frame.origin - placed.frame.origin
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
    var next = shift == .zero ? self : shifted(by: shift, animation: animation, in: update)
    if isLeaving { return isSeen(at: update.time) ? next : nil }
    if let transition = node.traits.page {
      guard !update.pagesJump else { return nil }
      let page = page ?? PageMotion(present: transition, unit: placed.frame.height)
      (next.isLeaving, next.page) = (true, page.closing(in: update))
      return next
    }
    guard let transition = node.traits.transition,
      let departing = Presence(removing: transition, animation, from: presence, in: update)
    else { return nil }
    if let look = node.traits.absentLook?.removal {
      let absent = look.animated(by: transition.removalAnimation ?? animation)
        .placed(inPlaceOf: next.placed)
      next = next.updated(to: absent, in: update)
      // It is still the view that has this transition.
      next.placed = next.placed.speaking(for: node)
    }
    (next.isLeaving, next.presence) = (true, departing)
    return next
  }

  /// Whether anything of a view that leaves is still to be seen.
  func isSeen(at time: Double) -> Bool {
    !isLeaving || departure > time
  }

  /// The moment from which nothing is seen any more of a view that leaves.
  var departure: Double { max(presence?.departure ?? -.infinity, page?.finish ?? -.infinity) }

  private func shifted(by shift: Vector, animation: Animation?, in update: PlanUpdate) -> PlanNode {
    var next = self
    next.placed = placed.offset(by: shift)
    let target = frame.target
    next.frame = update.retarget(
      frame, to: [target[0] + shift.dx, target[1] + shift.dy, target[2], target[3]], animation)
    next.children = children.map { $0.shifted(by: shift, animation: animation, in: update) }
    return next
  }
}

/// What is common to all changes of one update: when it happens and on which grid it is seen.
struct PlanUpdate {
  let time: Double
  let scale: Double
  let clock: FrameClock
  /// Whether pages come and go at once.
  var pagesJump = false

  func retarget(_ track: Track, to target: [Double], _ animation: Animation?) -> Track {
    track.target == target
      ? track
      : track.retargeted(
        to: target, animation: animation, at: time, framesPerSecond: clock.framesPerSecond)
  }
}

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
