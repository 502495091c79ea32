/// The way of a view, as a report draws it.
public struct ReportTrack: Hashable, Sendable, Codable {
  /// What people call the view, and what kind it is.
  public var name, kind: String
  /// Whether it differs from its golden, and whether it moves at all.
  public var isDifferent, isMoving: Bool
  /// A colour for its outline in drawings of geometry.
  public var color: String
  /// What the golden has, and what is there: a row for each change.
  ///
  /// A row is a frame, x, y, width, height, opacity and corner radius; a frame alone where the view is
  /// gone. Empty for a view that is never there.
  public var expected, actual: [[Double]]

  /// Creates a track from both sides; one of them may be missing.
  init(expected: ViewTrack?, actual: ViewTrack?, hasGolden: Bool) {
    let views = [actual, expected].compactMap(\.self)
    name = views.first?.name ?? ""
    kind = views.first?.key.kind.rawValue ?? ""
    self.expected = expected.map(Self.rows) ?? []
    self.actual = actual.map(Self.rows) ?? []
    isDifferent = hasGolden && expected?.changes != actual?.changes
    isMoving = views.contains { $0.changes.count > 1 }
    let fill = views.lazy.flatMap(\.changes).compactMap { change -> String? in
      guard case .text(let fill)? = change.state?.values[.fill] else { return nil }
      return fill.split(separator: ",").first.map { String($0.prefix(7)) }
    }
    color = fill.first ?? "#888888"
  }

  private static func rows(_ track: ViewTrack) -> [[Double]] {
    track.changes.map { change in
      guard let state = change.state else { return [Double(change.frame)] }
      let numbers = [.x, .y, .width, .height, .opacity, .radius].map { state.number($0) ?? 0 }
      return [Double(change.frame)] + numbers
    }
  }

  /// All tracks, in the order in which views are drawn.
  static func all(expected: GeometryGolden?, actual: GeometryGolden) -> [ReportTrack] {
    let old = Dictionary(
      (expected?.views ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Set(actual.views.map(\.key))
    let gone = (expected?.views ?? []).filter { !new.contains($0.key) }
    let hasGolden = expected != nil
    return gone.map { ReportTrack(expected: $0, actual: nil, hasGolden: hasGolden) }
      + actual.views.map {
        ReportTrack(expected: old[$0.key], actual: $0, hasGolden: hasGolden)
      }
  }
}
