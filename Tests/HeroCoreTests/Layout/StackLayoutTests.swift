import HeroCore
import Testing

/// Rows and columns: who is offered how much, and where everyone ends up.
@Suite struct StackLayoutTests {
  @Test("rigid children come first, flexible ones share what is left")
  func flexibility() {
    let row = Tree.row(Tree.flexible(), Tree.rigid(40, 10), Tree.flexible())
    #expect(row.leafFrames(100, 20).map(\.numbers) == ["0 0 30 20", "30 5 40 10", "70 0 30 20"])
    #expect(row.size(100, 20).numbers == "100 20")
  }

  @Test("a child that takes less than its share leaves more for the others")
  func leftovers() {
    let limited = Tree.frame(Tree.flexible(), width: .init(min: nil, ideal: nil, max: 20))
    let row = Tree.row(Tree.flexible(), limited, Tree.flexible())
    #expect(row.leafFrames(120, 10).map(\.width) == [50, 20, 50])
  }

  @Test("a higher priority is offered all but the least of the others")
  func priorities() {
    let least = Tree.frame(Tree.flexible(), width: .init(min: 15, ideal: nil, max: nil))
    let row = Tree.row(least, Tree.flexible().priority(1))
    #expect(row.leafFrames(100, 10).map(\.width) == [15, 85])
    let three = Tree.row(
      Tree.flexible().priority(-1), Tree.flexible(), Tree.rigid(30, 10).priority(2))
    #expect(three.leafFrames(100, 10).map(\.width) == [0, 70, 30])
  }

  @Test("texts give way to rigid children and keep a whole line where there is room")
  func texts() {
    // 5 and 10 characters of 10 points; the shorter is less flexible and is offered room first.
    let row = Tree.row(Tree.text("12345"), Tree.text("1234567890"))
    #expect(row.leafFrames(200, nil).map(\.width) == [50, 100])
    #expect(row.leafFrames(130, nil).map(\.width) == [50, 80])
  }

  @Test("without a proposal everyone is ideal")
  func ideal() {
    let row = Tree.row(spacing: 5, Tree.flexible(), Tree.rigid(40, 30), Tree.text("ab"))
    #expect(row.size(nil, nil).numbers == "80 30")
    #expect(row.leafFrames(nil, nil).map(\.width) == [10, 40, 20])
  }

  @Test("children overflow when they are too big, and the stack says so")
  func overflow() {
    let row = Tree.row(spacing: 4, Tree.rigid(60, 10), Tree.rigid(60, 10), Tree.flexible())
    #expect(row.size(50, 10).numbers == "128 10")
    #expect(row.leafFrames(50, 10).map(\.minX) == [0, 64, 128])
  }

  @Test("explicit spacing is kept, also beside spacers", arguments: [Axis.horizontal, .vertical])
  func spacing(axis: Axis) {
    let stack = Tree.container(
      StackLayout(
        axis: axis, alignment: axis == .horizontal ? .top : .leading, spacing: 12),
      [Tree.rigid(10, 10), Tree.spacer(axis), Tree.rigid(10, 10)])
    let places = stack.leafFrames(100, 100).map { axis == .horizontal ? $0.minX : $0.minY }
    #expect(places == [0, 22, 90])
    #expect(stack.size(0, 0)[axis] == 52)
  }

  @Test("children line up across the stack, in the middle unless told otherwise")
  func alignment() {
    func middles(_ guide: AlignmentGuide) -> [Double] {
      Tree.row(alignment: guide, Tree.rigid(10, 30), Tree.rigid(10, 10)).leafFrames(nil, nil)
        .map(\.minY)
    }
    #expect(middles(.verticalCenter) == [0, 10])
    #expect(middles(.top) == [0, 0])
    #expect(middles(.bottom) == [0, 20])
    let column = Tree.column(alignment: .trailing, Tree.rigid(30, 10), Tree.rigid(10, 10))
    #expect(column.leafFrames(nil, nil).map(\.minX) == [0, 20])
  }

  @Test("an empty stack has no size")
  func empty() {
    #expect(Tree.row().size(100, 100) == .zero)
    #expect(Tree.column().size(nil, nil) == .zero)
  }

  @Test("the stack is as long as its children and gaps, whatever is proposed", arguments: 0..<40)
  func sum(seed: Int) {
    var chance = SeededGenerator(seed: UInt64(seed))
    let children = (0..<Int.random(in: 1...5, using: &chance)).map { _ in
      MotionTrees.leaf(using: &chance)
    }
    let spacing = Double.random(in: -4...12, using: &chance)
    let stack = Tree.container(
      StackLayout(axis: .horizontal, alignment: .top, spacing: spacing), children)
    for width in [nil, 0, 50, 320] as [Double?] {
      let frames = stack.leafFrames(width, 100)
      let sum = frames.map(\.width).reduce(0, +) + spacing * Double(children.count - 1)
      #expect(isNear(stack.size(width, 100).width, sum, within: 1e-9))
      for (first, second) in zip(frames, frames.dropFirst()) {
        #expect(isNear(second.minX - first.maxX, spacing, within: 1e-9))
      }
    }
  }
}
