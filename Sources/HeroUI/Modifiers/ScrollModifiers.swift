import HeroCore

/// Whether scroll indicators are shown; they are seen only while a finger scrolls.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As the platform does.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden, unless a mouse is there.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// To what a content margin applies.
public struct ContentMarginPlacement: Hashable, Sendable {
  let appliesToContent: Bool
  /// Content and indicators.
  public static let automatic = ContentMarginPlacement(appliesToContent: true)
  /// Content.
  public static let scrollContent = ContentMarginPlacement(appliesToContent: true)
  /// Indicators, which are not drawn.
  public static let scrollIndicators = ContentMarginPlacement(appliesToContent: false)
}

/// Where a scroll view comes to rest after a swipe; scripts do not swipe.
public protocol ScrollTargetBehavior {}

/// Rests at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
}

/// Rests at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at the edges of views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

/// When a scroll view bounces at its ends; scripts do not swipe.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// The three choices.
  case automatic, always, basedOnSize
}

/// What the keyboard does while a finger scrolls; none is ever shown.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The four choices.
  case automatic, immediately, interactively, never
}

/// Changes how the scroll views inside behave.
struct ScrollModifier: EnvironmentModifier {
  let change: (inout ScrollSettings) -> Void

  func modify(_ environment: inout EnvironmentValues) { change(&environment.scrolling) }
}

/// Has the scroll views inside show the view of an id.
struct ScrollPositionModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID?
  let anchor: UnitPoint?

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    var inner = context
    inner.environment.scrolling.position =
      id.map { [ScrollRequest(step: "[\(context.label(for: $0))]", anchor: anchor)] } ?? []
    return inner.resolve(content)
  }
}

extension View {
  private func scrolling(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    modifier(ScrollModifier(change: change))
  }

  /// Shows scroll indicators or not; they are seen only while a finger scrolls.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Lets fingers scroll or not; scripts do not swipe.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Shows content outside its scroll view too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrolling { $0.isClipDisabled = disabled }
  }

  /// Puts room around the content of the scroll views inside, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = edges.insets(length ?? 16)
    return scrolling { if placement.appliesToContent { $0.margins = $0.margins + insets } }
  }

  /// Puts room around the content of the scroll views inside, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Sets which part of their content the scroll views inside show at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrolling { $0.start = anchor ?? UnitPoint(x: 0, y: 0) }
  }

  /// Has the scroll views inside show the view whose id is in a binding.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { modifier(ScrollPositionModifier(id: id.wrappedValue, anchor: anchor)) }

  /// Sets where scroll views come to rest after a swipe; scripts do not swipe.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Marks the views at which a scroll view comes to rest; scripts do not swipe.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Sets when scroll views bounce; scripts do not swipe.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Sets what the keyboard does while a finger scrolls; none is ever shown.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

extension Edge.Set {
  /// The same length at each of the edges.
  func insets(_ length: CGFloat) -> Insets {
    func side(_ edge: Edge.Set) -> Double { contains(edge) ? Double(length) : 0 }
    return Insets(
      top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
  }
}
