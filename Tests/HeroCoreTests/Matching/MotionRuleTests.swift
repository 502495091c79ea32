import HeroCore
import Testing

/// The rules of motion as properties of trees made by chance.
@Suite struct MotionRuleTests {
  static let seeds = 0..<60
  static let spring = Animation.spring(response: 0.5, dampingFraction: 0.8)
  static let animations: [Animation] = [
    spring, .bouncy, .smooth, .easeInOut(duration: 0.5), .linear(duration: 0.3).delay(0.1),
  ]

  /// The plan from state 0 to state 1, begun after one second.
  private func opening(_ seed: Int, _ animation: Animation?, hasText: Bool = true)
    -> (trees: MotionTrees, plan: TransitionPlan)
  {
    let trees = MotionTrees(seed: UInt64(seed), hasText: hasText)
    let plan = trees.resting(state: 0)
      .updated(to: trees.placed(state: 1, animation: animation), at: 1)
    return (trees, plan)
  }

  @Test("1: at the start every visible thing is where it was", arguments: seeds)
  func exactStart(seed: Int) {
    for animation in Self.animations {
      let (trees, plan) = opening(seed, animation)
      let before = Picture(trees.resting(state: 0), at: 0)
      let after = Picture(plan, at: 1)
      let stays = Set(Picture(trees.resting(state: 1), at: 0).byID.keys)
      for (id, old) in before.byID where old.opacity > 0 {
        guard let new = after.byID[id] else {
          // Only what has no removal is gone at once.
          #expect(!stays.contains(id) && trees.goesAtOnce(id), "\(id) is gone")
          continue
        }
        #expect(new.isPlaced(like: old), "\(id): \(old.frame.numbers) → \(new.frame.numbers)")
        #expect(isNear(new.opacity, old.opacity, within: 1e-6), "\(id)")
        #expect(new.colors == old.colors || old.kind == .text, "\(id)")
      }
    }
  }

  @Test("1: at the end the scene is the new state at rest", arguments: seeds)
  func exactEnd(seed: Int) {
    for animation in Self.animations {
      let (trees, plan) = opening(seed, animation)
      let rest = trees.resting(state: 1).nodes(at: 0)
      let end = max(plan.finish, 1)
      #expect(plan.nodes(at: end) == rest)
      #expect(plan.nodes(at: end + 1) == rest)
      #expect(plan.leaving(at: end).isEmpty)
      #expect(plan.moving(at: end + 1).isEmpty)
    }
  }

  @Test("2: the copies of a matched view share one rect, which follows the curve", arguments: seeds)
  func sharedRect(seed: Int) {
    let (trees, plan) = opening(seed, Self.spring)
    let old = Picture(trees.resting(state: 0), at: 0).matches
    let new = Picture(trees.resting(state: 1), at: 0).matches
    let spring = Spring(response: 0.5, dampingRatio: 0.8)
    for time in stride(from: 0, to: 1.5, by: 0.0417) where 1 + time < plan.finish {
      let picture = Picture(plan, at: 1 + time)
      #expect(picture.sharesMatches)
      let x = spring.value(target: 1, time: time)
      for (id, rect) in picture.matches {
        guard let start = old[id]?.components, let end = new[id]?.components else { continue }
        let expected = zip(start, end).enumerated().map { index, pair in
          let value = pair.0 + (pair.1 - pair.0) * x
          return index < 2 ? value : max(value, 0)
        }
        // The shared frame may have ended a little before everything else.
        let length = zip(start, end).map { ($0 - $1).magnitude }.max() ?? 0
        let near = time > 0.4 ? max(0.011 * length, 1e-3) : 1e-5
        #expect(isNear(rect.components, expected, within: near), "\(id) at \(time)")
      }
    }
  }

  @Test("4: what stays goes from its old place to its new one on the curve", arguments: seeds)
  func persisting(seed: Int) {
    let (trees, plan) = opening(seed, .linear(duration: 1))
    let old = Picture(trees.resting(state: 0), at: 0)
    let new = Picture(trees.resting(state: 1), at: 0)
    for time in [0.1, 0.25, 0.5, 0.9] {
      let picture = Picture(plan, at: 1 + time)
      for (id, end) in new.byID {
        guard let start = old.byID[id], let now = picture.byID[id], end.match == nil else {
          continue
        }
        let expected = zip(start.frame.components, end.frame.components)
          .map { $0 + ($1 - $0) * time }
        // A text has its new size at once.
        let parts = end.kind == .text ? 2 : 4
        #expect(
          isNear(
            Array(now.frame.components.prefix(parts)), Array(expected.prefix(parts)), within: 1e-5),
          "\(id) at \(time)")
      }
    }
  }

  @Test("5: a branch that returns is the same view, and there are never two", arguments: seeds)
  func returning(seed: Int) {
    let (trees, plan) = opening(seed, Self.spring)
    let back = plan.updated(to: trees.placed(state: 0, animation: Self.spring), at: 1.15)
    for time in stride(from: 1.15, to: 2.5, by: 0.07) {
      let ids = Picture(back, at: time).ids
      #expect(Set(ids).count == ids.count)
    }
    #expect(back.nodes(at: back.finish) == trees.resting(state: 0).nodes(at: 0))
  }

  @Test("6: an interruption keeps position and velocity", arguments: seeds)
  func interruption(seed: Int) {
    let (trees, plan) = opening(seed, Self.spring, hasText: false)
    for moment in [1.03, 1.2, 1.37] where moment < plan.finish {
      for state in [0, 2] {
        let next = plan.updated(to: trees.placed(state: state, animation: .snappy), at: moment)
        let before = [0, -1, -2].map { Picture(plan, at: moment + $0 * 1e-3) }
        let after = [0, 1, 2].map { Picture(next, at: moment + $0 * 1e-3) }
        for (id, then) in before[0].byID where then.opacity > 0.001 {
          guard let now = after[0].byID[id] else {
            #expect(trees.goesAtOnce(id), "\(id) is gone")
            continue
          }
          #expect(now.isPlaced(like: then, within: 1e-4), "\(id) jumps at \(moment)")
          #expect(isNear(now.opacity, then.opacity, within: 1e-4), "\(id) flashes at \(moment)")
          guard !trees.runsAlone(id), !trees.turnsRound(id) else { continue }
          func speeds(_ pictures: [Picture], _ sign: Double) -> [Double]? {
            let values = pictures.compactMap { $0.byID[id]?.numbers }
            guard values.count == 3 else { return nil }
            return values[0].indices.map { index in
              (-3 * values[0][index] + 4 * values[1][index] - values[2][index]) / 2e-3 * sign
            }
          }
          guard let old = speeds(before, -1), let new = speeds(after, 1) else { continue }
          let fastest = old.map(\.magnitude).max() ?? 0
          #expect(isNear(old, new, within: max(0.02 * fastest, 1)), "\(id): \(old) → \(new)")
        }
      }
    }
  }

  @Test("7: without an animation everything jumps, in the middle of nothing", arguments: seeds)
  func jumps(seed: Int) {
    let trees = MotionTrees(seed: UInt64(seed))
    var states = trees.placed(state: 1)
    let plan = trees.resting(state: 0).updated(to: states, at: 1)
    for time in [1, 1.01, 1.5, 9] where !trees.hasOwnAnimations {
      #expect(plan.nodes(at: time) == trees.resting(state: 1).nodes(at: 0))
    }
    states = trees.placed(state: 0)
    #expect(plan.finish <= 1 || trees.hasOwnAnimations)
  }

  @Test("8: sizes, radii and opacities are never drawn beyond their bounds", arguments: seeds)
  func clamps(seed: Int) {
    let (_, plan) = opening(seed, .spring(response: 0.4, dampingFraction: 0.15))
    for time in stride(from: 1, to: 3, by: 0.05) {
      for node in Picture(plan, at: time).nodes {
        #expect(node.opacity >= 0 && node.opacity <= 1)
        #expect(node.frame.width >= 0 && node.frame.height >= 0)
        #expect((node.cornerRadius ?? 0) >= 0)
      }
    }
  }

  @Test("9: at rest everything lies on whole pixels", arguments: seeds)
  func pixels(seed: Int) {
    for state in 0...1 {
      let trees = MotionTrees(seed: UInt64(seed))
      for node in Picture(trees.resting(state: state), at: 0).nodes where node.kind != .clip {
        for edge in [node.frame.minX, node.frame.minY, node.frame.maxX, node.frame.maxY] {
          #expect(isNear(edge * 3, (edge * 3).rounded(), within: 1e-5), "\(node.id)")
        }
      }
    }
  }

  @Test("an update that changes nothing changes nothing, whatever its animation", arguments: seeds)
  func unchanged(seed: Int) {
    let (trees, plan) = opening(seed, .bouncy)
    for animation in [nil, .bouncy, .linear(duration: 3)] as [Animation?] {
      let again = plan.updated(to: trees.placed(state: 1, animation: animation), at: 1.1)
      for time in stride(from: 1.1, to: 2.4, by: 0.13) {
        #expect(again.nodes(at: time) == plan.nodes(at: time), "\(String(describing: animation))")
      }
    }
  }

  @Test("sampling is pure: any order, any thread, the same scene", arguments: [1, 2, 3])
  func pure(seed: Int) async {
    let (_, plan) = opening(seed, .bouncy)
    let times = (0..<60).map { 1 + Double($0) / 60 }
    let inOrder = times.map { plan.nodes(at: $0) }
    #expect(times.reversed().map { plan.nodes(at: $0) } == inOrder.reversed())
    await withTaskGroup(of: (Int, [SceneNode]).self) { group in
      for (index, time) in times.enumerated() { group.addTask { (index, plan.nodes(at: time)) } }
      for await (index, nodes) in group { #expect(nodes == inOrder[index]) }
    }
  }
}
