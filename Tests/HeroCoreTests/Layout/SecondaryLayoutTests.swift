import HeroCore
import Testing

/// Views behind and over others.
@Suite struct SecondaryLayoutTests {
  private func overlay(_ alignment: Alignment, _ content: LayoutNode, _ over: LayoutNode)
    -> LayoutNode
  { Tree.container(SecondaryLayout(primary: 0, alignment: alignment), [content, over]) }

  @Test("the content alone sets the size, the other is proposed that size")
  func size() {
    let node = overlay(.center, Tree.rigid(40, 20), Tree.flexible())
    #expect(node.size(100, 100).numbers == "40 20")
    #expect(node.leafFrames(100, 100).map(\.numbers) == ["0 0 40 20", "0 0 40 20"])
    let behind = Tree.container(
      SecondaryLayout(primary: 1, alignment: .center), [Tree.rigid(60, 60), Tree.rigid(40, 20)])
    #expect(behind.size(nil, nil).numbers == "40 20")
    #expect(behind.leafFrames(nil, nil).map(\.numbers) == ["-10 -20 60 60", "0 0 40 20"])
  }

  @Test("the other stands in a corner of the content and may stick out")
  func corner() {
    let corner = Alignment(horizontal: .trailing, vertical: .top)
    let node = overlay(corner, Tree.rigid(40, 20), Tree.rigid(10, 30))
    #expect(node.leafFrames(nil, nil)[1].numbers == "30 0 10 30")
  }

  @Test("guides of the content are those of the whole")
  func guides() {
    let node = overlay(.center, Tree.text("a"), Tree.rigid(90, 90))
    let row = Tree.row(alignment: .firstTextBaseline, node, Tree.text("b"))
    let frames = row.leafFrames(nil, nil)
    #expect(frames[0].minY == frames[2].minY)
  }
}
