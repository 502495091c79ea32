import HeroCore

/// The plans of a film, each with the moment after which it is shown.
///
/// Bodies that depend on time make a plan with every frame. Of one in which nothing moves only the
/// picture is kept, and of that only what differs from the one before, so a long film stays small.
struct Reel: Sendable {
  /// What is shown from a moment on.
  private struct Segment: Sendable {
    /// The moment after which it is shown; `nil` for from the start.
    let start: Rational?
    let background: ResolvedColor
    /// Whether another update at the same moment came before it, which is never seen.
    let isFollowUp: Bool
    var content: Content
  }

  private enum Content: Sendable {
    indirect case plan(TransitionPlan)
    /// A picture that does not move.
    indirect case still(StillPicture)
  }

  /// A picture, as a whole or by what differs from that of the segment before.
  private struct StillPicture: Sendable {
    var difference: SceneDifference
    /// How many segments before this one have to be looked at.
    var depth: Int
    let matchAnimations: [String: Animation]
  }

  private var segments: [Segment] = []
  /// The newest plan; `nil` before the first.
  private(set) var latest: TransitionPlan?
  /// The picture of the last segment but one, if that is still, and its depth.
  private var previous: (root: SceneNode, depth: Int)?

  /// From how many differences a picture may have to be put together.
  private static let deepest = 32

  var isEmpty: Bool { segments.isEmpty }

  /// Adds a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - start: The moment after which it is shown, not before that of the last one; `nil` for the first.
  ///   - background: What is behind everything.
  mutating func append(_ plan: TransitionPlan, after start: Rational?, background: ResolvedColor) {
    let isFollowUp = segments.count > 0 && (segments[segments.count - 1].start ?? .zero) == start
    // What is replaced at the very moment is never shown; only the first one is, at 0.
    if isFollowUp, segments.count > 1 {
      segments.removeLast()
    } else {
      compactLast()
    }
    segments.append(
      Segment(start: start, background: background, isFollowUp: isFollowUp, content: .plan(plan)))
    latest = plan
  }

  /// Keeps of the last segment the picture only, if it does not move.
  private mutating func compactLast() {
    guard let last = segments.last, case .plan(let plan) = last.content,
      plan.finish <= (last.start ?? .zero).value
    else {
      previous = nil
      return
    }
    let root = Self.root(plan.nodes(at: (last.start ?? .zero).value))
    var (difference, depth) = (SceneDifference(whole: root), 0)
    if let previous, previous.depth < Self.deepest {
      (difference, depth) = (SceneDifference(from: previous.root, to: root), previous.depth + 1)
    }
    segments[segments.count - 1].content = .still(
      StillPicture(
        difference: difference, depth: depth, matchAnimations: plan.matchAnimations))
    previous = (root, depth)
  }

  private static func root(_ nodes: [SceneNode]) -> SceneNode {
    SceneNode("display", frame: .zero, children: nodes)
  }

  // MARK: - Reading

  /// What is shown at a moment: the state before the events of that moment.
  func nodes(at time: Rational) -> (nodes: [SceneNode], background: ResolvedColor) {
    // The first segment that starts at the moment or later; the one before it is shown.
    var (low, high) = (1, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if (segments[middle].start ?? .zero) < time { low = middle + 1 } else { high = middle }
    }
    return (nodes(ofSegment: low - 1, at: time.value), segments[low - 1].background)
  }

  private func nodes(ofSegment index: Int, at time: Double) -> [SceneNode] {
    switch segments[index].content {
    case .plan(let plan): return plan.nodes(at: time)
    case .still(let picture):
      var root = Self.root([])
      for position in (index - picture.depth)...index {
        if case .still(let part) = segments[position].content { part.difference.apply(to: &root) }
      }
      return root.children
    }
  }

  /// A change of state.
  struct Update {
    var time: Rational
    var finish: Double
    var matchAnimations: @Sendable () -> [String: Animation]
    /// The layout that the change leads to.
    var restingNodes: @Sendable () -> [SceneNode]
    var background: ResolvedColor
  }

  /// The changes of state; of several at one moment only the last is ever seen.
  var updates: [Update] {
    segments.indices.compactMap { index in
      let segment = segments[index]
      let next = index + 1 < segments.count ? segments[index + 1] : nil
      guard !(next?.isFollowUp ?? false) else { return nil }
      let isFollowUp = segment.isFollowUp
      switch segment.content {
      case .plan(let plan):
        return Update(
          time: segment.start ?? .zero, finish: plan.finish,
          matchAnimations: { isFollowUp ? [:] : plan.matchAnimations },
          restingNodes: { plan.restingNodes }, background: segment.background)
      case .still(let picture):
        return Update(
          time: segment.start ?? .zero, finish: -.infinity,
          matchAnimations: { isFollowUp ? [:] : picture.matchAnimations },
          restingNodes: { nodes(ofSegment: index, at: 0) }, background: segment.background)
      }
    }
  }
}
