import HeroCore

/// A key for a value that views tell those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that tell none.
  static var defaultValue: Value { get }
  /// Adds the value of the view that follows.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// One value that a view has told.
struct ToldPreference {
  let key: ObjectIdentifier
  let value: Any
}

extension PreferenceKey {
  /// The value of some views together.
  static func combined(_ told: [ToldPreference]) -> Value {
    let values = told.filter { $0.key == ObjectIdentifier(Self.self) }.compactMap {
      ($0.value as? UncheckedBox<Value>)?.value
    }
    guard var result = values.first else { return defaultValue }
    for value in values.dropFirst() { reduce(value: &result) { value } }
    return result
  }

  static func told(_ value: Value) -> ToldPreference {
    ToldPreference(key: ObjectIdentifier(Self.self), value: UncheckedBox(value))
  }
}

extension ResolveContext {
  /// Resolves, and hands over what the views inside have told; they go on telling it.
  func collectingPreferences(
    _ body: () -> [LayoutNode]
  ) -> (nodes: [LayoutNode], told: [ToldPreference]) {
    let outer = resolver.registry.preferences
    resolver.registry.preferences = []
    let nodes = body()
    let inner = resolver.registry.preferences
    resolver.registry.preferences = outer + inner
    return (nodes, inner)
  }
}

/// Tells a value, in place of what the views inside tell.
struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let outer = context.resolver.registry.preferences
    let (nodes, told) = context.collectingPreferences { context.resolve(content) }
    context.resolver.registry.preferences =
      outer + told.filter { $0.key != ObjectIdentifier(Key.self) } + [Key.told(value)]
    return nodes
  }
}

/// Changes the value that the views inside tell together.
struct PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  let change: (inout Key.Value) -> Void

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let outer = context.resolver.registry.preferences
    let (nodes, told) = context.collectingPreferences { context.resolve(content) }
    var value = Key.combined(told)
    change(&value)
    context.resolver.registry.preferences =
      outer + told.filter { $0.key != ObjectIdentifier(Key.self) } + [Key.told(value)]
    return nodes
  }
}

/// Tells the place of a view.
struct AnchorPreferenceModifier<Key: PreferenceKey, Place>: PrimitiveModifier {
  let source: Anchor<Place>.Source
  let value: (Anchor<Place>, inout Key.Value) -> Void
  let keepsInner: Bool

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let outer = context.resolver.registry.preferences
    let (nodes, told) = context.collectingPreferences { context.resolve(content) }
    guard let id = nodes.first?.id else { return nodes }
    let frame = context.resolver.geometry(of: id).geometry.global
    let source = source
    var combined = keepsInner ? Key.combined(told) : Key.defaultValue
    value(Anchor { source.place(frame, $0) }, &combined)
    context.resolver.registry.preferences =
      outer + told.filter { $0.key != ObjectIdentifier(Key.self) } + [Key.told(combined)]
    return nodes
  }
}

/// Does something when the value that the views inside tell together changes.
struct PreferenceChangeModifier<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  let action: @MainActor (Key.Value) -> Void

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let (nodes, told) = context.collectingPreferences { context.resolve(content) }
    let (value, action) = (Key.combined(told), action)
    let id = (nodes.first?.id ?? context.id).appending("onPreferenceChange \(Key.self)")
    context.resolver.registry.watches.append(
      Registry.Watch(id: id, value: value, isInitial: true) { _ in action(value) })
    return nodes
  }
}

/// Puts views made from what the content tells behind or over it.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: PrimitiveModifier {
  let alignment: HeroCore.Alignment
  let placement: SecondaryPlacement
  let layer: (Key.Value) -> Layer

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let (nodes, told) = context.collectingPreferences { context.resolve(content) }
    let modifier = LayerModifier(
      secondary: layer(Key.combined(told)), alignment: alignment, placement: placement)
    return modifier.resolve(ResolvedNodes(nodes: nodes), in: context)
  }
}

/// Nodes that were resolved before.
struct ResolvedNodes: View, PrimitiveView {
  typealias Body = Never
  let nodes: [LayoutNode]

  func resolve(in context: ResolveContext) -> [LayoutNode] { nodes }
}

extension View {
  /// Tells the views around a value.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View { modifier(PreferenceModifier<Key>(value: value)) }

  /// Changes what the views inside tell.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View { modifier(PreferenceTransformModifier<Key>(change: callback)) }

  /// Tells the views around the place of this one.
  public func anchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<Key, Place>(
        source: value, value: { $1 = transform($0) }, keepsInner: false))
  }

  /// Adds the place of this view to what the views inside tell.
  public func transformAnchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<Key, Place>(
        source: value, value: { transform(&$1, $0) }, keepsInner: true))
  }

  /// Does something when what the views inside tell changes, and at first.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }

  /// Puts views over this one, made from what the views inside tell.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(
      PreferenceLayerModifier<Key, Layer>(
        alignment: alignment.guides, placement: .over, layer: transform))
  }

  /// Puts views behind this one, made from what the views inside tell.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(
      PreferenceLayerModifier<Key, Layer>(
        alignment: alignment.guides, placement: .behind, layer: transform))
  }
}
