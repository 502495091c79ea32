/// One way in which a view's motion differs from its golden.
public struct GeometryDifference: Hashable, Sendable {
  /// What differs.
  public enum Subject: Hashable, Sendable {
    /// The golden has the view, and it is not there.
    case missing
    /// The view is there, and the golden does not have it.
    case added
    /// An attribute has another value.
    case attribute(ViewState.Attribute)
  }

  /// The view.
  public var key: ViewTrack.Key
  /// What people call it.
  public var name: String
  /// What differs.
  public var subject: Subject
  /// The frames at which it does, in order; never empty.
  public var frames: [Int]
  /// The values at the first of them, in words.
  public var expected, actual: String
  /// By how much a number is off at each of the frames, in its own unit; empty for words.
  public var offsets: [Double]

  /// What differs at the first frame, in words.
  var words: String {
    switch subject {
    case .missing: return "missing"
    case .added: return "not in the golden"
    case .attribute(let attribute):
      let change = offsets.first.map { " (\(Self.signed($0, attribute)))" } ?? ""
      // A golden's numbers have a hyphen; people read a minus.
      let sides = [expected, actual].map { offsets.isEmpty ? $0 : $0.replacing("-", with: "−") }
      return "\(attribute.rawValue) \(sides[0]) → \(sides[1])\(change)"
    }
  }

  /// The frame at which a number is furthest off, and by how much; `nil` when that is told already.
  var worst: (frame: Int, words: String)? {
    guard case .attribute(let attribute) = subject, let first = offsets.first,
      let index = offsets.indices.max(by: { offsets[$0].magnitude < offsets[$1].magnitude }),
      offsets[index].magnitude > first.magnitude * 1.5
    else { return nil }
    return (frames[index], "\(attribute.rawValue) \(Self.signed(offsets[index], attribute))")
  }

  private static func signed(_ offset: Double, _ attribute: ViewState.Attribute) -> String {
    let sign = offset < 0 ? "−" : "+"
    return sign + short(offset.magnitude) + (attribute.isLength ? " pt" : "")
  }

  /// Puts what happens to one view from the same frame on into one sentence.
  ///
  /// - Parameters:
  ///   - differences: All differences, in any order.
  ///   - clock: Says when a frame is.
  /// - Returns: Sentences, the earliest first.
  public static func messages(_ differences: [GeometryDifference], _ clock: FrameWords) -> [String]
  {
    struct Group: Hashable {
      var key: ViewTrack.Key
      var first: Int
    }
    var order: [Group] = []
    var members: [Group: [GeometryDifference]] = [:]
    for difference in differences {
      let group = Group(key: difference.key, first: difference.frames[0])
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(difference)
    }
    let sorted = order.enumerated().sorted { first, second in
      (first.element.first, first.offset) < (second.element.first, second.offset)
    }.map(\.element)
    return sorted.map { group in
      let all = members[group] ?? []
      let more = Set(all.flatMap(\.frames)).count - 1
      var text = "`\(all[0].name)` at \(clock.time(group.first)): "
      text += all.map(\.words).joined(separator: ", ")
      if more > 0 { text += ", \(more) more frame\(more == 1 ? "" : "s")" }
      let worst = all.compactMap(\.worst)
      if let frame = worst.first?.frame {
        let words = worst.filter { $0.frame == frame }.map(\.words).joined(separator: ", ")
        text += "; worst at \(clock.time(frame)): \(words)"
      }
      return text
    }
  }
}
