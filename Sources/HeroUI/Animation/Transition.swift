import HeroCore

/// How a view comes and goes, made of views.
@MainActor @preconcurrency public protocol Transition {
  /// What the transition makes of a view.
  associatedtype Body: View
  /// The view as the transition sees it.
  typealias Content = PlaceholderContentView<Self>

  /// What the transition makes of a view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content, phase: TransitionPhase
  ) -> Body
}

/// Where a view stands between coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come in.
  case willAppear
  /// There.
  case identity
  /// Gone out.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 while it is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension Transition {
  /// Both at once.
  public func combined<Other: Transition>(with other: Other) -> CombinedTransition {
    CombinedTransition(transition: AnyTransition(self).combined(with: AnyTransition(other)))
  }
  /// The same transition with an animation of its own.
  public func animation(_ animation: Animation?) -> CombinedTransition {
    CombinedTransition(transition: AnyTransition(self).animation(animation))
  }
}

/// A transition that is known by its two ends, without views.
protocol BuiltInTransition: Transition where Body == Never {
  nonisolated var transition: AnyTransition { get }
}

extension Transition where Body == Never {
  /// Never called: the two ends of the transition are known.
  public func body(content: Content, phase: TransitionPhase) -> Never {
    fatalError("\(Self.self) has no body")
  }
}

/// Several transitions at once, or one with an animation of its own.
public nonisolated struct CombinedTransition: BuiltInTransition {
  let transition: AnyTransition
}

/// Fades.
public nonisolated struct OpacityTransition: BuiltInTransition {
  /// Creates the transition.
  public init() {}
  var transition: AnyTransition { .opacity }
}

/// Comes and goes at once.
public nonisolated struct IdentityTransition: BuiltInTransition {
  /// Creates the transition.
  public init() {}
  var transition: AnyTransition { .identity }
}

/// Grows from a scale.
public nonisolated struct ScaleTransition: BuiltInTransition {
  /// The scale of absence.
  public var scale: Double
  /// The unit point that stays.
  public var anchor: UnitPoint
  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  var transition: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}

/// Comes from an edge and goes back there.
public nonisolated struct MoveTransition: BuiltInTransition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  var transition: AnyTransition { .move(edge: edge) }
}

/// Comes from an edge and goes over the opposite one.
public nonisolated struct PushTransition: BuiltInTransition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  var transition: AnyTransition { .push(from: edge) }
}

/// Comes from the leading edge and goes to the trailing one.
public nonisolated struct SlideTransition: BuiltInTransition {
  /// Creates the transition.
  public init() {}
  var transition: AnyTransition { .slide }
}

/// Comes from a distance.
public nonisolated struct OffsetTransition: BuiltInTransition {
  /// The distance, in points.
  public var offset: CGSize
  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }
  var transition: AnyTransition { .offset(offset) }
}

/// Comes in one way and goes out in another.
public nonisolated struct AsymmetricTransition: BuiltInTransition {
  let transition: AnyTransition
  /// Creates the transition.
  public init<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) {
    transition = .asymmetric(
      insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

/// Is soft, faint and a little smaller or larger while it is not there.
///
/// - Source: from memory of iOS 17: a blur of about ten points, and with `downUp` nine tenths of the
///   size.
public nonisolated struct BlurReplaceTransition: BuiltInTransition {
  /// Which way the size goes.
  public struct Configuration: Hashable, Sendable {
    fileprivate let before, after: Double
    /// Smaller before and after.
    public static let downUp = Configuration(before: 0.9, after: 0.9)
    /// Smaller before, larger after.
    public static let upUp = Configuration(before: 0.9, after: 1.1)
  }

  /// Which way the size goes.
  public var configuration: Configuration
  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  var transition: AnyTransition {
    func ends(_ scale: Double) -> [HeroCore.Transition.Absence] {
      [.opacity(0), .blur(radius: 10), .scale(x: scale, y: scale, anchor: .center)]
    }
    return AnyTransition(
      core: HeroCore.Transition(
        insertion: ends(configuration.before), removal: ends(configuration.after)))
  }
}

extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows out of its middle.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from a scale.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  /// Comes from an edge and goes back there.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// Comes from an edge and goes over the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == OffsetTransition {
  /// Comes from a distance, in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// Is soft, faint and smaller while it is not there.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Is soft, faint and of another size while it is not there.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension View {
  /// Sets how the view comes and goes.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
