import HeroCore

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  let core: HeroCore.Transition
  /// What its modifiers do, where it is made of some.
  var looks: [TransitionLook] = []

  /// Comes and goes at once.
  public static let identity = AnyTransition(core: .identity)
  /// Fades.
  public static let opacity = AnyTransition(core: .opacity)
  /// Grows out of its middle.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition {
    AnyTransition(
      core: HeroCore.Transition(insertion: [.edge(.leading)], removal: [.edge(.trailing)]))
  }

  private init(both absence: [HeroCore.Transition.Absence]) {
    core = HeroCore.Transition(insertion: absence, removal: absence)
  }
  init(core: HeroCore.Transition) { self.core = core }
  init(looks: [TransitionLook]) {
    core = HeroCore.Transition(insertion: [.look], removal: [.look])
    self.looks = looks
  }

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
      core: HeroCore.Transition(
        insertion: [.edge(edge.coreEdge), .opacity(0)],
        removal: [.edge(opposite.coreEdge), .opacity(0)]))
  }
  /// Comes in one way and goes out in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var result = AnyTransition(
      core: HeroCore.Transition(
        insertion: insertion.core.insertion, removal: removal.core.removal,
        insertionAnimation: insertion.core.insertionAnimation,
        removalAnimation: removal.core.removalAnimation))
    result.looks =
      insertion.looks.filter(\.isInsertion).map { look in
        var look = look
        look.isRemoval = false
        return look
      }
      + removal.looks.filter(\.isRemoval).map { look in
        var look = look
        look.isInsertion = false
        return look
      }
    return result
  }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = AnyTransition(
      core: HeroCore.Transition(
        insertion: core.insertion + other.core.insertion,
        removal: core.removal + other.core.removal,
        insertionAnimation: core.insertionAnimation ?? other.core.insertionAnimation,
        removalAnimation: core.removalAnimation ?? other.core.removalAnimation))
    result.looks = looks + other.looks
    return result
  }
  /// The same transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = core
    (copy.insertionAnimation, copy.removalAnimation) = (animation, animation)
    var result = AnyTransition(core: copy)
    result.looks = looks
    return result
  }
}

extension View {
  /// Sets how the view comes and goes; it fades where nothing is said.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
