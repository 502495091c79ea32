import HeroCore

/// The reasons for which a part of the display is kept free.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars, corners and the display's own inset.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which is never shown here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All reasons.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Lets a view grow over the edges of the safe area.
struct IgnoresSafeAreaModifier: LayoutModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  func layout(in context: ResolveContext) -> any HeroCore.Layout {
    let allowed = regions.contains(.container) ? edges : []
    return SafeAreaIgnoringLayout(
      edges: Set(Edge.allCases.filter { allowed.contains(Edge.Set($0)) }.map(\.coreEdge)),
      scale: Double(context.environment.displayScale))
  }
}

extension View {
  /// Lets the view grow over the edges of the safe area that it touches.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges)) }

  /// Lets the view grow over the edges of the safe area that it touches.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
