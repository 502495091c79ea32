import HeroCore

/// Has a view react to a gesture.
struct GestureModifier: RegistryModifier {
  let entry: GestureEntry

  func register(_ id: NodeID, in registry: inout Registry, context: ResolveContext) {
    if context.environment.isEnabled { registry.gestures[id, default: []].append(entry) }
  }
}

/// A gesture of a view.
@MainActor struct GestureEntry {
  /// How it stands to the gestures of other views under the same finger.
  enum Priority {
    /// After those of the views inside.
    case normal
    /// Before those of the views inside.
    case high
    /// Beside all others.
    case simultaneous
  }

  let priority: Priority
  /// Follows a touch.
  let makeTracker: () -> TouchTracker

  init(_ gesture: some Gesture, _ priority: Priority) {
    self.priority = priority
    makeTracker = { TouchTracker(gesture.tracker()) }
  }
}

/// Follows one touch for a gesture whatever it tells.
@MainActor struct TouchTracker {
  /// How far the gesture has come.
  enum State { case possible, recognised, ended, failed }

  let step: (TouchMoment) -> State
  let cancel: () -> Void

  init<Value>(_ tracker: GestureTracker<Value>) {
    step = { moment in
      switch tracker.step(moment) {
      case .possible, .pending: .possible
      case .active: .recognised
      case .ended: .ended
      case .failed: .failed
      }
    }
    cancel = { tracker.cancel() }
  }
}

/// Which gestures of a view and of those inside count.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
  /// Neither.
  public static let none: GestureMask = []
}

extension View {
  private func gesture(
    _ gesture: some Gesture, _ priority: GestureEntry.Priority, _ mask: GestureMask
  ) -> some View {
    allowsHitTestingInside(mask.contains(.subviews))
      .modifier(
        GestureModifier(
          entry: mask.contains(.gesture)
            ? GestureEntry(gesture, priority)
            : GestureEntry(AnyGesture<Void>?.none, priority)))
  }

  /// Has the view react to a gesture, after the views inside.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, .normal, mask)
  }
  /// Has the view react to a gesture, or not.
  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    self.gesture(gesture, .normal, isEnabled ? .all : .subviews)
  }
  /// Has the view react to a gesture, before the views inside.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, .high, mask) }
  /// Has the view react to a gesture, beside all others.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, .simultaneous, mask) }
  /// Has the view react to a gesture beside all others, or not.
  public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    self.gesture(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  /// Does something when a finger stays on the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    let whole = ActionGesture(
      base: press,
      onChange: {
        var isPressing = false
        return { _, _ in
          guard !isPressing else { return }
          isPressing = true
          onPressingChanged?(true)
        }
      }, onEnd: { _ in action() }, onReset: { onPressingChanged?(false) })
    return gesture(whole, .normal, .all)
  }

  /// Does something when a finger stays on the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Does something with the place when the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
        .onEnded { action($0.location) })
  }
}

/// Lets the gestures of the views inside count, or only those around.
struct InnerTouchModifier: PrimitiveModifier {
  let isEnabled: Bool

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    guard !isEnabled else { return context.resolve(content) }
    let before = context.resolver.registry
    let nodes = context.resolve(content)
    let (actions, gestures) = (before.actions, before.gestures)
    (context.resolver.registry.actions, context.resolver.registry.gestures) = (actions, gestures)
    return nodes
  }
}

extension View {
  fileprivate func allowsHitTestingInside(_ enabled: Bool) -> some View {
    modifier(InnerTouchModifier(isEnabled: enabled))
  }
}
