extension TransitionPlan {
  /// The tree as it is drawn at a moment; before the update it is what the update found.
  ///
  /// - Parameter time: Seconds on the stage's clock; not before the update that made the plan.
  /// - Returns: The nodes from back to front, in points on the display.
  public func nodes(at time: Double) -> [SceneNode] {
    let sampler = PlanSampler(plan: self, time: time)
    return sampler.nodes(of: root, placed: nil, context: PlanSampler.Context())
  }
}

/// Reads a plan at one moment.
struct PlanSampler {
  let plan: TransitionPlan
  let time: Double
  /// The sources of pages that are up or on their way, which the pages stand in for.
  let hiddenSources: Set<MatchKey>

  init(plan: TransitionPlan, time: Double) {
    (self.plan, self.time) = (plan, time)
    hiddenSources = plan.zoomKeys(at: time)
  }

  /// What a view knows of those around it.
  struct Context {
    var transform = Affine.identity
    var match: SceneNode.Match?
    var isLeaving = false
    /// Whether a matched group moves a view around this one, so that its frame is not rounded.
    var isCarried = false
    /// Whether the source of a page is drawn although the page stands in for it.
    var showsSource = false
  }

  func nodes(of node: PlanNode, placed: PlacedNode?, context: Context) -> [SceneNode] {
    guard node.isSeen(at: time) else { return [] }
    if let source = node.node.zoomSource, hiddenSources.contains(source.key), !context.showsSource {
      return []
    }
    var context = context
    context.isLeaving = context.isLeaving || node.isLeaving
    var (frame, placed) = (frame(of: node, placed: placed, context: context), placed)
    if let match = node.node.match, let group = plan.groups[match.key] {
      context.match = SceneNode.Match(
        id: match.key.label, isSource: group.source == node.id, frame: group.rect(at: time))
      if group.places(node.id, at: time) {
        let moved = node.placed(
          in: group.rect(at: time), anchor: group.anchor, match, origin: frame.origin,
          transform: context.transform)
        context.isCarried = context.isCarried || time < group.frame.finish
        (frame, placed) = (self.frame(of: node, placed: moved, context: context), moved)
      }
    }
    var result = appearance(of: node, frame: frame)
    context.transform = result.transform.then(context.transform)
    result.children = children(of: node, placed: placed, context: context)
    result.drawing = drawing(of: node, in: frame.size)
    (result.match, result.isLeaving) = (context.match, context.isLeaving)
    if case .mask = node.node.effect, let content = node.children.first {
      result.children = nodes(of: content, placed: placed?.children.first, context: context)
      result.mask = node.children.dropFirst().enumerated().flatMap { index, child in
        nodes(of: child, placed: placed?.children[index + 1], context: context)
      }
    }
    return result.isPlainGroup ? result.children : [result.quantized]
  }

  func frame(of node: PlanNode, placed: PlacedNode?, context: Context) -> Rect {
    guard let placed else { return Rect(components: node.frame.value(at: time)) }
    guard context.isCarried else { return placed.restingFrame(scale: plan.scale) }
    guard let rounding = node.rounding?.value(at: time) else { return placed.frame }
    return Rect(components: zip(placed.frame.components, rounding).map { $0 + $1 })
  }

  /// The node with its effect and its transition applied, without content.
  private func appearance(of node: PlanNode, frame: Rect) -> SceneNode {
    var result = SceneNode(node.id.path, frame: frame)
    let effect = node.node.effect.replacing(node.effectTrack.value(at: time))
    switch effect {
    case .none, .mask: break
    case .opacity(let opacity): result.opacity = min(max(opacity, 0), 1)
    case .offset, .scale, .rotation: result.transform = effect.transform(in: frame)
    case .clip(let shape): result.clip = shape
    case .blur(let radius): result.blurRadius = radius
    case .shadow(let shadow): result.shadow = shadow
    }
    for way in node.presence?.ways ?? [] where time < way.track.finish {
      result.apply(way.absences, absence: 1 - way.track.value(at: time)[0])
    }
    return result
  }

  private func children(
    of node: PlanNode, placed: PlacedNode?, context: Context
  ) -> [SceneNode] {
    guard !node.children.isEmpty else { return [] }
    if node.holdsCovers { return covers(of: node, placed: placed, context: context) }
    if node.children.contains(where: { $0.node.traits.page != nil }) {
      return pages(of: node, context: context)
    }
    return ordered(node.children, placed: placed, context: context)
  }

  /// Views back to front.
  func ordered(
    _ children: [PlanNode], placed: PlacedNode?, context: Context
  ) -> [SceneNode] {
    let fresh = placed.map { placed in
      Dictionary(
        placed.children.map { ($0.node.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    // Back to front: by z index, and at the same one the leaving behind the staying.
    let order = children.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.node.traits.zIndex != b.node.traits.zIndex {
        return a.node.traits.zIndex < b.node.traits.zIndex
      }
      return a.isLeaving != b.isLeaving ? a.isLeaving : first.offset < second.offset
    }
    return order.flatMap { nodes(of: $0.element, placed: fresh?[$0.element.id], context: context) }
  }

  private func drawing(of node: PlanNode, in size: Size) -> Drawing {
    guard case .leaf(let leaf) = node.node.content else { return .nothing }
    let drawing = size == node.placed.frame.size ? node.drawing : leaf.drawing(in: size)
    return time < node.drawingTrack.finish
      ? drawing.replacing(node.drawingTrack.value(at: time)) : drawing
  }
}

extension SceneNode {
  /// Blends in how the view looks when it is not there; 0 is there, 1 is gone.
  fileprivate mutating func apply(_ ends: [Transition.Absence], absence: Double) {
    for end in ends {
      switch end {
      case .look: break  // The parts of the view run there themselves.
      case .opacity(let gone): opacity *= min(max(1 + (gone - 1) * absence, 0), 1)
      case .offset(let vector): transform = transform.then(.translation(vector * absence))
      case .scale(let x, let y, let anchor):
        transform = transform.then(
          .scale(
            x: max(0, 1 + (x - 1) * absence), y: max(0, 1 + (y - 1) * absence),
            about: frame.point(at: anchor)))
      case .edge(let edge):
        transform = transform.then(.translation(frame.size.exit(over: edge) * absence))
      case .blur(let radius): blurRadius += max(0, radius * absence)
      case .rotation(let angle, let anchor):
        transform = transform.then(
          .rotation(.radians(angle.radians * absence), about: frame.point(at: anchor)))
      }
    }
  }

  /// Whether the node only holds its children together, so that they may stand in its place.
  var isPlainGroup: Bool {
    drawing == .nothing && opacity == 1 && transform == .identity && clip == nil && mask.isEmpty
      && blurRadius == 0 && shadow == nil
  }

  /// The node with its numbers rounded to 2⁻²⁰.
  ///
  /// The C library's `exp` and `cos` differ in their last bit between CPUs; no pixel may.
  var quantized: SceneNode {
    func round(_ value: Double) -> Double { (value * 1_048_576).rounded() / 1_048_576 }
    var copy = self
    copy.frame = Rect(
      x: round(frame.minX), y: round(frame.minY), width: round(frame.width),
      height: round(frame.height))
    copy.opacity = round(opacity)
    copy.blurRadius = round(blurRadius)
    if transform != .identity {
      copy.transform = Affine(
        a: round(transform.a), b: round(transform.b), c: round(transform.c), d: round(transform.d),
        tx: round(transform.tx), ty: round(transform.ty))
    }
    return copy
  }
}

extension Size {
  /// How far a box of this size moves to stand just beyond an edge of its place.
  fileprivate func exit(over edge: SafeAreaIgnoringLayout.Edge) -> Vector {
    switch edge {
    case .top: Vector(dx: 0, dy: -height)
    case .leading: Vector(dx: -width, dy: 0)
    case .bottom: Vector(dx: 0, dy: height)
    case .trailing: Vector(dx: width, dy: 0)
    }
  }
}
