import HeroCore

/// Does something when a view is tapped.
struct TapModifier: RegistryModifier {
  var count = 1
  let action: @MainActor () -> Void

  func register(_ id: NodeID, in registry: inout Registry, context: ResolveContext) {
    guard context.environment.isEnabled else { return }
    guard count > 1 else { return registry.actions[id] = action }
    let action = action
    registry.gestures[id, default: []].append(
      GestureEntry(TapGesture(count: count).onEnded { action() }, .normal))
  }
}

/// Sets the area of a view that reacts to touches.
struct ContentShapeModifier: RegistryModifier {
  let shape: BoxShape

  func register(_ id: NodeID, in registry: inout Registry, context: ResolveContext) {
    registry.contentShapes[id] = shape
  }
}

/// Lets touches pass through a view.
struct HitTestingModifier: RegistryModifier {
  let isEnabled: Bool

  func register(_ id: NodeID, in registry: inout Registry, context: ResolveContext) {
    if !isEnabled { registry.untouchable.insert(id) }
  }
}

/// What a shape for touches is used for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit for each use.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture above a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The area that is announced.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Does something when the view is tapped, as often as `count` says.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View { modifier(TapModifier(count: count, action: action)) }

  /// Sets the area that reacts to touches.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape.boxShape))
  }

  /// Sets the area that reacts to touches; other uses of the shape are not seen in a frame.
  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      modifier(ContentShapeModifier(shape: shape.boxShape))
    } else {
      self
    }
  }

  /// Lets touches pass through the view, or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
