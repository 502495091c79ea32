import HeroCore

/// A rule of one's own by which a container finds its size and places its views.
@preconcurrency public protocol Layout: Animatable {
  /// What the rule computes once and uses again.
  associatedtype Cache = Void
  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// The size the container answers to a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Puts every view into the container.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Computes what is used again.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is used again up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Where a guide of the container is; `nil` for its default place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where a guide of the container is; `nil` for its default place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Computes anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// The default place.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// The default place.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  /// Nothing to use again.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// A container with this rule.
  @MainActor public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { RuledContainer(rule: self, content: content()) }
}

/// Views placed by a rule of the author's own.
struct RuledContainer<Rule: Layout, Content: View>: View, PrimitiveView {
  typealias Body = Never
  let rule: Rule
  let content: Content

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    // The name of the rule is no part of the identity, so that a rule can be exchanged in motion.
    var inner = context.child("layout")
    inner.environment.stackAxis = (rule as? any StackingLayout)?.stackAxis
    return [
      context.node(.container(RuleBridge.core(of: rule), inner.resolve(content)), step: "layout")
    ]
  }
}

/// A rule whose spacers grow along an axis.
protocol StackingLayout {
  var stackAxis: HeroCore.Axis? { get }
}

/// A rule of the author's as the core runs it.
struct RuleBridge<Rule: Layout>: HeroCore.Layout {
  // A rule is a value that depends on sizes alone; the core asks it from any thread.
  private let box: UncheckedBox<Rule>

  private init(rule: Rule) { box = UncheckedBox(rule) }

  /// The core's rule that a rule stands for, or a bridge to it.
  static func core(of rule: Rule) -> any HeroCore.Layout {
    (rule as? any CoreLayout)?.core ?? RuleBridge(rule: rule)
  }

  func size(of children: LayoutChildren, for proposal: ProposedSize) -> Size {
    let subviews = LayoutSubviews(children)
    var cache = box.value.makeCache(subviews: subviews)
    return Size(
      box.value.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache))
  }

  func placements(of children: LayoutChildren, in box: PlacementBox) -> [Placement] {
    let recorder = PlacementRecorder(count: children.count)
    let subviews = LayoutSubviews(children, recorder: recorder)
    var cache = self.box.value.makeCache(subviews: subviews)
    let bounds = CGRect(Rect(origin: .zero, size: box.size))
    self.box.value.placeSubviews(
      in: bounds, proposal: ProposedViewSize(box.proposal), subviews: subviews, cache: &cache)
    return zip(children, recorder.places).map { child, place in
      // A view that was not placed stands in the middle.
      place
        ?? Placement(
          child, at: bounds.center, anchor: .center, proposal: ProposedSize(box.size))
    }
  }

  func guide(
    _ guide: AlignmentGuide, of children: LayoutChildren, in size: Size, for proposal: ProposedSize
  ) -> Double? {
    let subviews = LayoutSubviews(children)
    var cache = box.value.makeCache(subviews: subviews)
    let bounds = CGRect(Rect(origin: .zero, size: size))
    let proposal = ProposedViewSize(proposal)
    let value =
      guide.axis == .horizontal
      ? box.value.explicitAlignment(
        of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
      : box.value.explicitAlignment(
        of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    return value.map { Double($0) }
  }
}

/// A rule that the core has itself.
protocol CoreLayout {
  var core: any HeroCore.Layout { get }
}

extension CoreLayout {
  func coreSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    CGSize(core.size(of: subviews.children, for: ProposedSize(proposal)))
  }

  func corePlace(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let rect = Rect(bounds)
    let area = SafeArea(container: rect, safe: rect)
    let places = core.placements(
      of: subviews.children,
      in: PlacementBox(
        origin: rect.origin, size: rect.size, proposal: ProposedSize(proposal), safeArea: area))
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(place.origin + (rect.origin - .zero)),
        proposal: ProposedViewSize(place.proposal))
    }
  }
}
