// How views over the whole display are drawn while one comes or goes.
//
// - Source: from memory of iOS 18: a cover comes from below the display, a sheet from below its own
//   height; below a sheet everything is darkened by a fifth. What is below a large sheet shrinks a
//   little on a phone; here it stays. A cover that grows out of a view does so as a page of a
//   navigation stack does.

extension PlanSampler {
  /// Draws the display's own views, and over them the covers in order.
  mutating func drawCovers(
    of root: PlanNode, placed: PlacedNode?, context: Context, into result: inout [SceneNode]
  ) {
    let display = root.children.first(where: \.isPage)?.view.placed.frame ?? .zero
    drawInOrder(
      root.backToFront.filter { !$0.isPage }, placed: placed, context: context, into: &result)
    for cover in root.children where cover.isPage && cover.view.isSeen(at: time) {
      let motion = motion(of: cover)
      let shade = darkness(of: cover, motion)
      if shade > 0 { result.append(dimming(shade, cover, in: display)) }
      guard let motion else {
        draw(cover, placed: nil, context: context, into: &result)
        continue
      }
      let drawn = nodes(of: cover, context: context)
      switch motion.transition {
      case .zoom(let key, let radius):
        result.append(zoomed(drawn, cover, motion, key: key, radius: radius, context: context))
      case .push, .cover, .sheet:
        let height = drawn.map(\.frame.minY).min().map { display.maxY - $0 } ?? display.height
        let away = height * (1 - motion.progress(at: time))
        result.append(moved(drawn, cover, in: display, by: Vector(dx: 0, dy: away)))
      }
    }
  }

  /// How dark everything below a cover is.
  private func darkness(of cover: PlanNode, _ motion: PageMotion?) -> Double {
    let progress = motion?.dimmingProgress(at: time) ?? 1
    switch cover.view.node.traits.page {
    case .sheet: return 0.2 * progress
    case .zoom: return motion == nil ? 0 : 0.15 * progress
    case .push, .cover, nil: return 0
    }
  }
}
