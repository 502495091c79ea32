/// Compares what is where with a golden, view by view and frame by frame.
public struct GeometryComparison: Hashable, Sendable {
  /// What differs, in the order of the views.
  public var differences: [GeometryDifference] = []
  /// The frames at which the same views are drawn in another order.
  public var reordered: [Int] = []
  /// The one simple change that explains everything, if there is one.
  public var alignment: FrameAlignment?
  /// The numbers of frames, of the golden and here.
  public var expectedCount, actualCount: Int

  /// Whether nothing differs.
  public var isEqual: Bool {
    differences.isEmpty && reordered.isEmpty && expectedCount == actualCount
  }

  /// Compares.
  ///
  /// - Parameters:
  ///   - expected: The golden.
  ///   - actual: What is there.
  public init(expected: GeometryGolden, actual: GeometryGolden) {
    (expectedCount, actualCount) = (expected.header.frameCount, actual.header.frameCount)
    // The usual case, decided without looking at single frames.
    if expectedCount == actualCount, expected.views == actual.views,
      expected.orders == actual.orders
    {
      return
    }
    let actual = actual.renamed(like: expected)
    let count = min(expectedCount, actualCount)
    let tolerance = expected.header.tolerance.points
    let olds = Self.byKey(expected.views)
    let news = Self.byKey(actual.views)
    let names = Self.names(expected.views + actual.views.filter { olds[$0.key] == nil })
    for view in expected.views + actual.views.filter({ olds[$0.key] == nil }) {
      let name = names[view.key] ?? view.name
      let old = olds[view.key]?.states(count: count) ?? Array(repeating: nil, count: count)
      let new = news[view.key]?.states(count: count) ?? Array(repeating: nil, count: count)
      let both = Comparing(key: view.key, name: name, tolerance: tolerance)
      differences += both.differences(old, new)
    }
    reordered = Self.reordered(expected, actual, count: count)
    if !differences.isEmpty || expectedCount != actualCount {
      alignment = FrameAlignment.find(expected.frameMarks, actual.frameMarks)
    }
  }

  private static func byKey(_ views: [ViewTrack]) -> [ViewTrack.Key: ViewTrack] {
    Dictionary(views.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Names that tell views apart: where several have one, what differs in their kinds or places is added.
  private static func names(_ views: [ViewTrack]) -> [ViewTrack.Key: String] {
    var names: [ViewTrack.Key: String] = [:]
    for (name, group) in Dictionary(grouping: views, by: \.name) {
      let paths = group.map { $0.key.path.split(separator: "/") }
      let shortest = paths.map(\.count).min() ?? 0
      let start = (0..<shortest).prefix { index in
        Set(paths.map { $0[index] }).count == 1
      }.count
      let kinds = Set(group.map(\.key.kind)).count
      for (view, path) in zip(group, paths) {
        let place = path.dropFirst(start).prefix(2).joined(separator: "/")
        let hints = [
          kinds > 1 ? view.key.kind.rawValue : "", place,
          view.key.occurrence > 0 ? "\(view.key.occurrence + 1)" : "",
        ].filter { !$0.isEmpty }
        let isAlone = group.count == 1 || hints.isEmpty
        names[view.key] = isAlone ? name : "\(name) (\(hints.joined(separator: ", ")))"
      }
    }
    return names
  }

  /// The frames whose common views are drawn in another order.
  private static func reordered(
    _ expected: GeometryGolden, _ actual: GeometryGolden, count: Int
  ) -> [Int] {
    let (old, new) = (expected.drawnOrder(count: count), actual.drawnOrder(count: count))
    return (0..<count).filter { frame in
      guard old[frame] != new[frame] else { return false }
      let common = Set(old[frame]).intersection(new[frame])
      return old[frame].filter(common.contains) != new[frame].filter(common.contains)
    }
  }

  /// Everything that differs, as sentences.
  ///
  /// - Parameter clock: Says when a frame is.
  /// - Returns: Sentences, the most telling first; empty when nothing differs.
  public func messages(_ clock: FrameWords) -> [String] {
    var messages: [String] = []
    if expectedCount != actualCount {
      messages.append("the golden has \(expectedCount) frames, here are \(actualCount)")
    }
    if let alignment { return messages + [alignment.message(clock)] }
    messages += GeometryDifference.messages(differences, clock)
    if !reordered.isEmpty {
      messages.append("views are drawn in another order at \(clock.list(reordered))")
    }
    return messages
  }
}

/// One view of both sides.
private struct Comparing {
  let key: ViewTrack.Key
  let name: String
  let tolerance: Double

  func differences(_ old: [ViewState?], _ new: [ViewState?]) -> [GeometryDifference] {
    var result: [GeometryDifference.Subject: GeometryDifference] = [:]
    for frame in old.indices where old[frame] != new[frame] {
      switch (old[frame], new[frame]) {
      case (nil, nil): break
      case (nil, _?): note(.added, frame, "", "", nil, &result)
      case (_?, nil): note(.missing, frame, "", "", nil, &result)
      case (let old?, let new?):
        for attribute in new.changes(from: old) {
          let offset = old.number(attribute).flatMap { old in
            new.number(attribute).map { $0 - old }
          }
          if attribute.isLength, let offset, offset.magnitude <= tolerance + 1e-9 { continue }
          note(
            .attribute(attribute), frame, old.words(attribute), new.words(attribute), offset,
            &result)
        }
      }
    }
    let order: [GeometryDifference.Subject] =
      [.missing, .added] + ViewState.Attribute.allCases.map { .attribute($0) }
    return order.compactMap { result[$0] }
  }

  private func note(
    _ subject: GeometryDifference.Subject, _ frame: Int, _ expected: String, _ actual: String,
    _ offset: Double?, _ result: inout [GeometryDifference.Subject: GeometryDifference]
  ) {
    var difference =
      result[subject]
      ?? GeometryDifference(
        key: key, name: name, subject: subject, frames: [], expected: expected, actual: actual,
        offsets: [])
    difference.frames.append(frame)
    if let offset { difference.offsets.append(offset) }
    result[subject] = difference
  }
}

extension GeometryGolden {
  /// The same with the places of another golden for views that do what a view does there, or at least are
  /// called what it is called.
  ///
  /// A modifier more or less changes the way to a view, which nobody sees.
  fileprivate func renamed(like other: GeometryGolden) -> GeometryGolden {
    let known = Set(views.map(\.key))
    let wanted = Set(other.views.map(\.key))
    var free = other.views.filter { !known.contains($0.key) }
    var result = self
    let likenesses: [(ViewTrack, ViewTrack) -> Bool] = [
      { $0.changes == $1.changes }, { $0.name == $1.name },
    ]
    for isLike in likenesses {
      for (index, view) in result.views.enumerated() where !wanted.contains(view.key) {
        let match = free.firstIndex { $0.key.kind == view.key.kind && isLike($0, view) }
        if let match { result.views[index].key = free.remove(at: match).key }
      }
    }
    return result
  }

  /// The views drawn at each frame, back to front.
  fileprivate func drawnOrder(count: Int) -> [[ViewTrack.Key]] {
    let states = views.map { $0.states(count: count) }
    var result: [[ViewTrack.Key]] = []
    var position = 0
    var special: [Int]?
    for frame in 0..<count {
      while position < orders.count, orders[position].frame <= frame {
        special = orders[position].views
        position += 1
      }
      let order = special ?? views.indices.filter { states[$0][frame] != nil }
      result.append(order.filter(views.indices.contains).map { views[$0].key })
    }
    return result
  }

  /// One mark a frame, equal for frames that show the same; views are told apart by their keys.
  fileprivate var frameMarks: [[ViewTrack.Key: ViewState]] {
    var marks = Array(repeating: [ViewTrack.Key: ViewState](), count: header.frameCount)
    for view in views {
      for (frame, state) in view.states(count: header.frameCount).enumerated() {
        if let state { marks[frame][view.key] = state }
      }
    }
    return marks
  }
}
