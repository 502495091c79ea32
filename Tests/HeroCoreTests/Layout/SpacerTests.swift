import HeroCore
import Testing

/// Room that grows: behind everything else in its stack, and nothing across it.
@Suite struct SpacerTests {
  @Test("a spacer takes what the others leave, and nothing across")
  func takesTheRest() {
    let row = Tree.row(
      Tree.rigid(20, 30), Tree.spacer(.horizontal).priority(-.infinity), Tree.rigid(30, 10))
    #expect(row.leafFrames(100, 50).map(\.numbers) == ["0 0 20 30", "20 15 50 0", "70 10 30 10"])
    #expect(row.size(100, 50).numbers == "100 30")
  }

  @Test("two spacers share evenly")
  func even() {
    let spacer = Tree.spacer(.vertical, minLength: 0).priority(-.infinity)
    let column = Tree.column(spacer, Tree.rigid(10, 40), spacer)
    #expect(column.leafFrames(10, 100).map(\.height) == [30, 40, 30])
  }

  @Test("a spacer is never shorter than its least length, 8 by default")
  func leastLength() {
    for length in [nil, 0, 5] as [Double?] {
      #expect(Tree.spacer(.horizontal).size(length, length).numbers == "8 0")
    }
    #expect(Tree.spacer(.vertical, minLength: 3).size(0, 0).numbers == "0 3")
    #expect(Tree.spacer(.vertical).size(50, 60).numbers == "0 60")
  }

  @Test("text is offered room before a spacer")
  func behindText() {
    let row = Tree.row(
      Tree.text("1234567890"), Tree.spacer(.horizontal, minLength: 0).priority(-.infinity))
    #expect(row.leafFrames(120, nil).map(\.width) == [100, 20])
  }
}
