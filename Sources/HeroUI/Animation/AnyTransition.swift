import HeroCore

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  let core: HeroCore.Transition

  /// Comes and goes at once.
  public static let identity = AnyTransition(core: .identity)
  /// Fades.
  public static let opacity = AnyTransition(core: .opacity)
  /// Grows out of its middle.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition {
    AnyTransition(core: Transition(insertion: [.edge(.leading)], removal: [.edge(.trailing)]))
  }

  private init(both absence: [Transition.Absence]) {
    core = Transition(insertion: absence, removal: absence)
  }
  init(core: HeroCore.Transition) { self.core = core }

  /// Grows from a scale, about a unit point of its frame.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(both: [.scale(x: Double(scale), y: Double(scale), anchor: anchor)])
  }
  /// Comes from a distance, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Comes from a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(both: [.offset(Vector(dx: Double(x), dy: Double(y)))])
  }
  /// Comes from an edge, its own size away, and goes back there.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(both: [.edge(edge.coreEdge)])
  }
  /// Comes from an edge and goes over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return AnyTransition(
      core: Transition(
        insertion: [.edge(edge.coreEdge), .opacity(0)],
        removal: [.edge(opposite.coreEdge), .opacity(0)]))
  }
  /// Comes in one way and goes out in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      core: Transition(
        insertion: insertion.core.insertion, removal: removal.core.removal,
        insertionAnimation: insertion.core.insertionAnimation,
        removalAnimation: removal.core.removalAnimation))
  }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      core: Transition(
        insertion: core.insertion + other.core.insertion,
        removal: core.removal + other.core.removal,
        insertionAnimation: core.insertionAnimation ?? other.core.insertionAnimation,
        removalAnimation: core.removalAnimation ?? other.core.removalAnimation))
  }
  /// The same transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = core
    (copy.insertionAnimation, copy.removalAnimation) = (animation, animation)
    return AnyTransition(core: copy)
  }
}

/// Sets how a view comes and goes.
struct TransitionModifier: TraitModifier {
  let transition: HeroCore.Transition

  func modify(_ traits: inout LayoutNode.Traits, in context: ResolveContext) {
    traits.transition = transition
  }
}

extension View {
  /// Sets how the view comes and goes; it fades where nothing is said.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition.core))
  }
}
