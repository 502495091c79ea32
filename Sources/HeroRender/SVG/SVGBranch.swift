import HeroCore

/// One node of the scene at all moments: what becomes one group or one shape of the file.
final class SVGBranch {
  /// What has to be equal for two nodes of different moments to be drawn by one element.
  struct Key: Hashable {
    var id: NodeID
    var isClipped: Bool
    var isMasked: Bool
    var drawing: SVGDrawingKind
    /// How many nodes of the same kind stand before it among its siblings.
    var occurrence = 0

    init(_ node: SceneNode) {
      (id, isClipped, isMasked) = (node.id, node.clip != nil, !node.mask.isEmpty)
      drawing = SVGDrawingKind(node.drawing)
    }
  }

  /// What all states have in common.
  let key: Key
  /// The node at each moment, without children, mask and match; `nil` where it is not there.
  private(set) var states = SVGStates()
  /// The nodes inside, back to front.
  private(set) var children: [SVGBranch] = []
  /// The nodes of the mask, back to front.
  private(set) var mask: [SVGBranch] = []

  private init(_ key: Key) { self.key = key }

  /// A tree that is to hold others of one shape.
  convenience init(like root: SceneNode) {
    var root = root
    (root.drawing, root.clip, root.mask) = (.nothing, nil, [])
    self.init(Key(root))
  }

  /// Lays the tree of a moment over those before; moments come in order.
  func add(_ node: SceneNode, at moment: Int) {
    var state = node
    (state.children, state.mask) = ([], [])
    states.add(state, at: moment)
    Self.add(node.children, to: &children, at: moment)
    Self.add(node.mask, to: &mask, at: moment)
  }

  /// Says how many moments there are, after the last was added.
  func close(after count: Int) {
    states.close(after: count)
    for branch in children + mask { branch.close(after: count) }
  }

  /// Finds a place for each node such that the order of every moment holds.
  private static func add(
    _ nodes: [SceneNode], to branches: inout [SVGBranch], at moment: Int
  ) {
    var seen: [Key: Int] = [:]
    var next = 0
    for node in nodes {
      var key = Key(node)
      key.occurrence = seen[key, default: 0]
      seen[Key(node)] = key.occurrence + 1
      let known = branches[next...].firstIndex { $0.key == key }
      let place = known ?? next
      if known == nil { branches.insert(SVGBranch(key), at: place) }
      branches[place].add(node, at: moment)
      next = place + 1
    }
  }

  /// At which moments the node is there.
  var presence: [Bool] { states.map { $0 != nil } }
}

/// The part of a drawing that one element keeps for its whole life.
enum SVGDrawingKind: Hashable {
  case nothing
  case fill(SVGPaintKind)
  case stroke(StrokeStyle.Cap, StrokeStyle.Join, dashes: Int, SVGPaintKind)
  case text(FontFace, tracking: Double, Set<TextDrawing.Decoration>, SVGPaintKind)
  case symbol(String, FontFace.Weight, SVGPaintKind)
  case image(path: String?)

  init(_ drawing: Drawing) {
    switch drawing {
    case .nothing: self = .nothing
    case .fill(_, let paint): self = .fill(SVGPaintKind(paint))
    case .stroke(_, let style, let paint):
      self = .stroke(style.cap, style.join, dashes: style.dash.count, SVGPaintKind(paint))
    case .text(let text):
      self = .text(
        text.face, tracking: text.tracking, text.decorations, SVGPaintKind(text.paint))
    case .symbol(let symbol):
      self = .symbol(symbol.name, symbol.weight, SVGPaintKind(symbol.paint))
    case .image(let image): self = .image(path: image.path)
    }
  }
}

/// The part of a paint that cannot be animated.
enum SVGPaintKind: Hashable {
  case color, linear, radial, angular

  init(_ paint: Paint) {
    switch paint {
    case .color: self = .color
    case .linearGradient: self = .linear
    case .radialGradient: self = .radial
    case .angularGradient: self = .angular
    }
  }
}
