import HeroCore
import Testing

/// Frames with given sides and frames between limits.
@Suite struct FrameLayoutTests {
  static let none = FlexibleFrameLayout.Limits(min: nil, ideal: nil, max: nil)

  @Test("a given side is reported whatever is proposed, as SwiftUI answers")
  func fixed() {
    for row in Oracle("frame-sizes").rows {
      let node =
        row.text("width").isEmpty
        ? Tree.flexible() : Tree.flexible().fixed(row.number("width"), row.number("height"))
      let size = node.size(row.number("proposedWidth"), row.number("proposedHeight"))
      #expect(size.width == row.number("answeredWidth"), "\(row)")
      #expect(size.height == row.number("answeredHeight"), "\(row)")
    }
  }

  @Test("a side that is not given passes through")
  func oneSide() {
    #expect(Tree.rigid(30, 20).fixed(50, nil).size(100, 100).numbers == "50 20")
    #expect(Tree.flexible().fixed(nil, 7).size(100, 100).numbers == "100 7")
  }

  @Test("the child stands in the frame by its alignment, and may stick out")
  func alignment() {
    #expect(Tree.rigid(30, 20).fixed(50, 40).leafFrames(nil, nil)[0].numbers == "10 10 30 20")
    let corner = Alignment(horizontal: .trailing, vertical: .top)
    #expect(Tree.rigid(30, 20).fixed(50, 40, corner).leafFrames(0, 0)[0].numbers == "20 0 30 20")
    #expect(Tree.rigid(30, 20).fixed(10, 10).leafFrames(0, 0)[0].numbers == "-10 -5 30 20")
  }

  @Test("limits answer as the table of the rule says")
  func limits() {
    for row in Oracle("flexible-frames").rows {
      func limit(_ column: String) -> Double? {
        row.text(column).isEmpty ? nil : row.number(column)
      }
      let limits = FlexibleFrameLayout.Limits(
        min: limit("min"), ideal: limit("ideal"), max: limit("max"))
      let child = Tree.rigid(row.number("child"), 10)
      let size = Tree.frame(child, width: limits).size(limit("proposal"), nil)
      #expect(size.width == row.number("answer"), "\(row): \(size.width)")
      #expect(size.height == 10)
    }
  }

  @Test("odd limits are put in order, as SwiftUI's own do")
  func order() {
    typealias Limits = FlexibleFrameLayout.Limits
    #expect(Limits(min: -10, ideal: nil, max: nil) == Limits(min: 0, ideal: nil, max: nil))
    #expect(Limits(min: 20, ideal: 10, max: nil).ideal == 20)
    #expect(Limits(min: nil, ideal: 30, max: 20).max == 30)
    #expect(Limits(min: 30, ideal: nil, max: 20).max == 30)
  }

  @Test("the child is proposed what the limits leave of the proposal, or the ideal")
  func offers() {
    let limits = FlexibleFrameLayout.Limits(min: 20, ideal: 30, max: 60)
    for (proposal, width) in [(10, 20), (40, 40), (100, 60), (nil, 30)] as [(Double?, Double)] {
      #expect(Tree.frame(Tree.flexible(), width: limits).leafFrames(proposal, 5)[0].width == width)
    }
  }

  @Test("a card that grows: an exact height closed, all of the height open")
  func card() {
    func height(_ max: Double, _ proposal: Double) -> Size {
      Tree.frame(
        Tree.rigid(100, 50), width: .init(min: nil, ideal: nil, max: .infinity),
        height: .init(min: 220, ideal: nil, max: max)
      ).size(353, proposal)
    }
    #expect(height(220, 662).numbers == "353 220")
    #expect(height(.infinity, 662).numbers == "353 662")
    #expect(height(.infinity, 100).numbers == "353 220")
  }
}
