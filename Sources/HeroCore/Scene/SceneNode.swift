/// One box of a resolved scene: where it is, what it draws, and what it contains.
///
/// A scene is a plain value. Layout makes one, a transition plan makes one for each moment, and
/// writers only read; so any frame can be compared, hashed or printed on its own.
///
/// ```swift
/// let card = SceneNode("card", frame: Rect(x: 16, y: 24, width: 80, height: 48),
///                      drawing: .fill(.rectangle, .color(ResolvedColor(hex: 0xFF6633))))
/// print(card.outline)  // card [16 24 80 48] color #FF6633
/// ```
public struct SceneNode: Hashable, Sendable {
  /// The identity of the view that draws this.
  public var id: NodeID

  /// The box in points from the top-left corner of the display, before any `transform`.
  public var frame: Rect

  /// Applied to this node and its children as one group, from 0 (unseen) to 1.
  public var opacity: Double

  /// Applied to this node and its children, in the coordinates of the display.
  public var transform: Affine

  /// Cuts off what this node and its children draw outside a shape of the frame.
  public var clip: BoxShape?

  /// Hides what this node and its children draw where these nodes are clear; empty for no mask.
  public var mask: [SceneNode]

  /// Softens what this node and its children draw; a Gaussian's radius in points.
  public var blurRadius: Double

  /// Drawn behind this node and its children, in their outline.
  public var shadow: Shadow?

  /// What the node paints behind its children.
  public var drawing: Drawing

  /// The group that sets this node's place, while one does.
  public var match: Match?

  /// Whether the view is gone from the state and only its removal is still seen.
  public var isLeaving: Bool

  /// The children, back to front.
  public var children: [SceneNode]

  /// Creates a node; an opaque, empty group unless told otherwise.
  public init(
    _ id: String, frame: Rect, opacity: Double = 1, transform: Affine = .identity,
    clip: BoxShape? = nil, mask: [SceneNode] = [], blurRadius: Double = 0, shadow: Shadow? = nil,
    drawing: Drawing = .nothing, match: Match? = nil, isLeaving: Bool = false,
    children: [SceneNode] = []
  ) {
    (self.id, self.frame, self.opacity, self.transform) = (NodeID(id), frame, opacity, transform)
    (self.clip, self.mask, self.blurRadius, self.shadow) = (clip, mask, blurRadius, shadow)
    (self.drawing, self.match, self.isLeaving) = (drawing, match, isLeaving)
    self.children = children
  }
}

extension SceneNode {
  /// The shared frame of a matched group, as one of its views sees it.
  public struct Match: Hashable, Sendable {
    /// The id the author gave, as a trace prints it.
    public var id: String
    /// Whether this view is the one that sets the frame.
    public var isSource: Bool
    /// The shared frame R(t), in points on the display.
    public var frame: Rect

    /// Creates a match.
    public init(id: String, isSource: Bool, frame: Rect) {
      (self.id, self.isSource, self.frame) = (id, isSource, frame)
    }
  }

  /// A soft copy of a node's outline in one colour.
  public struct Shadow: Hashable, Sendable {
    /// The colour at full strength.
    public var color: ResolvedColor
    /// How far the edge is softened; SwiftUI's radius, twice the deviation of the Gaussian.
    public var radius: Double
    /// How far the copy is moved, in points.
    public var offset: Vector

    /// Creates a shadow.
    public init(color: ResolvedColor, radius: Double, offset: Vector) {
      (self.color, self.radius, self.offset) = (color, radius, offset)
    }
  }
}

/// A finished picture before it has pixels: the root node and the display it is for.
public struct Scene: Hashable, Sendable {
  /// The size of the display, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// What is behind everything.
  public var background: ResolvedColor
  /// The tree that is drawn.
  public var root: SceneNode

  /// Creates a scene.
  public init(size: Size, scale: Double, background: ResolvedColor, root: SceneNode) {
    (self.size, self.scale, self.background, self.root) = (size, scale, background, root)
  }
}
