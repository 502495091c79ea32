// How the pages of a navigation stack are drawn while one comes or goes.
//
// - Source: push: the page comes from the trailing edge, the one below makes way by 0.3 of the width and
//   is darkened by a tenth. Zoom: the page is laid out once at full size and scaled to the width of a
//   rectangle that runs from the source to the display; the source is stretched over it and fades; the
//   radius runs with the mean of both progresses; the page below stays and is darkened by 0.15.

extension PlanSampler {
  /// Draws the pages from the lowest that is seen to the highest, and what lies over them.
  mutating func drawPages(
    of stack: PlanNode, context: Context, into result: inout [SceneNode]
  ) {
    let order = stack.children.enumerated().sorted { first, second in
      let (a, b) = (first.element.view.node.traits.zIndex, second.element.view.node.traits.zIndex)
      return a != b ? a < b : first.offset < second.offset
    }.map(\.element)
    let seen = order.filter { $0.isPage && $0.view.isSeen(at: time) }
    // Of several pages that go at once only the highest is shown going.
    let topmost = seen.last?.id
    let pages = seen.filter { !$0.view.isLeaving || $0.id == topmost }
    for (index, page) in pages.enumerated() {
      let above = index + 1 < pages.count ? pages[index + 1] : nil
      let covering = above.flatMap(motion)
      // A page that has arrived hides everything below it.
      if above != nil, covering == nil { continue }
      draw(page, context: context, under: covering, into: &result)
    }
    for other in order where !other.isPage {
      draw(other, placed: nil, context: context, into: &result)
    }
  }

  /// The motion of a page that has not arrived yet.
  func motion(of page: PlanNode) -> PageMotion? {
    page.view.page.flatMap { $0.finish > time ? $0 : nil }
  }

  private mutating func draw(
    _ page: PlanNode, context: Context, under covering: PageMotion?, into result: inout [SceneNode]
  ) {
    let display = page.view.placed.frame
    var drawn = nodes(of: page, context: context)
    if let motion = motion(of: page) {
      switch motion.transition {
      case .push:
        let away = display.width * (1 - motion.progress(at: time))
        drawn = [moved(drawn, page, in: display, by: Vector(dx: away, dy: 0))]
      case .zoom(let key, let radius):
        drawn = [zoomed(drawn, page, motion, key: key, radius: radius, context: context)]
      case .cover, .sheet: break  // No page of a stack comes so.
      }
    }
    guard let covering else {
      result += drawn
      return
    }
    switch covering.transition {
    case .push:
      let away = -0.3 * display.width * covering.progress(at: time)
      drawn.append(dimming(0.1 * covering.dimmingProgress(at: time), page, in: display))
      result.append(moved(drawn, page, in: display, by: Vector(dx: away, dy: 0)))
    case .zoom:
      result += drawn
      result.append(dimming(0.15 * covering.dimmingProgress(at: time), page, in: display))
    case .cover, .sheet: result += drawn
    }
  }

  func moved(
    _ nodes: [SceneNode], _ page: PlanNode, in display: Rect, by distance: Vector
  ) -> SceneNode {
    SceneNode(
      page.id.path + ".slide", frame: display, transform: .translation(distance),
      isLeaving: page.view.isLeaving,
      children: nodes
    ).quantized
  }

  func dimming(_ opacity: Double, _ page: PlanNode, in display: Rect) -> SceneNode {
    SceneNode(
      page.id.path + ".dimming", frame: display, opacity: opacity,
      drawing: .fill(.rectangle, .color(.black))
    ).quantized
  }

  /// A page in a rectangle between its source and the display.
  mutating func zoomed(
    _ content: [SceneNode], _ page: PlanNode, _ motion: PageMotion, key: MatchKey, radius: Double,
    context: Context
  ) -> SceneNode {
    let display = page.view.placed.frame
    let source = plan.zoomSource(key, below: page.id)
    let start =
      source.map { frame(of: $0.view, placed: nil, context: context) } ?? display.fallback
    let (main, tall) = (motion.progress(at: time), motion.heightProgress(at: time))
    func between(_ from: Double, _ to: Double, _ progress: Double) -> Double {
      from + (to - from) * progress
    }
    let size = Size(
      width: max(0, between(start.width, display.width, main)),
      height: max(0, between(start.height, display.height, tall)))
    let center = start.center + (display.center - start.center) * main
    let rect = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    let corner = max(
      0, between(source?.view.node.zoomSource?.cornerRadius ?? 0, radius, (main + tall) / 2))
    let shape = BoxShape.roundedRectangle(CornerRadii(all: corner), style: .continuous)
    let id = page.id.path

    let scale = size.width / max(display.width, 1)
    let inside = Affine(
      a: scale, b: 0, c: 0, d: scale, tx: rect.minX - display.minX * scale,
      ty: rect.minY - display.minY * scale)
    var layers = [
      SceneNode(id + ".page", frame: display, transform: inside, children: content).quantized
    ]
    let faded = motion.fadeProgress(at: time)
    if let source, faded < 1, start.width > 0, start.height > 0 {
      layers.append(stretched(source, over: rect, from: start, opacity: 1 - faded, context))
    }
    let shadow = SceneNode.Shadow(
      color: ResolvedColor.black.multiplyingOpacity(by: 0.36 * min(max(main, 0), 1)), radius: 60,
      offset: Vector(dx: 0, dy: 4))
    return SceneNode(
      id + ".zoom", frame: rect, clip: shape, shadow: shadow, isLeaving: page.view.isLeaving,
      children: layers
    ).quantized
  }

  /// The source of a page, stretched over a rectangle.
  private mutating func stretched(
    _ source: PlanNode, over rect: Rect, from start: Rect, opacity: Double, _ context: Context
  ) -> SceneNode {
    let (x, y) = (rect.width / start.width, rect.height / start.height)
    let map = Affine(
      a: x, b: 0, c: 0, d: y, tx: rect.minX - start.minX * x, ty: rect.minY - start.minY * y)
    var inner = context
    inner.showsSource = true
    var children = nodes(of: source, context: inner)
    if let background = source.view.node.zoomSource?.background, background.opacity > 0 {
      children.insert(
        SceneNode(
          source.id.path + ".background", frame: start,
          drawing: .fill(.rectangle, .color(background))), at: 0)
    }
    return SceneNode(
      source.id.path + ".stretched", frame: start, opacity: opacity, transform: map,
      children: children
    ).quantized
  }
}

extension Rect {
  /// Where a page grows from whose source is not there: 44 pt in the middle.
  ///
  /// - Source: UIKit's fallback width; the height keeps the shape of the display.
  fileprivate var fallback: Rect {
    let height = width > 0 ? 44 * self.height / width : 44
    return Rect(x: center.x - 22, y: center.y - height / 2, width: 44, height: height)
  }
}

extension TransitionPlan {
  /// The ids of the sources that pages stand in for at a moment.
  func zoomKeys(at time: Double) -> Set<MatchKey> {
    Set(zooms.lazy.filter { $0.until > time }.map(\.key))
  }

  /// The view a page grows out of: the first with the id that is not on the page itself.
  func zoomSource(_ key: MatchKey, below page: NodeID) -> PlanNode? {
    func find(_ node: PlanNode) -> PlanNode? {
      guard node.holdsZoomSources, node.id != page else { return nil }
      if node.view.node.zoomSource?.key == key, !node.view.isLeaving { return node }
      return node.children.lazy.compactMap(find).first
    }
    return find(root)
  }
}
