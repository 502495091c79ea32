import HeroCore
import Testing

@testable import HeroUI

/// Of plans in which nothing moves a film keeps only what differs, and shows what it would have shown.
@MainActor @Suite struct ReelTests {
  private struct Swinging: View {
    var body: some View {
      VStack {
        Text("Still")
        TimelineView(.animation) { context in
          let turn = context.date.timeIntervalSinceReferenceDate
            .truncatingRemainder(dividingBy: 100)
          HStack {
            Circle().frame(width: 20 + 40 * turn.truncatingRemainder(dividingBy: 5), height: 20)
            // Now and then there is a view more.
            if Int(turn * 4) % 2 == 1 { Text("\(Int(turn * 10))") }
          }
        }
      }
    }
  }

  @Test("a view that is made anew with every frame shows each frame, in any order")
  func everyFrame() throws {
    let film = try play("wait 2") { Swinging() }
    #expect(film.frameCount == 121)
    let forth = (0..<121).map { film.scene(atFrame: $0) }
    let back = (0..<121).reversed().map { film.scene(atFrame: $0) }.reversed()
    #expect(forth == Array(back))
    #expect(Set(forth).count > 50)
    for frame in [1, 40, 77, 120] {
      // What is drawn is what a film says that ends there.
      let short = try play("wait #\(frame)") { Swinging() }
      #expect(short.scene(atFrame: frame) == forth[frame])
    }
    let updates = film.motion.updates
    #expect(updates.map(\.time) == updates.map(\.time).sorted())
    for update in updates.dropLast() {
      let next = film.scene(at: update.time + Rational(1, 1000))
      #expect(update.rest() == next)
    }
  }

  @Test("a difference leads from one tree to another")
  func differences() {
    func node(_ id: String, x: Double = 0, _ children: [SceneNode] = []) -> SceneNode {
      SceneNode(id, frame: Rect(x: x, y: 0, width: 1, height: 1), children: children)
    }
    let trees = [
      node("a"), node("a", x: 1), node("a", [node("b"), node("c")]),
      node("a", [node("b"), node("c", x: 2)]), node("a", x: 3, [node("b"), node("c", x: 2)]),
      node("a", [node("b", [node("d")]), node("c")]), node("a", [node("e")]),
    ]
    for old in trees {
      for new in trees {
        var tree = old
        SceneDifference(from: old, to: new).apply(to: &tree)
        #expect(tree == new)
      }
    }
  }
}
