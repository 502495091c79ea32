/// A resolved view: no state, no environment, only what layout and drawing need.
///
/// A modifier is a node around its content, so a tree of these is as deep as the source reads.
public struct LayoutNode: Sendable {
  /// What a node is made of.
  public enum Content: Sendable {
    /// Something that draws; kept apart, as it is larger than a list of children.
    indirect case leaf(Leaf)
    /// Children, back to front, and the rule that places them.
    case container(any Layout, [LayoutNode])
  }

  /// The identity of the view.
  public var id: NodeID
  /// The leaf or the children.
  public var content: Content
  /// What is done to the drawing of the node and its children.
  public var effect: Effect
  /// The animation of the update that made this tree, as this view sees it; `nil` to jump.
  public var animation: Animation?

  /// What few nodes have; `nil` for none of it.
  ///
  /// A film keeps the trees of all its plans, and this is most of the size of a node.
  private var extras: Extras?

  private final class Extras: Sendable {
    let match: MatchAttachment?
    let zoomSource: ZoomSource?
    let traits: Traits

    init(_ match: MatchAttachment?, _ zoomSource: ZoomSource?, _ traits: Traits) {
      (self.match, self.zoomSource, self.traits) = (match, zoomSource, traits)
    }
  }

  /// Creates a node.
  public init(
    _ id: NodeID, _ content: Content, effect: Effect = .none, match: MatchAttachment? = nil,
    traits: Traits = Traits(), animation: Animation? = nil
  ) {
    (self.id, self.content, self.effect, self.animation) = (id, content, effect, animation)
    if match != nil || !traits.isSilent { extras = Extras(match, nil, traits) }
  }

  /// The group this node shares a frame with.
  public var match: MatchAttachment? {
    get { extras?.match }
    set { extras = Extras(newValue, zoomSource, traits) }
  }

  /// What a page that opens by zooming may grow out of.
  public var zoomSource: ZoomSource? {
    get { extras?.zoomSource }
    set { extras = Extras(match, newValue, traits) }
  }

  /// What the container around it may ask.
  public var traits: Traits {
    get { extras?.traits ?? Traits() }
    set { extras = Extras(match, zoomSource, newValue) }
  }
}

extension LayoutNode {
  /// What a view tells the container around it, through any modifiers in between.
  public struct Traits: Sendable {
    /// Children of higher priority are offered room first.
    public var layoutPriority = 0.0
    /// Children of higher index are drawn later.
    public var zIndex = 0.0
    /// How the view comes and goes; `nil` for content that is always there.
    public var transition: Transition?
    /// How the view comes and goes as a page of a navigation stack; `nil` for everything else.
    public var page: PageTransition?
    /// Of the root of a display: whether pages come and go at once in this update.
    public var pagesJump = false
    /// How the view looks before it has come in and after it has gone out, where its transition is
    /// made of modifiers; `nil` for the looks that a transition can tell by itself.
    public var absentLook: AbsentLook?
    /// Whether a grid of tracks gives the view a line of its own: the header of a section.
    public var spansTracks = false
    /// What a grid of rows and columns has to know.
    public var cell = GridCell()
    /// What a rule of the author's own may ask, by the type of the key.
    public var layoutValues: [ObjectIdentifier: any Sendable] = [:]

    /// Creates the traits of a view that says nothing.
    public init() {}

    /// Whether the view says nothing.
    var isSilent: Bool {
      layoutPriority == 0 && zIndex == 0 && transition == nil && page == nil && !pagesJump
        && absentLook == nil && !spansTracks && cell == GridCell() && layoutValues.isEmpty
    }
  }

  /// The children; none for a leaf.
  public var children: [LayoutNode] {
    switch content {
    case .leaf: []
    case .container(_, let children): children
    }
  }
}
