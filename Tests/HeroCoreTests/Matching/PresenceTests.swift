import HeroCore
import Testing

/// How views come and go, and what a plan says about matched groups.
@Suite struct PresenceTests {
  static let clock = FrameClock(framesPerSecond: 60)

  /// A box that may be there, in a container that is moved by `inset`.
  private func tree(
    _ transition: Transition?, inset: Double = 0, animation: Animation? = .linear(duration: 1)
  ) -> PlacedNode {
    var box = Tree.rigid(30, 20, "box")
    box.traits.transition = transition
    let children = transition == nil ? [] : [box]
    let layout = FrameLayout(width: 200, height: 200, alignment: .topLeading)
    let frame = LayoutNode(
      NodeID("frame"),
      .container(layout, [LayoutNode(NodeID("stack"), .container(WrapperLayout(), children))]))
    let padded = LayoutNode(
      NodeID("padding"), .container(PaddingLayout(insets: Insets(leading: inset)), [frame]))
    return padded.animated(animation).placed(
      at: .zero, proposal: .unspecified, safeArea: SafeArea(container: .zero, safe: .zero))
  }

  private func resting(_ placed: PlacedNode) -> TransitionPlan {
    TransitionPlan(resting: placed, scale: 1, clock: Self.clock)
  }

  private func box(_ plan: TransitionPlan, _ time: Double) -> TraceNode? {
    Picture(plan, at: time).byID[NodeID("box")]
  }

  @Test("what comes in is at its place from the start and runs its insertion there")
  func insertion() throws {
    let plan = resting(tree(nil)).updated(to: tree(.opacity), at: 1)
    for (time, opacity) in [(1.0, 0.0), (1.25, 0.25), (1.5, 0.5), (2, 1)] {
      let node = try #require(box(plan, time))
      #expect(node.frame.numbers == "0 0 30 20" && isNear(node.opacity, opacity, within: 1e-5))
      #expect(!node.isLeaving)
    }
    #expect(plan.finish == 2)
  }

  @Test("what goes out keeps its last layout and runs its removal, and is gone on its frame")
  func removal() throws {
    let plan = resting(tree(.opacity)).updated(to: tree(nil), at: 1)
    let node = try #require(box(plan, 1.75))
    #expect(node.isLeaving && isNear(node.opacity, 0.25, within: 1e-5))
    #expect(node.frame.numbers == "0 0 30 20")
    #expect(plan.leaving(at: 1.9) == [NodeID("box")] && plan.leaving(at: 2).isEmpty)
    #expect(plan.departure(of: NodeID("box")) == 2)
    #expect(plan.departure(of: NodeID("frame")) == .infinity)
    #expect(box(plan, 2) == nil)
  }

  @Test("what goes out travels with its container, and starts where it was")
  func container() throws {
    let plan = resting(tree(.opacity)).updated(to: tree(nil, inset: 100), at: 1)
    for (time, x) in [(1.0, 0.0), (1.5, 50), (1.9, 90)] {
      #expect(isNear(try #require(box(plan, time)).frame.minX, x, within: 1e-4))
    }
  }

  @Test("without an animation, and with identity, views come and go at once")
  func atOnce() {
    let away = resting(tree(.opacity)).updated(to: tree(nil, animation: nil), at: 1)
    #expect(box(away, 1) == nil && away.finish <= 1)
    let identity = resting(tree(.identity)).updated(to: tree(nil), at: 1)
    #expect(box(identity, 1) == nil)
    let here = resting(tree(nil)).updated(to: tree(.identity), at: 1)
    #expect(box(here, 1)?.opacity == 1)
  }

  @Test("a view that returns turns round from where it is")
  func returning() throws {
    let plan = resting(tree(.opacity)).updated(to: tree(nil), at: 1)
    let back = plan.updated(to: tree(.opacity), at: 1.5)
    #expect(isNear(try #require(box(back, 1.5)).opacity, 0.5, within: 1e-5))
    #expect(try #require(box(back, 1.5)).isLeaving == false)
    #expect(back.leaving(at: 1.5).isEmpty)
    #expect(box(back, back.finish)?.opacity == 1)
  }

  @Test(
    "every way of being absent is complete at its end and nothing at the other",
    arguments: [
      Transition.Absence.opacity(0), .offset(Vector(dx: 40, dy: 0)),
      .scale(x: 0, y: 0, anchor: .center), .edge(.trailing),
    ])
  func ways(absence: Transition.Absence) throws {
    let transition = Transition(insertion: [absence], removal: [absence])
    let plan = resting(tree(nil)).updated(to: tree(transition), at: 0)
    let (start, half, end) = (
      try #require(box(plan, 0)), try #require(box(plan, 0.5)), try #require(box(plan, 1))
    )
    #expect(end.frame.numbers == "0 0 30 20" && end.opacity == 1)
    switch absence {
    case .opacity: #expect(start.opacity == 0 && isNear(half.opacity, 0.5, within: 1e-5))
    case .offset: #expect(start.frame.minX == 40 && half.frame.minX == 20)
    case .scale: #expect(start.frame.width == 0 && isNear(half.frame.width, 15, within: 1e-4))
    case .edge: #expect(start.frame.minX == 30 && half.frame.minX == 15)
    case .blur, .rotation, .look: Issue.record("not in the list")
    }
  }

  // MARK: - Issues

  private func group(_ sources: [Bool]) -> TransitionPlan {
    let key = MatchKey(namespace: 1, id: 1, label: "card")
    let views = sources.enumerated().map { index, isSource in
      LayoutNode(
        NodeID("view\(index)"), .container(WrapperLayout(), [Tree.rigid(10, 10, "leaf\(index)")]),
        match: MatchAttachment(
          key: key, isSource: isSource, location: SourceLocation(file: "A.swift", line: 10 + index))
      )
    }
    let root = LayoutNode(
      NodeID("root"),
      .container(StackLayout(axis: .horizontal, alignment: .top, spacing: 0), views))
    return resting(
      root.placed(
        at: .zero, proposal: .unspecified, safeArea: SafeArea(container: .zero, safe: .zero)))
  }

  @Test("odd groups are reported with all their places, ordinary ones are not")
  func issues() throws {
    #expect(group([true]).issues.isEmpty && group([true, false, false]).issues.isEmpty)
    let several = try #require(group([true, false, true]).issues.first)
    #expect(several.kind == .severalSources)
    #expect(several.locations.map(\.description) == ["A.swift:10", "A.swift:12"])
    #expect(several.message.contains("“card”"))
    let none = try #require(group([false, false]).issues.first)
    #expect(none.kind == .noSource && none.locations.count == 2)
  }

  @Test("a follower lies on its source while nothing moves")
  func follower() {
    let picture = Picture(group([true, false]), at: 0)
    #expect(Set(picture.nodes.map(\.frame)) == [Rect(x: 0, y: 0, width: 10, height: 10)])
  }
}
