import HeroCore
import Testing

/// Views on top of each other.
@Suite struct OverlapLayoutTests {
  @Test("the stack is as big as its biggest child on each axis, and children meet in the middle")
  func union() {
    let stack = Tree.overlap(.center, Tree.rigid(40, 10), Tree.rigid(10, 30))
    #expect(stack.size(nil, nil).numbers == "40 30")
    #expect(stack.leafFrames(nil, nil).map(\.numbers) == ["0 10 40 10", "15 0 10 30"])
  }

  @Test("children line up by their guides", arguments: ["topLeading", "bottomTrailing"])
  func corners(name: String) {
    let (alignment, expected) =
      name == "topLeading"
      ? (Alignment.topLeading, ["0 0 40 10", "0 0 10 30"])
      : (Alignment(horizontal: .trailing, vertical: .bottom), ["0 20 40 10", "30 0 10 30"])
    let stack = Tree.overlap(alignment, Tree.rigid(40, 10), Tree.rigid(10, 30))
    #expect(stack.leafFrames(100, 100).map(\.numbers) == expected)
  }

  @Test("the highest priority alone sets the size")
  func priority() {
    let stack = Tree.overlap(.center, Tree.rigid(40, 40), Tree.rigid(20, 10).priority(1))
    #expect(stack.size(nil, nil).numbers == "20 10")
    #expect(stack.leafFrames(nil, nil).map(\.numbers) == ["-10 -15 40 40", "0 0 20 10"])
  }

  @Test("on placement a flexible child grows to the size of the stack")
  func grows() {
    let stack = Tree.overlap(.center, Tree.flexible(), Tree.rigid(40, 30))
    #expect(stack.size(nil, nil).numbers == "40 30")
    #expect(stack.leafFrames(nil, nil).map(\.numbers) == ["0 0 40 30", "0 0 40 30"])
    #expect(stack.leafFrames(100, 80).map(\.numbers) == ["0 0 100 80", "30 25 40 30"])
  }
}
