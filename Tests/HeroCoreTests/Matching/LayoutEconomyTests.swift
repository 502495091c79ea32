import HeroCore
import Synchronization
import Testing

/// Reading a plan lays out only what may have changed its size or its place.
@Suite struct LayoutEconomyTests {
  static let spring = Animation.spring(response: 0.5, dampingFraction: 0.8)

  @Test("what is not matched is not laid out again, though it moves")
  func unmatched() {
    let count = LayoutCount()
    let plan = opening(count, isMatched: false)
    for frame in 0..<90 { _ = plan.nodes(at: 1 + Double(frame) / 60) }
    #expect(count.value == 0)
  }

  @Test("what is matched is laid out once at each moment of its motion, and at rest not at all")
  func matched() {
    let count = LayoutCount()
    let plan = opening(count, isMatched: true)
    _ = plan.nodes(at: 1.1)
    #expect(count.value == 2, "the source and its follower")
    for frame in 0..<90 { _ = plan.nodes(at: plan.finish + Double(frame) / 60) }
    #expect(count.value == 2)
  }

  /// The plan from a small to a large box; what making it has laid out is not counted.
  private func opening(_ count: LayoutCount, isMatched: Bool) -> TransitionPlan {
    func tree(length: Double, animation: Animation?) -> PlacedNode {
      let leaf = LayoutNode(NodeID("leaf"), .leaf(.paint(.color(.black))))
      let key = MatchKey(namespace: 0, id: 0, label: "box")
      let match = MatchAttachment(key: key, location: SourceLocation(file: "Test.swift", line: 1))
      let box = LayoutNode(
        NodeID("box"), .container(CountingLayout(count: count), [leaf]),
        match: isMatched ? match : nil)
      // It follows the source, so it stays on it when nothing moves.
      var follower = box
      follower.id = NodeID("follower")
      follower.match?.isSource = false
      let frame = LayoutNode(
        NodeID("frame"),
        .container(FrameLayout(width: length, height: length, alignment: .center), [box]))
      let all = isMatched ? [frame, follower] : [frame]
      let display = Rect(x: 0, y: 0, width: 300, height: 300)
      return LayoutNode(NodeID("all"), .container(OverlapLayout(alignment: .center), all))
        .animated(animation).placed(in: SafeArea(container: display, safe: display))
    }
    let plan = TransitionPlan(
      resting: tree(length: 50, animation: nil), scale: 3, clock: FrameClock(framesPerSecond: 60)
    ).updated(to: tree(length: 200, animation: Self.spring), at: 1)
    count.reset()
    return plan
  }
}

/// How often a rule has placed its children.
private final class LayoutCount: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
  func reset() { count.withLock { $0 = 0 } }
}

/// A layout that changes nothing and counts how often it is used.
private struct CountingLayout: Layout {
  let count: LayoutCount

  func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    children[0].size(for: proposal)
  }

  func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    count.add()
    return [Placement(origin: .zero, proposal: box.proposal)]
  }
}
