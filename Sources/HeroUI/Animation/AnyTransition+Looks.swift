import HeroCore

/// What a transition of modifiers puts around a view: while it is there, before, and after.
struct TransitionLook: Sendable {
  /// The moments at which a view looks different.
  enum Moment { case present, before, after }

  /// The view with the modifier of a moment around it.
  let apply: @MainActor @Sendable (any View, Moment) -> any View
  /// Whether the look before is part of coming in, and that after part of going out.
  var isInsertion = true
  var isRemoval = true
}

extension AnyTransition {
  /// Runs from one modifier to another: the look of absence and that of presence.
  ///
  /// The view is resolved with each, and everything in which the two differ runs: effects, sizes,
  /// colours. It is not evaluated in between.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    let (active, identity) = (UncheckedBox(active), UncheckedBox(identity))
    return AnyTransition(
      looks: [
        TransitionLook { view, moment in
          Self.modified(view, by: moment == .present ? identity.value : active.value)
        }
      ])
  }

  /// A transition of one's own.
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? any BuiltInTransition {
      self = known.transition
      return
    }
    let box = UncheckedBox(transition)
    self.init(
      looks: [
        TransitionLook { view, moment in
          let phase: TransitionPhase =
            switch moment {
            case .present: .identity
            case .before: .willAppear
            case .after: .didDisappear
            }
          return box.value.body(content: PlaceholderContentView(content: view), phase: phase)
        }
      ])
  }

  @MainActor private static func modified(
    _ view: any View, by modifier: some ViewModifier
  ) -> any View {
    func open(_ view: some View) -> any View { view.modifier(modifier) }
    return open(view)
  }
}

/// A view as the code that changes it sees it.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
  /// Never called: the view inside is resolved.
  public typealias Body = Never

  let content: any View

  func resolve(in context: ResolveContext) -> [LayoutNode] { context.resolve(content) }
}

/// Sets how a view comes and goes.
struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let looks = transition.looks
    guard !looks.isEmpty else {
      return context.resolve(content).map { node in
        var node = node
        node.traits.transition = transition.core
        return node
      }
    }
    func nodes(_ moment: TransitionLook.Moment) -> [LayoutNode] {
      let whole = looks.reduce(content as any View) { view, look in
        let counts =
          switch moment {
          case .present: true
          case .before: look.isInsertion
          case .after: look.isRemoval
          }
        return look.apply(view, counts ? moment : .present)
      }
      return context.resolve(whole)
    }
    let present = nodes(.present)
    // What the views of the other looks note is not about what is there.
    let registry = context.resolver.registry
    let (before, after) = (nodes(.before), nodes(.after))
    context.resolver.registry = registry
    func find(_ node: LayoutNode, in list: [LayoutNode]) -> LayoutNode? {
      list.first { $0.id == node.id }
    }
    return present.map { node in
      var node = node
      node.traits.transition = transition.core
      node.traits.absentLook = AbsentLook(
        insertion: looks.contains(where: \.isInsertion) ? find(node, in: before) : nil,
        removal: looks.contains(where: \.isRemoval) ? find(node, in: after) : nil)
      return node
    }
  }
}
