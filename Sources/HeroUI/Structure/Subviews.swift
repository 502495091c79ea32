import HeroCore

/// The views that some content is made of, each by itself.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
  /// Never called: the views are resolved already.
  public typealias Body = Never

  let views: [Subview]

  /// The position of the first view.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a position.
  public subscript(position: Int) -> Subview { views[position] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: Array(views[bounds]))
  }

  @MainActor func resolve(in context: ResolveContext) -> [LayoutNode] { views.map(\.node) }
}

/// Some of the views that content is made of.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View, PrimitiveView {
  /// Never called: the views are resolved already.
  public typealias Body = Never

  let views: [Subview]

  /// The position of the first view.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a position.
  public subscript(position: Int) -> Subview { views[position] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: Array(views[bounds]))
  }

  @MainActor func resolve(in context: ResolveContext) -> [LayoutNode] { views.map(\.node) }
}

/// One of the views that content is made of.
public nonisolated struct Subview: View, PrimitiveView, Identifiable {
  /// Never called: the view is resolved already.
  public typealias Body = Never
  /// The identity of the view.
  public struct ID: Hashable, Sendable {
    let path: String
  }

  let node: LayoutNode
  /// The identity of the view.
  public var id: ID { ID(path: node.id.path) }

  @MainActor func resolve(in context: ResolveContext) -> [LayoutNode] { [node] }
}

/// What is made of the views that content is made of.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: View, PrimitiveView {
  /// Never called: the result is resolved.
  public typealias Body = Never

  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor func resolve(in context: ResolveContext) -> [LayoutNode] {
    let nodes = context.child("subviews").resolve(base)
    return context.child("group").resolve(
      transform(SubviewsCollection(views: nodes.map(Subview.init))))
  }
}

extension Group {
  /// Makes something of the views that content is made of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  /// Makes something of the views that content is made of.
  public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
  /// Makes a view of each of the views that content is made of.
  @MainActor public init<Base: View, Each: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Each
  ) where Content == ForEachSubview<Base, Each> {
    // One stand-in makes all views at once, when the content is resolved.
    let all = Subview(node: LayoutNode(NodeID("subviews"), .leaf(.empty)))
    self.init(
      data: SubviewsCollection(views: [all]),
      content: { _ in ForEachSubview(base: view, each: content) }, id: { $0.id })
  }
}

/// A view of each of the views that content is made of.
public nonisolated struct ForEachSubview<Base: View, Each: View>: View, PrimitiveView {
  /// Never called: the views are resolved.
  public typealias Body = Never

  let base: Base
  let each: (Subview) -> Each

  @MainActor func resolve(in context: ResolveContext) -> [LayoutNode] {
    context.child("subviews").resolve(base).enumerated().flatMap { index, node in
      context.child("[\(index)]").resolve(each(Subview(node: node)))
    }
  }
}
