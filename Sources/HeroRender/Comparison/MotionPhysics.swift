import HeroCore

/// What holds for every motion, whatever it is like, so that no golden is needed to check it.
///
/// - Nothing jumps between frames, unless a change of state without animation made it.
/// - Where a motion has ended, the scene is the layout it was going to, exactly.
/// - The views of a matched group share one frame.
/// - A group that a spring carries from rest follows the spring's closed form.
public struct MotionPhysics: Sendable {
  /// What was found to be wrong, in words; empty when everything holds.
  public private(set) var violations: [String] = []
  /// How often each rule was put to the test: a check of nothing proves nothing.
  public private(set) var counts = Counts()

  /// How much was checked.
  public struct Counts: Hashable, Sendable {
    /// Views between two frames, ends of motions, matched groups at a frame, springs at a frame.
    public var steps = 0, ends = 0, pairs = 0, springs = 0

    /// In words.
    public var words: String {
      "\(steps) steps of views, \(ends) ends of motions, \(pairs) frames of matched groups, "
        + "\(springs) of them against their spring"
    }
  }

  /// Checks a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - frames: What each of its frames draws.
  public init(_ motion: PlayedMotion, frames: [Trace.Frame]) {
    let clock = FrameWords(framesPerSecond: motion.framesPerSecond)
    var continuity = ContinuityCheck(motion: motion)
    for (frame, next) in zip(frames, frames.dropFirst()) { continuity.check(from: frame, to: next) }
    violations += continuity.messages
    counts.steps = continuity.steps
    checkEnds(motion)
    checkPairs(frames, clock)
    checkSprings(motion, frames, clock)
  }

  // MARK: - Ends

  private mutating func checkEnds(_ motion: PlayedMotion) {
    let end = motion.time(ofFrame: motion.frameCount - 1)
    for (index, update) in motion.updates.enumerated() where update.finish < .infinity {
      let next = index + 1 < motion.updates.count ? motion.updates[index + 1].time : end
      guard next > update.time, next.value >= update.finish else { continue }
      counts.ends += 1
      let (found, should) = (motion.scene(next).root, update.rest().root)
      guard found != should else { continue }
      let lines = zip(
        should.outline.split(separator: "\n"), found.outline.split(separator: "\n")
      ).first { $0 != $1 }
      let detail = lines.map { "“\($0.0.trimmed)” is drawn as “\($0.1.trimmed)”" }
      violations.append(
        "at \(short(next.value)) s the motion has ended, but not where it was going: "
          + (detail ?? "the numbers of views differ"))
    }
  }

  // MARK: - Matched groups

  private mutating func checkPairs(_ frames: [Trace.Frame], _ clock: FrameWords) {
    var broken: [String: [Int]] = [:]
    for frame in frames {
      let matches = Dictionary(grouping: frame.nodes.compactMap(\.match), by: \.id)
      for (id, views) in matches {
        counts.pairs += 1
        let sources = Set(views.filter(\.isSource).map(\.frame))
        // Where no source is seen there is nothing to agree with but each other.
        let agreed = sources.isEmpty ? Set(views.prefix(1).map(\.frame)) : sources
        if !views.allSatisfy({ agreed.contains($0.frame) }) {
          broken[id, default: []].append(frame.index)
        }
      }
    }
    for (id, frames) in broken.sorted(by: { $0.key < $1.key }) {
      violations.append(
        "the views matched as `\(id)` do not share one frame at \(clock.list(frames))")
    }
  }

  // MARK: - Springs

  /// How far a rectangle may be from the closed form, in points; frames are rounded to 2⁻²⁰.
  private static let accuracy = 0.001

  private mutating func checkSprings(
    _ motion: PlayedMotion, _ frames: [Trace.Frame], _ clock: FrameWords
  ) {
    for (index, update) in motion.updates.enumerated().dropFirst() {
      // Only from rest is the velocity at the start known to be none.
      guard motion.updates[index - 1].finish <= update.time.value else { continue }
      let next = index + 1 < motion.updates.count ? motion.updates[index + 1].time : nil
      let during = frames.filter { frame in
        frame.time > update.time && next.map { frame.time <= $0 } ?? true
          && frame.time.value < update.finish
      }
      guard !during.isEmpty else { continue }
      let start = Self.groups(TraceNode.all(in: motion.scene(update.time).root))
      let rest = Self.groups(TraceNode.all(in: update.rest().root))
      for (id, animation) in update.matchAnimations().sorted(by: { $0.key < $1.key }) {
        guard let spring = animation.plainSpring, let from = start[id], let to = rest[id] else {
          continue
        }
        check(id, spring, from: from, to: to, since: update.time, in: during, clock)
      }
    }
  }

  private mutating func check(
    _ id: String, _ spring: Spring, from: Rect, to: Rect, since start: Rational,
    in frames: [Trace.Frame], _ clock: FrameWords
  ) {
    let way = frames.compactMap { frame in
      Self.groups(frame.nodes)[id].map { (frame: frame, rect: $0) }
    }
    // A group that is where it stays from the first frame on has nobody to meet and is not carried.
    guard way.contains(where: { $0.rect != to }) else { return }
    var worst: (offset: Double, frame: Int)?
    for (frame, actual) in way {
      counts.springs += 1
      let progress = spring.value(target: 1, time: (frame.time - start).value)
      let offset =
        zip(actual.numbers, zip(from.numbers, to.numbers)).map { actual, ends in
          abs(actual - (ends.0 + (ends.1 - ends.0) * progress))
        }.max() ?? 0
      // The last hundredth of the way may be cut off where the spring has finished.
      let distance = zip(from.numbers, to.numbers).map { abs($0 - $1) }.max() ?? 0
      let isAtRest = actual == to && offset <= 0.01 * distance + Self.accuracy
      if offset > Self.accuracy, !isAtRest, offset > worst?.offset ?? 0 {
        worst = (offset, frame.index)
      }
    }
    if let worst {
      violations.append(
        "`\(id)` is \(shortNumber(worst.offset, places: 3)) pt off its spring (response "
          + "\(shortNumber(spring.response, places: 3)), damping "
          + "\(shortNumber(spring.dampingRatio, places: 3))) in \(clock.name(worst.frame))")
    }
  }

  /// The shared frame of every group; where an id stands for several, none.
  private static func groups(_ nodes: [TraceNode]) -> [String: Rect] {
    Dictionary(grouping: nodes.compactMap(\.match), by: \.id).compactMapValues { views in
      let frames = Set(views.map(\.frame))
      return frames.count == 1 ? frames.first : nil
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
