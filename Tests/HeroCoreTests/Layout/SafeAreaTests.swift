import HeroCore
import Testing

/// The part of the display that bars leave free, and views that grow beyond it.
@Suite struct SafeAreaTests {
  static let area = SafeArea(
    container: Rect(x: 0, y: 0, width: 393, height: 852),
    safe: Rect(x: 0, y: 59, width: 393, height: 759))

  private func ignoring(
    _ child: LayoutNode,
    _ edges: Set<SafeAreaIgnoringLayout.Edge> = Set(
      SafeAreaIgnoringLayout.Edge.allCases)
  ) -> LayoutNode {
    Tree.container(SafeAreaIgnoringLayout(edges: edges, scale: 3), [child], "ignoring")
  }

  @Test("the root is proposed the safe part and stands in its middle")
  func root() {
    #expect(Tree.flexible().placed(in: Self.area).frame.numbers == "0 59 393 759")
    #expect(Tree.rigid(93, 59).placed(in: Self.area).frame.numbers == "150 409 93 59")
  }

  @Test("a view that touches the boundary is extended to the edge of the display")
  func extends() {
    let placed = ignoring(Tree.flexible()).placed(in: Self.area)
    #expect(placed.leaves[0].frame.numbers == "0 0 393 852")
    #expect(placed.frame.numbers == "0 59 393 759")
    let top = ignoring(Tree.flexible(), [.top]).placed(in: Self.area)
    #expect(top.leaves[0].frame.numbers == "0 0 393 818")
  }

  @Test("a view that does not touch it stays, half a pixel counting as touching")
  func stays() {
    for (gap, top) in [(0, 0), (0.16, 0.0), (0.2, 59.2), (20, 79)] {
      let inset = Insets(top: gap)
      let placed = ignoring(Tree.flexible(), [.top]).padding(inset).placed(in: Self.area)
      #expect(isNear(placed.leaves[0].frame.minY, top, within: 0.2), "\(gap)")
      #expect((placed.leaves[0].frame.minY < 1) == (top < 1))
    }
  }

  @Test("measuring changes nothing")
  func measuring() {
    #expect(ignoring(Tree.flexible()).size(393, 759).numbers == "393 759")
  }

  @Test("an edge that was crossed is no boundary inside")
  func nested() {
    let placed = ignoring(ignoring(Tree.flexible())).placed(in: Self.area)
    #expect(placed.leaves[0].frame.numbers == "0 0 393 852")
  }

  @Test("a background reaches the edges while the content stays inside")
  func background() {
    let content = Tree.frame(
      Tree.rigid(10, 10), width: .init(min: nil, ideal: nil, max: .infinity),
      height: .init(min: nil, ideal: nil, max: .infinity), alignment: .topLeading)
    let node = Tree.container(
      SecondaryLayout(primary: 1, alignment: .center), [ignoring(Tree.flexible()), content])
    let leaves = node.placed(in: Self.area).leaves.map(\.frame.numbers)
    #expect(leaves == ["0 0 393 852", "0 59 10 10"])
  }
}
