extension TransitionPlan {
  /// The tree as it is drawn at a moment; before the update it is what the update found.
  ///
  /// - Parameter time: Seconds on the stage's clock; not before the update that made the plan.
  /// - Returns: The nodes from back to front, in points on the display.
  public func nodes(at time: Double) -> [SceneNode] {
    var sampler = PlanSampler(plan: self, time: time)
    return sampler.nodes(of: root)
  }
}

/// Reads a plan at one moment.
///
/// What is drawn is appended to the nodes of the view around it, so that nothing is built twice.
struct PlanSampler {
  let plan: TransitionPlan
  let time: Double
  /// The sources of pages that are up or on their way, which the pages stand in for.
  let hiddenSources: Set<MatchKey>
  /// Room for the numbers of one track after the other.
  private var numbers: [Double] = []

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

  /// What a view draws by itself.
  mutating func nodes(of node: PlanNode, context: Context = Context()) -> [SceneNode] {
    var result: [SceneNode] = []
    draw(node, placed: nil, context: context, into: &result)
    return result
  }

  /// Draws a view and those inside.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - placed: Its layout, where a matched group carries it.
  ///   - context: What is around it.
  ///   - result: The nodes behind it, to which its own are added.
  mutating func draw(
    _ node: PlanNode, placed: PlacedNode?, context: Context, into result: inout [SceneNode]
  ) {
    guard node.view.isSeen(at: time) else { return }
    if let still = node.still, node.finish <= time, placed == nil, context.match == nil,
      !context.isLeaving
    {
      result += still
      return
    }
    if !hiddenSources.isEmpty, !context.showsSource, let source = node.view.node.zoomSource,
      hiddenSources.contains(source.key)
    {
      return
    }
    if node.holdsMatches, let match = node.view.node.match, let group = plan.groups[match.key] {
      drawMatched(node, match, in: group, placed: placed, context: context, into: &result)
    } else if node.onlyHoldsChildren {
      var context = context
      context.isLeaving = context.isLeaving || node.view.isLeaving
      drawChildren(of: node, placed: placed, context: context, into: &result)
    } else {
      let frame = frame(of: node.view, placed: placed, context: context)
      draw(node, in: frame, placed: placed, context: context, into: &result)
    }
  }

  /// Draws a matched view, in the frame of its group where that places it.
  private mutating func drawMatched(
    _ node: PlanNode, _ match: MatchAttachment, in group: MatchGroup, placed: PlacedNode?,
    context: Context, into result: inout [SceneNode]
  ) {
    var context = context
    let rect = group.rect(at: time)
    context.match = SceneNode.Match(
      id: match.key.label, isSource: group.source == node.id, frame: rect)
    let frame = frame(of: node.view, placed: placed, context: context)
    guard group.places(node.id, at: time) else {
      return draw(node, in: frame, placed: placed, context: context, into: &result)
    }
    let moved = node.view.placed(
      in: rect, anchor: group.anchor, match, origin: frame.origin, transform: context.transform)
    context.isCarried = context.isCarried || time < group.frame.finish
    draw(
      node, in: self.frame(of: node.view, placed: moved, context: context), placed: moved,
      context: context, into: &result)
  }

  /// Draws a view whose frame is known.
  private mutating func draw(
    _ node: PlanNode, in frame: Rect, placed: PlacedNode?, context: Context,
    into result: inout [SceneNode]
  ) {
    let isLeaving = context.isLeaving || node.view.isLeaving
    let index = result.count
    result.append(
      SceneNode(node.id.path, frame: frame, match: context.match, isLeaving: isLeaving))
    apply(node.view, to: &result[index])
    if !node.children.isEmpty {
      var context = context
      context.transform = result[index].transform.then(context.transform)
      context.isLeaving = isLeaving
      drawContent(of: node, placed: placed, context: context, into: &result[index])
    }
    if result[index].isPlainGroup {
      result += result.removeLast().children
    } else {
      result[index].quantize()
    }
  }

  private mutating func drawContent(
    of node: PlanNode, placed: PlacedNode?, context: Context, into result: inout SceneNode
  ) {
    guard case .mask = node.view.effect else {
      drawChildren(of: node, placed: placed, context: context, into: &result.children)
      return
    }
    let places = placed?.children ?? []
    for (index, child) in node.children.enumerated() {
      let place = index < places.count ? places[index] : nil
      if index == 0 {
        draw(child, placed: place, context: context, into: &result.children)
      } else {
        draw(child, placed: place, context: context, into: &result.mask)
      }
    }
  }

  private mutating func drawChildren(
    of node: PlanNode, placed: PlacedNode?, context: Context, into result: inout [SceneNode]
  ) {
    guard !node.children.isEmpty else { return }
    if !node.holdsPages {
      drawInOrder(node.backToFront, placed: placed, context: context, into: &result)
    } else if node.isRoot {
      drawCovers(of: node, placed: placed, context: context, into: &result)
    } else {
      drawPages(of: node, context: context, into: &result)
    }
  }

  /// Draws views that are in order, back to front.
  mutating func drawInOrder(
    _ children: [PlanNode], placed: PlacedNode?, context: Context, into result: inout [SceneNode]
  ) {
    guard let placed else {
      for child in children { draw(child, placed: nil, context: context, into: &result) }
      return
    }
    let places = Dictionary(
      placed.children.enumerated().map { ($0.element.node.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for child in children {
      let place = places[child.id].map { placed.children[$0] }
      draw(child, placed: place, context: context, into: &result)
    }
  }
}

// MARK: - One view

extension PlanSampler {
  mutating func frame(of view: MovingView, placed: PlacedNode?, context: Context) -> Rect {
    guard let placed else {
      guard time < view.frame.finish else { return view.restingFrame }
      view.frame.read(at: time, into: &numbers)
      return Rect(components: numbers)
    }
    guard context.isCarried else { return placed.restingFrame(scale: plan.scale) }
    guard let rounding = view.rounding?.value(at: time) else { return placed.frame }
    return Rect(components: zip(placed.frame.components, rounding).map { $0 + $1 })
  }

  /// Gives a node the drawing, the effect and the transition of a view.
  private mutating func apply(_ view: MovingView, to result: inout SceneNode) {
    let effect = effect(of: view)
    switch effect {
    case .none, .mask: break
    case .opacity(let opacity): result.opacity = min(max(opacity, 0), 1)
    case .offset, .scale, .rotation: result.transform = effect.transform(in: result.frame)
    case .clip(let shape): result.clip = shape
    case .blur(let radius): result.blurRadius = radius
    case .shadow(let shadow): result.shadow = shadow
    }
    if let presence = view.presence {
      for way in presence.ways where time < way.track.finish {
        result.apply(way.absences, absence: 1 - way.track.value(at: time)[0])
      }
    }
    result.drawing = drawing(of: view, in: result.frame.size)
  }

  private mutating func effect(of view: MovingView) -> Effect {
    guard time < view.effectTrack.finish else { return view.effect }
    view.effectTrack.read(at: time, into: &numbers)
    return view.effect.replacing(numbers)
  }

  private mutating func drawing(of view: MovingView, in size: Size) -> Drawing {
    let drawing = view.drawing(in: size)
    guard time < view.drawingTrack.finish else { return drawing }
    view.drawingTrack.read(at: time, into: &numbers)
    return drawing.replacing(numbers)
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
    guard case .nothing = drawing else { return false }
    return opacity == 1 && transform == .identity && clip == nil && mask.isEmpty
      && blurRadius == 0 && shadow == nil
  }

  /// Rounds the numbers to 2⁻²⁰.
  ///
  /// The C library's `exp` and `cos` differ in their last bit between CPUs; no pixel may.
  mutating func quantize() {
    func round(_ value: Double) -> Double { (value * 1_048_576).rounded() / 1_048_576 }
    frame = Rect(
      x: round(frame.minX), y: round(frame.minY), width: round(frame.width),
      height: round(frame.height))
    opacity = round(opacity)
    blurRadius = round(blurRadius)
    if transform != .identity {
      transform = Affine(
        a: round(transform.a), b: round(transform.b), c: round(transform.c), d: round(transform.d),
        tx: round(transform.tx), ty: round(transform.ty))
    }
  }

  /// The node with its numbers rounded to 2⁻²⁰.
  var quantized: SceneNode {
    var copy = self
    copy.quantize()
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
