import HeroCore
import Testing

/// Boxes of a given shape, and shapes that have one of their own.
@Suite struct AspectRatioTests {
  private func shaped(_ ratio: Double?, fills: Bool = false, _ child: LayoutNode) -> LayoutNode {
    Tree.container(AspectRatioLayout(ratio: ratio, fills: fills), [child])
  }

  @Test("fits the largest box into the proposal")
  func fits() {
    let card = shaped(0.78, Tree.flexible())
    #expect(isNear(card.size(173.5, nil).height, 222.436, within: 5e-4))
    #expect(shaped(2, Tree.flexible()).size(100, 100).numbers == "100 50")
    #expect(shaped(2, Tree.flexible()).size(100, 10).numbers == "20 10")
    #expect(shaped(2, Tree.flexible()).size(nil, 10).numbers == "20 10")
    #expect(shaped(2, Tree.flexible()).size(nil, nil).numbers == "20 10")
  }

  @Test("fills with the smallest box that covers the proposal")
  func fills() {
    #expect(shaped(2, fills: true, Tree.flexible()).size(100, 100).numbers == "200 100")
    #expect(shaped(0.5, fills: true, Tree.flexible()).size(100, 100).numbers == "100 200")
  }

  @Test("without a ratio the child's own is kept; one that makes no sense counts as none")
  func ownRatio() {
    let picture = LayoutNode(
      NodeID("image"),
      .leaf(
        .image(
          ImageSource(name: "a", path: nil, size: Size(width: 40, height: 20)), isResizable: true)
      ))
    for ratio in [nil, 0, -1, .infinity, .nan] as [Double?] {
      #expect(shaped(ratio, picture).size(100, 100).numbers == "100 50")
      #expect(shaped(ratio, fills: true, picture).size(100, 100).numbers == "200 100")
    }
  }

  @Test("the child stands in the middle of a bigger box")
  func middle() {
    let framed = shaped(1, Tree.rigid(10, 20)).fixed(50, 50)
    #expect(framed.leafFrames(nil, nil)[0].numbers == "20 15 10 20")
  }

  @Test("a circle is as wide as its shorter side, other shapes take all")
  func circle() {
    #expect(Tree.shape(.circle).size(30, 20).numbers == "20 20")
    #expect(Tree.shape(.circle).size(nil, 20).numbers == "20 20")
    #expect(Tree.shape(.circle).size(nil, nil).numbers == "10 10")
    for shape in [BoxShape.rectangle, .ellipse, .capsule(style: .circular)] {
      #expect(Tree.shape(shape).size(30, nil).numbers == "30 10")
    }
  }
}
