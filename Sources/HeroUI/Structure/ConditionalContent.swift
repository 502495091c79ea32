import HeroCore

/// One of two views, as an `if` with an `else` or a `switch` chooses.
public struct ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    switch branch {
    case .first(let view): context.child("true").resolve(view).appearing
    case .second(let view): context.child("false").resolve(view).appearing
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: an optional view is resolved, not asked for its body.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func resolve(in context: ResolveContext) -> [LayoutNode] {
    map { context.child("some").resolve($0).appearing } ?? []
  }
}

extension [LayoutNode] {
  /// The nodes as content that may come and go: with a transition, which is a fade by default.
  var appearing: [LayoutNode] {
    map { node in
      var node = node
      node.traits.transition = node.traits.transition ?? .opacity
      return node
    }
  }
}
