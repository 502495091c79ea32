import HeroCore
import Testing

/// What is drawn at rest lies on whole pixels; layout itself is exact.
@Suite struct PixelRoundingTests {
  @Test("origin and far corner are rounded on their own, ties up")
  func corners() {
    func rounded(_ x: Double, _ width: Double, scale: Double) -> String {
      let rect = Rect(x: x, y: x, width: width, height: width).roundedToPixels(scale: scale)
      return "\(rect.minX) \(rect.width)"
    }
    #expect(rounded(0.5, 1, scale: 1) == "1.0 1.0")
    #expect(rounded(-0.5, 1, scale: 1) == "0.0 1.0")
    #expect(rounded(0.4, 1.2, scale: 1) == "0.0 2.0")
    #expect(rounded(10.25, 20, scale: 2) == "10.5 20.0")
    #expect(rounded(0.6, 0.3, scale: 1) == "1.0 0.0")
  }

  @Test("rounding twice is rounding once, and moves no corner by more than half a pixel")
  func stable() {
    var chance = SeededGenerator(seed: 7)
    for scale in [1.0, 2, 3] {
      for _ in 0..<200 {
        let rect = Rect(
          x: .random(in: -500...500, using: &chance), y: .random(in: -500...500, using: &chance),
          width: .random(in: 0...500, using: &chance), height: .random(in: 0...500, using: &chance))
        let once = rect.roundedToPixels(scale: scale)
        #expect(isNear(once.maxX, rect.maxX, within: 0.5 / scale + 1e-9))
        #expect(isNear(once.minY, rect.minY, within: 0.5 / scale + 1e-9))
        #expect(once.width >= 0)
        let twice = once.roundedToPixels(scale: scale)
        #expect(isNear(twice.maxX, once.maxX, within: 1e-9))
        #expect(isNear(twice.minX, once.minX, within: 1e-9))
      }
    }
  }

  @Test("leaves are rounded one by one, so that neighbours neither part nor overlap")
  func leaves() {
    let row = Tree.row(Tree.flexible("a"), Tree.flexible("b"), Tree.flexible("c"))
    let placed = row.placed(
      at: .zero, proposal: ProposedSize(width: 100, height: 10),
      safeArea: SafeArea(container: .zero, safe: .zero))
    #expect(isNear(placed.children[1].frame.minX, 100 / 3.0, within: 1e-9))
    let plan = TransitionPlan(
      resting: placed, scale: 1, clock: FrameClock(framesPerSecond: 60))
    let drawn = plan.nodes(at: 0).flatMap(\.drawn)
    #expect(drawn.map(\.frame.minX) == [0, 33, 67])
    #expect(drawn.map(\.frame.maxX) == [33, 67, 100])
  }
}

extension SceneNode {
  /// The nodes that draw something, back to front.
  var drawn: [SceneNode] {
    (drawing == .nothing ? [] : [self]) + children.flatMap(\.drawn)
  }
}
