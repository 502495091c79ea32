import HeroCore
import Testing

/// Whatever is proposed to whatever tree: every answer is a number.
@Suite struct ProposalTests {
  static let lengths: [Double?] = [nil, 0, 37.5, 393, .infinity]

  private func isOrderly(_ size: Size) -> Bool {
    size.width >= 0 && size.height >= 0  // NaN is neither
  }

  @Test("no proposal makes a size or a place that is not a number", arguments: 0..<40)
  func numbers(seed: Int) {
    var chance = SeededGenerator(seed: UInt64(seed))
    let tree = MotionTrees.tree(depth: 4, using: &chance)
    for width in Self.lengths {
      for height in Self.lengths {
        let proposal = ProposedSize(width: width, height: height)
        #expect(isOrderly(tree.size(for: proposal)), "\(proposal)")
        let area = SafeArea(container: .zero, safe: .zero)
        let placed = tree.placed(at: .zero, proposal: proposal, safeArea: area)
        #expect(placed.allFrames.allSatisfy { isOrderly($0.size) }, "\(proposal)")
        #expect(placed.allFrames.allSatisfy { !$0.minX.isNaN && !$0.minY.isNaN }, "\(proposal)")
      }
    }
  }

  @Test("every rule copes with having no child")
  func empty() {
    let rules: [any Layout] = [
      StackLayout(axis: .vertical, alignment: .leading, spacing: nil),
      OverlapLayout(alignment: .center), WrapperLayout(), PaddingLayout(insets: Insets(all: 4)),
      FrameLayout(width: nil, height: 3, alignment: .center),
      FlexibleFrameLayout(
        width: .init(min: nil, ideal: nil, max: .infinity),
        height: .init(min: nil, ideal: nil, max: nil), alignment: .center),
      AspectRatioLayout(ratio: nil, fills: false), FixedSizeLayout(axes: [.vertical]),
      SafeAreaIgnoringLayout(edges: [.top], scale: 3),
      GuideLayout(guide: .top) { size, _ in size.height },
    ]
    for rule in rules {
      let node = Tree.container(rule, [])
      for length in Self.lengths { #expect(isOrderly(node.size(length, length)), "\(rule)") }
      #expect(node.leafFrames(100, 100).count == 1)
    }
  }

  @Test(
    "thirty stacks inside each other are laid out at once, whatever they line up by",
    .timeLimit(.minutes(1)),
    arguments: [AlignmentGuide.verticalCenter, .firstTextBaseline, .lastTextBaseline])
  func deepNesting(guide: AlignmentGuide) {
    var node = Tree.row(Tree.text("deep"), Tree.flexible())
    for level in 0..<30 {
      let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      node = Tree.container(
        StackLayout(
          axis: axis, alignment: axis == .horizontal ? guide : .leading, spacing: nil),
        [node, Tree.text("side"), Tree.spacer(axis)])
    }
    let clock = ContinuousClock()
    let time = clock.measure { #expect(isOrderly(node.size(393, 852))) }
    #expect(node.leafFrames(393, 852).count == 62)
    // Exponential cost would take years; this is seconds even on a slow machine in debug.
    #expect(time < .seconds(20))
  }

  @Test("thirty rows inside each other that line up by their text", .timeLimit(.minutes(1)))
  func nestedBaselines() {
    var node = Tree.text("deep")
    for _ in 0..<30 { node = Tree.row(alignment: .firstTextBaseline, node, Tree.text("side")) }
    #expect(node.leafFrames(2000, 100).allSatisfy { $0.minY == 0 })
  }
}

extension PlacedNode {
  /// The boxes of all nodes.
  var allFrames: [Rect] { [frame] + children.flatMap(\.allFrames) }
}
