import HeroCore

/// Changes of how a view is drawn that do not touch its layout.
public protocol VisualEffect {
  /// The changes so far, innermost first.
  var steps: VisualEffectSteps { get }
}

/// Changes of how a view is drawn, innermost first.
public struct VisualEffectSteps: VisualEffect {
  var effects: [Effect] = []
  /// The changes so far.
  public var steps: VisualEffectSteps { self }

  fileprivate func adding(_ effect: Effect) -> VisualEffectSteps {
    VisualEffectSteps(effects: effects + [effect])
  }
}

/// A view without changes.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
  /// No change.
  public var steps: VisualEffectSteps { VisualEffectSteps() }
}

extension VisualEffect {
  /// Fades the view.
  public func opacity(_ opacity: Double) -> some VisualEffect { steps.adding(.opacity(opacity)) }
  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    steps.adding(.offset(Vector(dx: Double(x), dy: Double(y))))
  }
  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    steps.adding(.offset(Vector(dx: Double(offset.width), dy: Double(offset.height))))
  }
  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    steps.adding(.scale(x: Double(scale), y: Double(scale), anchor: anchor))
  }
  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    steps.adding(.scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor))
  }
  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { steps.adding(.scale(x: Double(x), y: Double(y), anchor: anchor)) }
  /// Turns the view.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { steps.adding(.rotation(angle, anchor: anchor)) }
  /// Softens the view; a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    steps.adding(.blur(radius: max(0, Double(radius))))
  }
}

/// Changes how a view is drawn, given where it is.
struct VisualEffectModifier: PrimitiveModifier {
  /// The changes, given the place and that of the scroll view around.
  let effects: (GeometryProxy, _ container: GeometryProxy?) -> [Effect]

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let container = context.environment.container.map { context.resolver.geometry(of: $0) }
    return context.resolve(content).map { node in
      // The place is that of a node around the effects, which must not change what they are made from.
      let place = NodeID(node.id.path + ".visualEffect")
      let proxy = context.resolver.geometry(of: place)
      var inner = node
      for (index, effect) in effects(proxy, container).enumerated() {
        inner = context.wrap(inner, step: "visual\(index)", effect: effect)
      }
      var outer = context.wrap(inner, step: "visualEffect")
      outer.id = place
      return outer
    }
  }
}

extension View {
  /// Changes how the view is drawn, given where it is.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy, _ in effect(EmptyVisualEffect(), proxy).steps.effects })
  }

  /// Changes how the view is drawn while it comes into the sight of a scroll view or leaves it.
  ///
  /// A view in full sight is as it is. One that is cut by the edge is part of the way to how it looks
  /// beyond it, by the part that is out of sight; without interaction it is on the nearer side.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy, container in
        func effects(_ phase: ScrollTransitionPhase) -> [Effect] {
          transition(EmptyVisualEffect(), phase).steps.effects
        }
        guard let container else { return effects(.identity) }
        let part = proxy.geometry.partBeyond(container.geometry, along: axis)
        let phase: ScrollTransitionPhase = part < 0 ? .topLeading : .bottomTrailing
        switch configuration.kind {
        case .identity: return effects(.identity)
        case .animated: return effects(abs(part) > 0.5 ? phase : .identity)
        case .interactive:
          return zip(effects(.identity), effects(phase)).map { $0.mixed(with: $1, by: abs(part)) }
        }
      })
  }
}

/// Where a view is in a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the sight, in it, or after it.
  case topLeading, identity, bottomTrailing
  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// −1 before the sight, 0 in it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from phase to phase.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  enum Kind: Hashable { case interactive, animated, identity }

  let kind: Kind
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// At once, with an animation.
  public static let animated = ScrollTransitionConfiguration(kind: .animated)
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
}

extension ViewGeometry {
  /// The part of the view beyond the edges of another: negative at the start, positive at the end.
  fileprivate func partBeyond(_ container: ViewGeometry, along axis: Axis?) -> Double {
    func part(_ start: Double, _ length: Double, _ from: Double, _ to: Double) -> Double {
      guard length > 0 else { return 0 }
      if start < from { return -min(1, (from - start) / length) }
      return max(0, min(1, (start + length - to) / length))
    }
    let (own, other) = (global, container.global)
    let (up, along) = (
      part(own.minY, own.height, other.minY, other.maxY),
      part(own.minX, own.width, other.minX, other.maxX)
    )
    switch axis {
    case .vertical: return up
    case .horizontal: return along
    case nil: return abs(up) >= abs(along) ? up : along
    }
  }
}

extension Effect {
  /// The effect part of the way to another of its kind.
  fileprivate func mixed(with other: Effect, by part: Double) -> Effect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
    case (.offset(let a), .offset(let b)):
      return .offset(Vector(dx: mix(a.dx, b.dx), dy: mix(a.dy, b.dy)))
    case (.scale(let x, let y, let anchor), .scale(let otherX, let otherY, _)):
      return .scale(x: mix(x, otherX), y: mix(y, otherY), anchor: anchor)
    case (.rotation(let a, let anchor), .rotation(let b, _)):
      return .rotation(.radians(mix(a.radians, b.radians)), anchor: anchor)
    case (.blur(let a), .blur(let b)): return .blur(radius: mix(a, b))
    case _: return part < 0.5 ? self : other
    }
  }
}
