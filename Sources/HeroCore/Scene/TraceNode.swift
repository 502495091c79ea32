/// One thing that is drawn, as it is drawn: in points on the display, all transforms applied.
public struct TraceNode: Hashable, Sendable {
  /// What kind of thing is drawn.
  ///
  /// A plain rectangle counts as its paint, `color` or `gradient`; every other outline is a `shape`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The kinds; a `clip` draws nothing itself, it cuts what follows inside it.
    case text, symbol, shape, gradient, color, image, clip
  }

  /// The identity of the view; a clip has that of the view that is cut.
  public var id: NodeID
  /// What is drawn.
  public var kind: Kind
  /// The smallest upright box around it.
  public var frame: Rect
  /// How opaque it is with everything around it, from 0 to 1.
  public var opacity: Double
  /// The colours it is painted with; several for a gradient, none for an image or a clip.
  public var fill: [ResolvedColor]
  /// The radius of its corners; `nil` where there are none to speak of.
  public var cornerRadius: Double?
  /// The width of its line; `nil` unless it is a line.
  public var lineWidth: Double?
  /// The lines of a text, as they are drawn.
  public var lines: [String]
  /// The name of a symbol or image.
  public var name: String?
  /// The size of a font or symbol.
  public var pointSize: Double?
  /// The weight of a font or symbol.
  public var weight: FontFace.Weight?
  /// Whether it is on its way out.
  public var isLeaving: Bool
  /// The group that sets its place.
  public var match: SceneNode.Match?
}

extension TraceNode {
  /// Everything that a tree draws, back to front.
  ///
  /// What is transparent is listed too, with an opacity of 0; masks are not.
  public static func all(in root: SceneNode) -> [TraceNode] {
    var nodes: [TraceNode] = []
    collect(root, Ancestry(), into: &nodes)
    return nodes
  }

  /// What a node takes over from those above it.
  private struct Ancestry {
    var opacity = 1.0
    var transform = Affine.identity
    var isLeaving = false

    func entering(_ node: SceneNode) -> Ancestry {
      Ancestry(
        opacity: opacity * min(max(node.opacity, 0), 1),
        transform: node.transform.then(transform), isLeaving: isLeaving || node.isLeaving)
    }
  }

  private static func collect(
    _ node: SceneNode, _ ancestry: Ancestry, into nodes: inout [TraceNode]
  ) {
    let ancestry = ancestry.entering(node)
    if let clip = node.clip {
      nodes.append(TraceNode(node, .clip, ancestry, shape: clip))
    }
    if let drawn = drawn(node, ancestry) { nodes.append(drawn) }
    for child in node.children { collect(child, ancestry, into: &nodes) }
  }

  private static func drawn(_ node: SceneNode, _ ancestry: Ancestry) -> TraceNode? {
    switch node.drawing {
    case .nothing: return nil
    case .fill(let shape, let paint):
      var result = TraceNode(node, kind(of: shape, paint), ancestry, shape: shape)
      result.fill = paint.colors
      return result
    case .stroke(let shape, let style, let paint):
      var result = TraceNode(node, .shape, ancestry, shape: shape)
      result.fill = paint.colors
      result.lineWidth = style.lineWidth * ancestry.transform.lengthFactor
      return result
    case .text(let text):
      var result = TraceNode(node, .text, ancestry)
      result.lines = text.lines.map(\.string)
      result.fill = text.paint.colors
      result.pointSize = text.face.size
      result.weight = text.face.weight
      return result
    case .symbol(let symbol):
      var result = TraceNode(node, .symbol, ancestry)
      result.name = symbol.name
      result.fill = symbol.paint.colors
      result.pointSize = symbol.pointSize
      result.weight = symbol.weight
      return result
    case .image(let image):
      var result = TraceNode(node, .image, ancestry)
      result.name = image.name
      return result
    }
  }

  private static func kind(of shape: BoxShape, _ paint: Paint) -> Kind {
    switch shape {
    case .rectangle:
      switch paint {
      case .color: .color
      case .linearGradient, .radialGradient, .angularGradient: .gradient
      }
    case .inset(let shape, by: _): kind(of: shape, paint)
    case .roundedRectangle, .capsule, .circle, .ellipse, .path, .custom: .shape
    }
  }

  private init(
    _ node: SceneNode, _ kind: Kind, _ ancestry: Ancestry, shape: BoxShape = .rectangle
  ) {
    let box = shape.drawnBox(in: node.frame)
    (id, self.kind, opacity) = (node.id, kind, ancestry.opacity)
    frame = ancestry.transform.bounds(of: box)
    cornerRadius = shape.drawnCornerRadius(in: node.frame).map {
      $0 * ancestry.transform.lengthFactor
    }
    (fill, lines) = ([], [])
    (isLeaving, match) = (ancestry.isLeaving, node.match)
  }
}

extension Paint {
  /// The colours in the order of the stops.
  public var colors: [ResolvedColor] {
    switch self {
    case .color(let color): [color]
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _, _):
      gradient.stops.map(\.color)
    }
  }
}

extension Affine {
  /// The smallest upright box around the image of a box.
  func bounds(of box: Rect) -> Rect {
    guard self != .identity else { return box }
    let corners = [UnitPoint.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
      .map { apply(to: box.point(at: $0)) }
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  /// How many times as long a line becomes, on average over its directions: √|determinant|.
  fileprivate var lengthFactor: Double { (a * d - b * c).magnitude.squareRoot() }
}
