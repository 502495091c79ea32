import HeroCore

/// Pages of which one is shown, with a bar to choose one or dots that tell which one it is.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  /// Never called: the pages are resolved.
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates pages whose choice the author keeps.
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) { (self.selection, self.content) = (selection, content()) }

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    var inner = context.child("TabView")
    inner.environment.stackAxis = nil
    inner.environment.namesChoices = true
    let hidden = context.resolver.registry.hidesTabBar
    context.resolver.registry.hidesTabBar = false
    let pages = inner.resolve(content)
    let hidesBar = context.resolver.registry.hidesTabBar
    context.resolver.registry.hidesTabBar = hidden
    let own = context.resolver.state.slot(of: inner.id, field: ".tab") { 0 }
    let chosen = index(in: pages) ?? min(own.value, max(0, pages.count - 1))
    func choose(_ index: Int) {
      guard let selection else { return own.value = index }
      if let tag = pages[index].traits.tag {
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      } else if let value = index as? SelectionValue {
        selection.wrappedValue = value
      }
    }
    switch context.environment.tabViewStyle {
    case .page(let dots):
      let view = PagedTabs(pages: pages, chosen: chosen, hasDots: dots && pages.count > 1)
      return inner.resolve(view)
    case .bar:
      let others = pages.enumerated().filter { $0.offset != chosen }
      inner.resolver.registry.forget(others.map(\.element))
      let items = pages.map(\.traits.tabItem)
      let isHidden = hidesBar || StageDisplay.current?.isTabBarHidden == true
      let hasBar = !isHidden && !items.allSatisfy { $0 == nil }
      let bar = hasBar ? TabBar(items: items, chosen: chosen, choose: choose) : nil
      let page = pages.indices.contains(chosen) ? [pages[chosen]] : []
      return inner.resolve(BarredTabs(page: page, bar: bar))
    }
  }

  /// The page that the author's value names.
  private func index(in pages: [LayoutNode]) -> Int? {
    guard let selection else { return nil }
    return pages.firstIndex { $0.traits.tag.map(selection.holds) ?? false }
      ?? (selection.wrappedValue as? Int).flatMap { pages.indices.contains($0) ? $0 : nil }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates pages whose choice the view keeps.
  public init(@ViewBuilder content: () -> Content) {
    (selection, self.content) = (nil, content())
  }
}

/// A page of a tab view with its tab, as newer code writes it.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let value: Value?
  let content: Content
  let label: Label

  /// The page with its tab.
  public var body: some View {
    content.tabItem { label }
      .layoutValue(key: ChoiceTag.self, value: value.map { AnyHashable($0) })
  }
}

extension Tab where Label == HeroUI.Label<Text, Image> {
  /// Creates a page with a title, a symbol and a value.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, file: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    (self.value, self.content) = (value, content())
    label = HeroUI.Label(title, systemImage: systemImage, file: file, line: line)
  }
}

extension Tab where Value == Never, Label == HeroUI.Label<Text, Image> {
  /// Creates a page with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, file: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    (value, self.content) = (nil, content())
    label = HeroUI.Label(title, systemImage: systemImage, file: file, line: line)
  }
}

extension Tab {
  /// Creates a page with a tab of views and a value.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.value, self.content, self.label) = (value, content(), label()) }
}

extension Tab where Value == Never {
  /// Creates a page with a tab of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (value, self.content, self.label) = (nil, content(), label())
  }
}

/// The tab of a page that has neither title nor symbol.
public struct DefaultTabLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a page with a value; its tab is empty.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel() }
  }
}

extension Tab where Label == HeroUI.Label<Text, Image> {
  /// Creates a page with a title, a picture from the assets and a value.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      HeroUI.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }
}

/// Pages side by side, the chosen one in view.
struct PagedTabs: View {
  let pages: [LayoutNode]
  let chosen: Int
  let hasDots: Bool

  var body: some View {
    PageRow(pages: pages, chosen: chosen)
      .clipped()
      .overlay(alignment: .bottom) {
        if hasDots {
          // - Source: dots of 8 pt, 9 pt apart, in the middle of a control 26 pt high.
          HStack(spacing: 9) {
            ForEach(0..<pages.count, id: \.self) { index in
              Circle().fill(.white.opacity(index == chosen ? 1 : 0.35)).frame(width: 8, height: 8)
            }
          }
          .frame(height: 26)
        }
      }
  }
}

/// Pages side by side.
struct PageRow: View, PrimitiveView {
  typealias Body = Never
  let pages: [LayoutNode]
  let chosen: Int

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    [context.node(.container(PageRowLayout(chosen: chosen), pages), step: "pages")]
  }
}

/// A page, and a bar below it that takes its room from the safe area.
struct BarredTabs: View {
  let page: [LayoutNode]
  let bar: TabBar?

  var body: some View {
    ResolvedNodes(nodes: page)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom, spacing: 0) { bar }
  }
}

/// The tabs in a row.
///
/// - Source: 49 pt high; symbols of 18 pt medium at large scale above words of 10 pt medium.
struct TabBar: View {
  let items: [AnyView?]
  let chosen: Int
  let choose: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count, id: \.self) { index in
        Button {
          choose(index)
        } label: {
          VStack(spacing: 3) { items[index] }
            .labelStyle(TabLabelStyle())
            .environment(\.font, .system(size: 18, weight: .medium))
            .imageScale(.large)
            .foregroundStyle(
              index == chosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray)
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }
    .frame(height: 49)
    .background(Color(system: .systemBackground).opacity(0.97).ignoresSafeArea())
    .overlay(alignment: .top) { Divider() }
  }
}

/// A symbol above small words.
struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      // Words stand on one line, however high the symbols are.
      configuration.icon.frame(height: 26).accessibilityHidden(true)
      configuration.title.font(.system(size: 10, weight: .medium))
    }
  }
}

/// How a tab view shows its pages.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// With a bar below the page.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// Side by side, with dots.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// With more than one page, always, or never.
    case automatic, always, never
  }
  let mode: IndexDisplayMode

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// With a bar below the page.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Side by side, with dots.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Side by side, with dots or without.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// A style of tab views, as the environment keeps it.
enum TabLook {
  case bar
  case page(dots: Bool)
}

extension View {
  /// Sets how the tab views inside show their pages.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    let page = style as? PageTabViewStyle
    let look: TabLook = page.map { .page(dots: $0.mode != .never) } ?? .bar
    return modifier(TextModifier { $0.tabViewStyle = look })
  }
}
