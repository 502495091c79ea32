/// Views with one id in one namespace, and the frame they share.
struct MatchGroup: Sendable {
  /// The views, newest first, the source before all.
  var members: [NodeID]
  /// The view that sets the frame.
  var source: NodeID
  /// The source's point and size: x and y on the display, width, height.
  var frame: Track
  /// The point of the frame that `frame` tells.
  var anchor: UnitPoint

  /// The shared frame R(t).
  func rect(at time: Double) -> Rect { rect(frame.value(at: time)) }

  /// The shared frame when nothing moves.
  var restingRect: Rect { rect(frame.target) }

  private func rect(_ value: [Double]) -> Rect {
    let size = Size(width: max(0, value[2]), height: max(0, value[3]))
    let corner = Point(x: value[0] - anchor.x * size.width, y: value[1] - anchor.y * size.height)
    return Rect(origin: corner, size: size)
  }

  /// Whether a view is placed by the group at a moment, instead of by its own layout.
  ///
  /// A source rests where its layout puts it; the others stay on it for as long as they are there.
  func places(_ member: NodeID, at time: Double) -> Bool {
    member != source || time < frame.finish
  }
}

/// A matched view of the tree, as the groups see it.
struct MatchedView {
  let id: NodeID
  let attachment: MatchAttachment
  /// The view's own point and size on the display, from its layout alone.
  let frame: [Double]
  let isLeaving: Bool
  let animation: Animation?
}

extension MatchGroup {
  /// The groups after an update.
  ///
  /// - Source: views are kept newest first; the source is the first that is not being removed and may
  ///   be one. When it changes, the frame runs from where the former source was to the new one's.
  static func updated(
    _ old: [MatchKey: MatchGroup], with views: [MatchedView], in update: PlanUpdate
  ) -> (groups: [MatchKey: MatchGroup], issues: [MatchIssue]) {
    var (groups, issues) = ([MatchKey: MatchGroup](), [MatchIssue]())
    var order: [MatchKey] = []
    var byKey: [MatchKey: [MatchedView]] = [:]
    for view in views {
      let key = view.attachment.key
      if byKey[key] == nil { order.append(key) }
      byKey[key, default: []].append(view)
    }
    for key in order {
      let members = byKey[key] ?? []
      let live = members.filter { !$0.isLeaving }
      let sources = live.filter(\.attachment.isSource)
      if sources.count > 1 {
        issues.append(
          MatchIssue(kind: .severalSources, key: key, locations: sources.map(\.attachment.location))
        )
      } else if sources.isEmpty, !live.isEmpty {
        issues.append(
          MatchIssue(kind: .noSource, key: key, locations: live.map(\.attachment.location)))
      }
      if let group = updated(old[key], members: members, in: update) { groups[key] = group }
    }
    return (groups, issues)
  }

  private static func updated(
    _ old: MatchGroup?, members: [MatchedView], in update: PlanUpdate
  ) -> MatchGroup? {
    let known = old?.members ?? []
    let byID = Dictionary(members.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let fresh = members.filter { !known.contains($0.id) }.reversed()
    var ordered = fresh + known.compactMap { byID[$0] }
    guard
      let index = ordered.firstIndex(where: { !$0.isLeaving && $0.attachment.isSource })
    else {
      // With its source on the way out, a group goes on as it was until all of it is gone.
      guard var old, !ordered.isEmpty, byID[old.source] != nil else { return nil }
      old.members = ordered.map(\.id)
      return old
    }
    let source = ordered.remove(at: index)
    ordered.insert(source, at: 0)
    guard let old else {
      return MatchGroup(
        members: ordered.map(\.id), source: source.id, frame: Track(resting: source.frame),
        anchor: source.attachment.anchor)
    }
    // The frame starts where it is seen, even if the former source has a new place by now: one that
    // goes out is moved along with its container.
    let moves = ordered.count > 1 || old.frame.finish > update.time
    let frame = update.retarget(old.frame, to: source.frame, moves ? source.animation : nil)
    return MatchGroup(
      members: ordered.map(\.id), source: source.id, frame: frame,
      anchor: source.attachment.anchor)
  }
}
