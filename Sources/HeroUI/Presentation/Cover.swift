import HeroCore

/// A view over the whole display: a full-screen cover or a sheet.
struct Cover {
  /// A view that takes touches beside a sheet, and the page itself.
  var nodes: [LayoutNode] = []
  /// What a person can find on it.
  var elements: [AccessibilityElement] = []
}

/// What a view that covers the display says about itself; the outermost statement counts.
struct CoverNotes {
  /// How high a sheet may stand; none for as high as it can.
  var detents: Set<PresentationDetent> = []
  /// What is behind the content; `nil` for the system's background.
  var background: AnyView?
  /// The radius of the upper corners of a sheet, in points.
  var cornerRadius: Double?
  /// Whether a sheet shows what to pull it by.
  var showsIndicator: Bool?
  /// Whether a tap beside a sheet leaves it where it is.
  var staysOpen = false
}

extension Registry {
  /// The covers, whose elements become the display's last ones.
  mutating func takeCovers() -> [Cover] {
    defer { covers = [] }
    elements += covers.flatMap(\.elements)
    return covers
  }
}

/// The display's own views in the part that is free, and covers over all of the display.
struct CoverLayout: HeroCore.Layout {
  /// How many of the children are the display's own.
  let base: Int
  /// How those are laid out.
  let rule: any HeroCore.Layout

  private func own(_ children: LayoutChildren) -> LayoutChildren {
    LayoutChildren(Array(children.prefix(base)))
  }

  func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    rule.size(of: own(children), for: proposal)
  }

  func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let display = box.safeArea.container
    return rule.placements(of: own(children), in: box)
      + children.dropFirst(base).map { _ in
        Placement(
          origin: .zero + (display.origin - box.origin), proposal: ProposedSize(display.size))
      }
  }

  func guide(
    _ guide: AlignmentGuide, of children: LayoutChildren, in size: Size, for proposal: ProposedSize
  ) -> Double? { rule.guide(guide, of: own(children), in: size, for: proposal) }

  func edgeSpacing(of children: LayoutChildren) -> (top: EdgeSpacing, bottom: EdgeSpacing) {
    rule.edgeSpacing(of: own(children))
  }
}

/// The card of a sheet at the bottom of the display.
///
/// - Source: from memory of iOS 18: the card stands 10 pt below the safe area's top, or half as high
///   as that at the medium detent; heights of one's own are counted from the safe area's bottom.
struct SheetLayout: HeroCore.Layout {
  let detent: PresentationDetent

  func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified()
  }

  func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let (display, safe) = (box.safeArea.container, box.safeArea.safe)
    let full = display.maxY - safe.minY - 10
    let height = min(full, max(0, detent.height(full: full, below: display.maxY - safe.maxY)))
    let card = Rect(
      x: display.minX, y: display.maxY - height, width: display.width, height: height)
    let free = Rect(
      x: safe.minX, y: card.minY, width: safe.width, height: max(0, safe.maxY - card.minY))
    return children.map { _ in
      Placement(
        origin: .zero + (card.origin - box.origin), proposal: ProposedSize(card.size),
        safeArea: SafeArea(container: card, safe: free))
    }
  }
}
