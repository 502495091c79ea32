import HeroCore

/// How the source of a page looks while the page grows out of it.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {
  /// What has been said so far.
  var look: MatchedTransitionSourceLook { get }
}

/// What can be said about the source of a page.
public struct MatchedTransitionSourceLook: Hashable, Sendable {
  var cornerRadius: CGFloat?
  var background: Color?
  var hasShadow = false
  init() {}
}

/// Nothing said so far.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// What has been said so far.
  public var look: MatchedTransitionSourceLook

  /// Cuts the corners of the source round.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    var copy = self
    copy.look.cornerRadius = max(shape.cornerSize.width, shape.cornerSize.height)
    return copy
  }

  /// Fills the area behind the source.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration {
    var copy = self
    copy.look.background = style
    return copy
  }

  /// Asks for a shadow; the growing page has the system's own, and a warning says so.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration {
    var copy = self
    copy.look.hasShadow = true
    return copy
  }
}

/// Marks a view as the source of a page.
struct TransitionSourceModifier: PrimitiveModifier {
  let id: AnyHashable
  let namespace: Namespace.ID
  let look: MatchedTransitionSourceLook

  static var step: String { "transitionSource" }

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let transition = ZoomNavigationTransition(id: id, namespace: namespace)
    if look.hasShadow {
      context.resolver.warn(
        "the shadow of a transition source is not drawn: the growing page has the system's own",
        at: nil)
    }
    return context.resolve(content).map { node in
      var wrapped = context.wrap(node, step: Self.step)
      wrapped.zoomSource = ZoomSource(
        key: transition.key(in: context),
        cornerRadius: look.cornerRadius.map { Double($0) } ?? node.ownCornerRadius,
        background: look.background?.resolved(in: context.environment) ?? .clear)
      return wrapped
    }
  }
}

extension LayoutNode {
  /// The radius the view is cut with, where the source of a page says none of its own.
  fileprivate var ownCornerRadius: Double {
    if case .clip(.roundedRectangle(let radii, _)) = effect { return radii.largest }
    return 0
  }
}

extension View {
  /// Marks the view as what a page can grow out of.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      TransitionSourceModifier(
        id: AnyHashable(id), namespace: namespace, look: MatchedTransitionSourceLook()))
  }

  /// Marks the view as what a page can grow out of, and says how it looks meanwhile.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let start = EmptyMatchedTransitionSourceConfiguration(look: MatchedTransitionSourceLook())
    return modifier(
      TransitionSourceModifier(
        id: AnyHashable(id), namespace: namespace, look: configuration(start).look))
  }
}
