/// Several moments of a motion in one picture, with the paths of what travels.
///
/// The moments lie over the first stretch in which something travels: matched groups, and the outermost of
/// the other views that do, such as a page that grows. The last moment is shown whole, what travels as
/// shades over it, with its outline where it changes its size; each path leads the middle of a traveller
/// from its first place to its last, with a dot at every moment that is shown.
public struct OnionSkin {
  /// The numbers of the frames that are shown, rising; at least one.
  public let frames: [Int]
  private let moments: [Scene]
  /// The places of the moments among those that were looked at.
  private let positions: [Int]
  private let travellers: [Traveller]

  /// The colours of the paths, one traveller after the other.
  private static let colors: [UInt32] = [
    0x007AFF, 0x34C759, 0xFF9500, 0xAF52DE, 0xFF2D55, 0x5AC8FA,
  ]

  /// How many moments of a stretch are looked at, at most; of a longer one only so many.
  private static let mostPositions = 600

  /// Creates an onion skin.
  ///
  /// Traps without a moment or a frame.
  ///
  /// - Parameters:
  ///   - count: How many moments are shown, at most; at least 1.
  ///   - frameCount: How many frames there are; at least 1.
  ///   - stretches: The frames over which something moves, in order; without any that travels, all are
  ///     one stretch.
  ///   - scene: The scene at a frame.
  public init(
    count: Int, frameCount: Int, stretches: [ClosedRange<Int>], scene: (Int) -> Scene
  ) {
    precondition(count >= 1 && frameCount >= 1, "\(count) of \(frameCount) frames")
    var looked: [Int] = []
    var travellers: [Traveller] = []
    for stretch in stretches + [0...(frameCount - 1)] {
      looked = Self.picks(Self.mostPositions, of: stretch.count).map { stretch.lowerBound + $0 }
      travellers = Traveller.all(in: looked.lazy.map(scene))
      if !travellers.isEmpty { break }
    }
    // From where there is something to follow to where it has nearly come to rest, as nobody sees what it
    // does after that; what is shown whole is at rest.
    let first = travellers.compactMap { $0.boxes.first?.position }.min() ?? 0
    let arrival = travellers.map(\.arrival).max() ?? looked.count - 1
    let last = looked.count - 1
    var picked = Self.picks(count, of: max(min(arrival, last) - first, 0) + 1).map { first + $0 }
    picked[picked.count - 1] = last
    positions = picked
    frames = picked.map { looked[$0] }
    moments = frames.map(scene)
    self.travellers = travellers
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
    let shades = moments.dropLast().enumerated().compactMap { index, moment -> SceneNode? in
      guard let moving = moment.root.only(travellers) else { return nil }
      let share = Double(index + 1) / Double(moments.count)
      return SceneNode(
        "onion/\(index)", frame: moment.root.frame, opacity: 0.15 + 0.35 * share,
        children: [moving])
    }
    result.root = SceneNode(
      "onion", frame: result.root.frame, children: [result.root] + shades + paths())
    return result
  }

  private func paths() -> [SceneNode] {
    travellers.enumerated().flatMap { index, traveller in
      let color = ResolvedColor(hex: Self.colors[index % Self.colors.count])
      return (traveller.grows ? outlines(traveller, color) : []) + [line(traveller, color)]
        + dots(traveller, color)
    }
  }

  /// A line that is seen on every ground, since it has white edges.
  private func stroke(
    _ name: String, _ shape: BoxShape, in frame: Rect, transform: Affine = .identity,
    opacity: Double = 1, _ color: ResolvedColor
  ) -> SceneNode {
    let strokes = [(4.0, ResolvedColor.white), (2, color)].enumerated().map { index, line in
      SceneNode(
        "\(name)/\(index)", frame: frame,
        drawing: .stroke(
          shape, StrokeStyle(lineWidth: line.0, cap: .round, join: .round), .color(line.1)))
    }
    return SceneNode(
      name, frame: frame, opacity: opacity, transform: transform, children: strokes)
  }

  private func outlines(_ traveller: Traveller, _ color: ResolvedColor) -> [SceneNode] {
    moments.enumerated().compactMap { index, moment in
      guard let (node, transform) = moment.root.first(where: traveller.holds) else { return nil }
      let share = Double(index + 1) / Double(moments.count)
      return stroke(
        "onion/outline/\(traveller.label)/\(index)", node.outlineShape, in: node.frame,
        transform: transform, opacity: 0.3 + 0.5 * share, color)
    }
  }

  private func line(_ traveller: Traveller, _ color: ResolvedColor) -> SceneNode {
    var path = Path()
    for (index, point) in traveller.path.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return stroke(
      "onion/path/\(traveller.label)", .path(path), in: moments[0].root.frame, color)
  }

  private func dots(_ traveller: Traveller, _ color: ResolvedColor) -> [SceneNode] {
    positions.enumerated().compactMap { index, position in
      guard let center = traveller.box(at: position)?.center else { return nil }
      let name = "onion/dot/\(traveller.label)/\(index)"
      let box = Rect(x: center.x - 4, y: center.y - 4, width: 8, height: 8)
      return SceneNode(
        name, frame: box, drawing: .fill(.circle, .color(.white)),
        children: [
          SceneNode(
            name + "/edge", frame: box,
            drawing: .stroke(.circle, StrokeStyle(lineWidth: 2), .color(color)))
        ])
    }
  }
}

extension SceneNode {
  /// The first node, from back to front, that answers to a question, with what moves it.
  fileprivate func first(
    where isWanted: (SceneNode) -> Bool, _ outer: Affine = .identity
  ) -> (node: SceneNode, transform: Affine)? {
    let transform = transform.then(outer)
    if isWanted(self) { return (self, transform) }
    for child in children {
      if let found = child.first(where: isWanted, transform) { return found }
    }
    return nil
  }

  /// The shape in which the node is cut or painted.
  fileprivate var outlineShape: BoxShape {
    if let clip { return clip }
    guard case .fill(let shape, _) = drawing else { return .rectangle }
    return shape
  }

  /// The node with nothing in it but what travels and what holds it; `nil` without any.
  fileprivate func only(_ travellers: [Traveller]) -> SceneNode? {
    guard !travellers.contains(where: { $0.holds(self) }) else { return self }
    var copy = self
    copy.children = children.compactMap { $0.only(travellers) }
    guard !copy.children.isEmpty else { return nil }
    copy.drawing = .nothing
    copy.shadow = nil
    return copy
  }
}
