import HeroCore

/// Rows below each other, in groups.
///
/// - Source: iOS 18: groups inset by 20 pt with corners of 10, rows of at least 44 pt with text 20 pt
///   from their edge, 35 pt above a group without header, headers of 38.67 pt in 13 pt capitals.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  /// Never called: the rows are resolved.
  public typealias Body = Never

  let content: Content

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    var inner = context.child("List")
    inner.environment.isInList = true
    inner.environment.stackAxis = nil
    let groups = ListGroup.groups(of: inner.resolve(content))
    inner.environment.isInList = false
    let look = context.environment.listLook
    return inner.resolve(ListPage(groups: groups, look: look))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// Rows below each other, for settings.
public struct Form<Content: View>: View {
  let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, as a list in groups.
  public var body: some View { List { content } }
}

/// What a view is in a list, where it is not a row.
enum ListRole: LayoutValueKey {
  case row, firstRow, header, footer
  static var defaultValue: ListRole { .row }
}

extension LayoutNode.Traits {
  /// What the view is in a list.
  var listRole: ListRole {
    get {
      (layoutValues[ObjectIdentifier(ListRole.self)] as? UncheckedBox<ListRole>)?.value ?? .row
    }
    set { layoutValues[ObjectIdentifier(ListRole.self)] = UncheckedBox(newValue) }
  }
}

/// A group of rows with what is above and below it.
struct ListGroup {
  var header: [LayoutNode] = []
  var rows: [LayoutNode] = []
  var footer: [LayoutNode] = []

  /// The groups of some nodes: each header and each first row of a section begins one.
  static func groups(of nodes: [LayoutNode]) -> [ListGroup] {
    var groups: [ListGroup] = []
    var current = ListGroup()
    func isEmpty() -> Bool { current.header.isEmpty && current.rows.isEmpty }
    func finish() {
      if !isEmpty() || !current.footer.isEmpty { groups.append(current) }
      current = ListGroup()
    }
    for node in nodes {
      switch node.traits.listRole {
      case .header:
        if !current.rows.isEmpty { finish() }
        current.header.append(node)
      case .firstRow:
        if !current.rows.isEmpty { finish() }
        current.rows.append(node)
      case .row:
        if !current.footer.isEmpty { finish() }
        current.rows.append(node)
      case .footer: current.footer.append(node)
      }
    }
    finish()
    return groups
  }
}

/// The groups of a list on its background.
private struct ListPage: View {
  let groups: [ListGroup]
  let look: ListLook

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<groups.count, id: \.self) { index in
          ListSection(group: groups[index], look: look)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      Color(system: look == .grouped ? .systemGroupedBackground : .systemBackground)
        .ignoresSafeArea())
  }
}

/// A group with header and footer.
private struct ListSection: View {
  let group: ListGroup
  let look: ListLook

  var body: some View {
    let inset: CGFloat = look == .grouped ? 20 : 0
    if !group.header.isEmpty {
      ResolvedNodes(nodes: group.header)
        .frame(minHeight: 38.67, alignment: .bottomLeading)
        .padding(.leading, inset + 20)
    } else if look == .grouped {
      Color.clear.frame(height: 35)
    }
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<group.rows.count, id: \.self) { index in
        ListRow(row: group.rows[index])
          .overlay(alignment: .bottom) {
            if index < group.rows.count - 1 { Divider().padding(.leading, 20) }
          }
      }
    }
    .background(
      Color(system: look == .grouped ? .secondarySystemGroupedBackground : .systemBackground)
    )
    .clipShape(RoundedRectangle(cornerRadius: look == .grouped ? 10 : 0))
    .padding(.horizontal, inset)
    if !group.footer.isEmpty {
      ResolvedNodes(nodes: group.footer)
        .padding(.top, 7).padding(.horizontal, inset + 20)
    }
  }
}

/// A row.
private struct ListRow: View {
  let row: LayoutNode

  var body: some View {
    ResolvedNodes(nodes: [row])
      .padding(.horizontal, 20).padding(.vertical, 11)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }
}

/// A look of lists, as the environment keeps it.
enum ListLook { case grouped, plain }

/// How lists look.
@MainActor @preconcurrency public protocol ListStyle {}

/// Rows in groups that are set apart from the background.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups that are set apart from the background.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
  /// As lists are where nothing else is said.
  public nonisolated static var automatic: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension View {
  /// Sets how the lists inside look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let look: ListLook = style is PlainListStyle ? .plain : .grouped
    return modifier(TextModifier { $0.listLook = look })
  }
}
