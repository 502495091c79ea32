/// Several moments of the matched views in one picture, with the paths on which they go.
///
/// The last moment is shown whole, the matched views of earlier ones as shades over it; each path leads the middle of a matched group from its
/// first place to its last, with a dot at every moment that is shown.
public struct OnionSkin {
  /// The moments that are shown, in order; at least one.
  public var moments: [Scene]
  /// All moments along which the paths lead, in order; each is asked for once.
  public var path: any Sequence<Scene>

  /// The colours of the paths, one group after the other.
  private static let colors: [UInt32] = [
    0x007AFF, 0x34C759, 0xFF9500, 0xAF52DE, 0xFF2D55, 0x5AC8FA,
  ]

  /// Creates an onion skin.
  ///
  /// Traps without a moment.
  ///
  /// - Parameters:
  ///   - moments: The moments that are shown, in order.
  ///   - path: The moments along which the paths lead, in order.
  public init(moments: [Scene], path: some Sequence<Scene>) {
    precondition(!moments.isEmpty, "an onion skin needs a moment")
    (self.moments, self.path) = (moments, path)
  }

  /// Some of so many frames, evenly apart; the first and the last are among them.
  ///
  /// - Parameters:
  ///   - count: How many to pick; at least 1.
  ///   - total: How many there are; at least 1.
  /// - Returns: The numbers of the frames, rising, each once.
  public static func picks(_ count: Int, of total: Int) -> [Int] {
    precondition(count >= 1 && total >= 1, "\(count) of \(total) frames")
    guard count > 1 else { return [total - 1] }
    guard count < total else { return Array(0..<total) }
    return (0..<count).map { ($0 * (total - 1) + (count - 1) / 2) / (count - 1) }
  }

  /// The picture as a scene, of the size of the last moment.
  public var scene: Scene {
    var result = moments[moments.count - 1]
    let shades = moments.dropLast().enumerated().map { index, moment in
      let share = Double(index + 1) / Double(moments.count)
      return SceneNode(
        "onion/\(index)", frame: moment.root.frame, opacity: 0.15 + 0.35 * share,
        children: [moment.root.onlyMatched].compactMap(\.self))
    }
    result.root = SceneNode(
      "onion", frame: result.root.frame, children: [result.root] + shades + paths())
    return result
  }

  // MARK: Paths

  private struct Track {
    var id: String
    var points: [Point] = []
  }

  private func paths() -> [SceneNode] {
    var tracks: [Track] = []
    for scene in path {
      for (id, center) in Self.centers(in: scene) {
        if !tracks.contains(where: { $0.id == id }) { tracks.append(Track(id: id)) }
        for index in tracks.indices where tracks[index].id == id {
          if tracks[index].points.last != center { tracks[index].points.append(center) }
        }
      }
    }
    return tracks.enumerated().flatMap { index, track in
      let color = ResolvedColor(hex: Self.colors[index % Self.colors.count])
      return [line(track, color)] + dots(track.id, color)
    }
  }

  /// The middles of the matched groups of a scene, in the order in which they are drawn.
  private static func centers(in scene: Scene) -> [(id: String, center: Point)] {
    var found: [(id: String, center: Point)] = []
    for node in TraceNode.all(in: scene.root) {
      guard let match = node.match, !found.contains(where: { $0.id == match.id }) else { continue }
      found.append((match.id, match.frame.point(at: .center)))
    }
    return found
  }

  private func line(_ track: Track, _ color: ResolvedColor) -> SceneNode {
    var path = Path()
    for (index, point) in track.points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return SceneNode(
      "onion/path/\(track.id)", frame: moments[0].root.frame,
      drawing: .stroke(
        .path(path), StrokeStyle(lineWidth: 2, cap: .round, join: .round), .color(color)))
  }

  private func dots(_ id: String, _ color: ResolvedColor) -> [SceneNode] {
    moments.enumerated().compactMap { index, moment in
      guard let center = Self.centers(in: moment).first(where: { $0.id == id })?.center else {
        return nil
      }
      let box = Rect(x: center.x - 4, y: center.y - 4, width: 8, height: 8)
      return SceneNode(
        "onion/dot/\(id)/\(index)", frame: box, drawing: .fill(.circle, .color(.white)),
        children: [
          SceneNode(
            "onion/dot/\(id)/\(index)/edge", frame: box,
            drawing: .stroke(.circle, StrokeStyle(lineWidth: 2), .color(color)))
        ])
    }
  }
}

extension SceneNode {
  /// The node with nothing in it but matched views and what holds them; `nil` without any.
  fileprivate var onlyMatched: SceneNode? {
    guard match == nil else { return self }
    var copy = self
    copy.children = children.compactMap(\.onlyMatched)
    guard !copy.children.isEmpty else { return nil }
    copy.drawing = .nothing
    copy.shadow = nil
    return copy
  }
}
