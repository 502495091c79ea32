import HeroCore

/// A view for each element of a collection, known by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Never called: the views of the elements are resolved.
  public typealias Body = Never

  /// Creates views for elements that know their own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates views for elements known by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

  /// Creates views for a constant range of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  /// Creates views for bindings to the elements of a collection that know their own id.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [Binding<Elements.Element>], Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    let elements = data.wrappedValue.indices.map { index in
      Binding(
        get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
    self.init(data: elements, content: content, id: { $0.wrappedValue.id })
  }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    data.flatMap { element in
      let id = id(element)
      let nodes = context.child("[\(context.label(for: id))]").resolve(content(element)).appearing
      guard context.environment.namesChoices else { return nodes }
      // Tab views and pickers know the views of elements by their ids, unless they have tags.
      return nodes.map { node in
        var node = node
        node.traits.tag = node.traits.tag ?? AnyHashable(id)
        return node
      }
    }
  }
}
