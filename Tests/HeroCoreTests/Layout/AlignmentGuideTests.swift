import HeroCore
import Testing

/// Lines across views, and what containers make of their children's.
@Suite struct AlignmentGuideTests {
  private func guided(
    _ guide: AlignmentGuide, _ child: LayoutNode, _ value: @escaping @Sendable (Size) -> Double
  ) -> LayoutNode {
    Tree.container(GuideLayout(guide: guide) { size, _ in value(size) }, [child], "guide")
  }

  @Test("a guide that is set moves the view in the nearest container")
  func moves() {
    let row = Tree.row(
      alignment: .top, guided(.top, Tree.rigid(10, 20)) { $0.height / 2 }, Tree.rigid(10, 10))
    #expect(row.leafFrames(nil, nil).map(\.minY) == [0, 10])
    #expect(row.size(nil, nil).height == 20)
  }

  @Test("a container does not inherit edges and middles")
  func edges() {
    let inner = Tree.column(guided(.top, Tree.rigid(10, 20)) { _ in 15 })
    let row = Tree.row(alignment: .top, inner, Tree.rigid(10, 10))
    #expect(row.leafFrames(nil, nil).map(\.minY) == [0, 0])
  }

  @Test("guides of one's own are passed up by their mean")
  func custom() {
    let middle = AlignmentGuide(name: "icon", axis: .vertical, fallback: .fraction(0.5))
    let inner = Tree.row(
      alignment: .top, guided(middle, Tree.rigid(10, 20)) { _ in 4 },
      guided(middle, Tree.rigid(10, 20)) { _ in 8 }, Tree.rigid(10, 20))
    let row = Tree.row(alignment: middle, inner, Tree.rigid(10, 10))
    // The inner row's line is at 6, the other's at 5.
    #expect(row.leafFrames(nil, nil).map(\.minY) == [0, 0, 0, 1])
  }

  @Test("text lines up by its first or its last baseline, and pictures stand on it")
  func baselines() {
    let big = Tree.text("a", size: 40, scale: 1)
    let small = Tree.text("b", size: 20, scale: 1)
    for guide in [AlignmentGuide.firstTextBaseline, .lastTextBaseline] {
      let row = Tree.row(alignment: guide, big, small, Tree.rigid(10, 5))
      let frames = row.leafFrames(nil, nil)
      let line = TypeTable.firstBaseline(pointSize: 40, scale: 1)
      #expect(frames[1].minY + TypeTable.firstBaseline(pointSize: 20, scale: 1) == line)
      #expect(frames[2].maxY == line)
    }
    let two = Tree.text("a\nb", size: 20, scale: 1)
    let last = Tree.row(alignment: .lastTextBaseline, two, small).leafFrames(nil, nil)
    let first = Tree.row(alignment: .firstTextBaseline, two, small).leafFrames(nil, nil)
    #expect(first[1].minY == 0)
    #expect(isNear(last[1].minY, 20 * TypeTable.lineBox, within: 1))
  }

  @Test("a column passes up its first and its last baseline")
  func columns() {
    let column = Tree.column(Tree.text("a", scale: 1), Tree.text("b", scale: 1))
    let line = TypeTable.firstBaseline(pointSize: 20, scale: 1)
    func minY(_ guide: AlignmentGuide) -> Double {
      Tree.row(alignment: guide, column, Tree.rigid(10, 1)).leafFrames(nil, nil)[2].maxY
    }
    #expect(minY(.firstTextBaseline) == line)
    #expect(minY(.lastTextBaseline) == 24 + line)
  }
}
