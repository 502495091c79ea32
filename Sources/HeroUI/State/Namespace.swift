import HeroCore

/// A space in which the ids of matched views are told apart from equal ids elsewhere.
@propertyWrapper public struct Namespace: BindableProperty {
  /// The identity of a namespace; it can be handed to other views.
  public struct ID: Hashable, Sendable {
    let path: String
  }

  private var id = ID(path: "")

  /// Creates a namespace.
  public nonisolated init() {}

  /// The identity.
  public var wrappedValue: ID { id }

  mutating func bind(field: String, in context: ResolveContext) {
    id = ID(path: context.id.path + field)
  }
}
