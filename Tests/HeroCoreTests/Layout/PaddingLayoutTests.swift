import HeroCore
import Testing

/// Room around a view, and views at their ideal size.
@Suite struct PaddingLayoutTests {
  @Test("padding adds what SwiftUI's snapshots show")
  func snapshots() {
    for row in Oracle("padding-sizes").rows {
      let insets = Insets(
        top: row.number("top"), leading: row.number("leading"), bottom: row.number("bottom"),
        trailing: row.number("trailing"))
      let size = Tree.rigid(row.number("width"), row.number("height")).padding(insets).size(
        nil, nil)
      #expect(isNear(size.width * 3, row.number("pixelWidth"), within: 1e-9), "\(row)")
      #expect(isNear(size.height * 3, row.number("pixelHeight"), within: 1e-9), "\(row)")
    }
  }

  @Test("the child is offered what is left, never less than nothing; an open side stays open")
  func offers() {
    let padded = Tree.flexible().padding(Insets(top: 5, leading: 10, bottom: 15, trailing: 20))
    #expect(padded.leafFrames(100, 50)[0].numbers == "10 5 70 30")
    #expect(padded.leafFrames(20, nil)[0].numbers == "10 5 0 10")
    #expect(padded.size(20, nil).numbers == "30 30")
  }

  @Test("padding and the same less padding cancel out")
  func negative() {
    let node = Tree.rigid(30, 20).padding(Insets(all: 2)).padding(Insets(all: -2))
    #expect(node.size(100, 100).numbers == "30 20")
    #expect(node.leafFrames(100, 100)[0].numbers == "0 0 30 20")
    #expect(Tree.rigid(3, 3).padding(Insets(all: -5)).size(nil, nil) == .zero)
  }

  @Test("a view at its ideal size ignores the proposal on the chosen axes")
  func fixedSize() {
    let text = Tree.text("12345 12345")
    func fixed(_ axes: Set<Axis>) -> LayoutNode {
      Tree.container(FixedSizeLayout(axes: axes), [text])
    }
    #expect(fixed([.horizontal, .vertical]).size(60, 10).width == 110)
    #expect(fixed([.vertical]).size(60, 10).numbers == "50 48")
    #expect(fixed([.horizontal]).leafFrames(60, 10)[0].width == 110)
  }
}
