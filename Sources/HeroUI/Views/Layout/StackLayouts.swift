import HeroCore

/// A row as a rule that can be exchanged for another.
public struct HStackLayout: Layout, CoreLayout, StackingLayout {
  /// Where views stand across.
  public var alignment: VerticalAlignment
  /// The room between neighbours, in points; `nil` for what they prefer.
  public var spacing: CGFloat?

  /// Creates the rule.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  var stackAxis: HeroCore.Axis? { .horizontal }
  var core: any HeroCore.Layout {
    StackLayout(axis: .horizontal, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }

  /// As the stack of the same name.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { coreSize(proposal, subviews) }

  /// As the stack of the same name.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { corePlace(bounds, proposal, subviews) }
}

/// A column as a rule that can be exchanged for another.
public struct VStackLayout: Layout, CoreLayout, StackingLayout {
  /// Where views stand across.
  public var alignment: HorizontalAlignment
  /// The room between neighbours, in points; `nil` for what they prefer.
  public var spacing: CGFloat?

  /// Creates the rule.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  var stackAxis: HeroCore.Axis? { .vertical }
  var core: any HeroCore.Layout {
    StackLayout(axis: .vertical, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }

  /// As the stack of the same name.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { coreSize(proposal, subviews) }

  /// As the stack of the same name.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { corePlace(bounds, proposal, subviews) }
}

/// Views on top of each other, as a rule that can be exchanged for another.
public struct ZStackLayout: Layout, CoreLayout {
  /// Where views stand.
  public var alignment: Alignment

  /// Creates the rule.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var core: any HeroCore.Layout { OverlapLayout(alignment: alignment.guides) }

  /// As the stack of the same name.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { coreSize(proposal, subviews) }

  /// As the stack of the same name.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { corePlace(bounds, proposal, subviews) }
}

/// A rule whose type is not told, so that one rule can be exchanged for another in motion.
public struct AnyLayout: Layout, CoreLayout, StackingLayout {
  let core: any HeroCore.Layout
  let stackAxis: HeroCore.Axis?

  /// Wraps a rule.
  public init<Rule: Layout>(_ layout: Rule) {
    core = RuleBridge.core(of: layout)
    stackAxis = (layout as? any StackingLayout)?.stackAxis
  }

  /// As the wrapped rule.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { coreSize(proposal, subviews) }

  /// As the wrapped rule.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { corePlace(bounds, proposal, subviews) }
}
