import HeroCore

/// Looks for views that jump: between two frames, the way of every number is halved again and again.
///
/// A smooth motion covers nearly the same way in both halves, and what differs shrinks to a quarter with
/// each halving. A jump stays in one half with its whole size, however small the half becomes.
struct ContinuityCheck {
  private let motion: PlayedMotion
  /// How many views were followed from one frame to the next.
  private(set) var steps = 0
  private var found: [(name: String, words: String, time: Double)] = []

  /// A number of a view that may jump.
  private struct Suspect: Hashable {
    var key: ViewTrack.Key
    var number: Int
  }

  private typealias Sample = [ViewTrack.Key: TraceNode]

  /// The lengths that may jump, in points, and what the others may, as a part of all.
  private static let limits = [0.5, 0.5, 0.5, 0.5, 0.05, 0.5]
  private static let names = ["x", "y", "width", "height", "opacity", "radius"]
  /// At 60 frames a second, 2⁻¹⁰ of a frame is 16 µs.
  private static let halvings = 10

  init(motion: PlayedMotion) { self.motion = motion }

  /// What was found, the earliest first, at most one a view and number.
  var messages: [String] {
    var seen: Set<String> = []
    return found.filter { seen.insert($0.name + $0.words.prefix(3)).inserted }.map {
      "`\($0.name)` jumps at \(shortNumber($0.time, places: 3)) s: \($0.words), "
        + "and no change of state without animation made it"
    }
  }

  /// Follows every view from one frame to the next.
  mutating func check(from frame: Trace.Frame, to next: Trace.Frame) {
    let (old, new) = (Self.sample(frame.nodes), Self.sample(next.nodes))
    var suspects: [Suspect] = []
    for (key, after) in new {
      guard let before = old[key] else { continue }
      steps += 1
      guard before != after else { continue }
      let change = zip(before.numbers, after.numbers).map { abs($0 - $1) }
      for number in change.indices where change[number] > Self.limits[number] {
        suspects.append(Suspect(key: key, number: number))
      }
    }
    guard !suspects.isEmpty else { return }
    refine(suspects, (frame.time, old), (next.time, new), level: 0)
  }

  private mutating func refine(
    _ suspects: [Suspect], _ start: (time: Rational, sample: Sample),
    _ end: (time: Rational, sample: Sample), level: Int
  ) {
    guard !suspects.isEmpty else { return }
    guard level < Self.halvings else {
      for suspect in suspects { judge(suspect, start, end) }
      return
    }
    let time = (start.time + end.time) * Rational(1, 2)
    let middle = Self.sample(TraceNode.all(in: motion.scene(time).root))
    var (first, second): ([Suspect], [Suspect]) = ([], [])
    for suspect in suspects {
      // A view that is not there all the time comes or goes with a change of state.
      guard let a = start.sample[suspect.key]?.numbers[suspect.number],
        let b = middle[suspect.key]?.numbers[suspect.number],
        let c = end.sample[suspect.key]?.numbers[suspect.number]
      else { continue }
      let (early, late) = (abs(b - a), abs(c - b))
      guard abs(early - late) > Self.limits[suspect.number] else { continue }
      if early > late { first.append(suspect) } else { second.append(suspect) }
    }
    refine(first, start, (time, middle), level: level + 1)
    refine(second, (time, middle), end, level: level + 1)
  }

  /// Whether a jump is one that may be.
  private mutating func judge(
    _ suspect: Suspect, _ start: (time: Rational, sample: Sample),
    _ end: (time: Rational, sample: Sample)
  ) {
    guard let before = start.sample[suspect.key], let after = end.sample[suspect.key] else {
      return
    }
    let (from, to) = (before.numbers[suspect.number], after.numbers[suspect.number])
    // A text that is wrapped otherwise makes room at once, and moves what is around it.
    let rewrapped = end.sample.contains { key, node in
      node.kind == .text && start.sample[key].map { $0.lines != node.lines } ?? false
    }
    guard !rewrapped, let index = motion.updates.lastIndex(where: { $0.time < end.time }) else {
      return
    }
    let update = motion.updates[index]
    let isChange = update.time >= start.time
    let until =
      index + 1 < motion.updates.count
      ? motion.updates[index + 1].time : motion.time(ofFrame: motion.frameCount - 1)
    let pixel = 1 / max(motion.scene(.zero).scale, 0.1)
    let rest = rest(of: suspect, from: end.time, to: max(until, end.time), value: to, within: pixel)
    // Not animated: it is at once where it stays, to within the rounding of resting frames.
    if isChange, rest != nil { return }
    // The end of a spring is cut off: at most a hundredth of its way, then it rests.
    if let rest {
      let began = Self.sample(TraceNode.all(in: motion.scene(update.time).root))
      let way = abs((began[suspect.key]?.numbers[suspect.number] ?? from) - rest)
      if abs(to - from) <= 0.011 * way + pixel { return }
    }
    let track = ViewTrack(
      key: suspect.key, changes: [.init(frame: 0, state: ViewState(after))])
    let words =
      "\(Self.names[suspect.number]) \(shortNumber(from, places: 2)) → "
      + shortNumber(to, places: 2)
    found.append((track.name, words, end.time.value))
  }

  /// The value a number keeps until a moment, or until its view has gone; `nil` if it does not.
  private func rest(
    of suspect: Suspect, from start: Rational, to end: Rational, value: Double, within pixel: Double
  ) -> Double? {
    var last = value
    for part in 1...4 {
      let time = start + (end - start) * Rational(part, 4)
      let sample = Self.sample(TraceNode.all(in: motion.scene(time).root))
      guard let now = sample[suspect.key]?.numbers[suspect.number] else { continue }
      guard abs(now - value) <= pixel else { return nil }
      last = now
    }
    return last
  }

  /// The views by their keys; of a view that is there more than once, as while a text changes its colour,
  /// it cannot be told which is which.
  private static func sample(_ nodes: [TraceNode]) -> Sample {
    let byKey = Dictionary(grouping: nodes) { node in
      ViewTrack.Key(path: node.id.path, kind: node.kind)
    }
    return byKey.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}

extension TraceNode {
  /// What may not jump.
  fileprivate var numbers: [Double] {
    [frame.minX, frame.minY, frame.width, frame.height, opacity, cornerRadius ?? 0]
  }
}
