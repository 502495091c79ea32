import HeroCore

/// The bar over the topmost page: the way back, the title, and what the page puts beside it.
///
/// - Source: bars of iOS 18: 44 pt, and 52 more for a large title, whose baseline films show 133.2 pt
///   from the top of an iPhone 16; inline titles are 17 pt semibold.
struct NavigationBar: View {
  let pages: [PageNotes]
  let controller: NavigationController
  @Environment(\.self) private var environment

  var body: some View {
    ForEach(shown, id: \.self) { depth in
      page(depth).transition(.barItem)
    }
  }

  /// The depth of the page whose bar is shown; none where it is hidden.
  private var shown: [Int] {
    let depth = pages.count - 1
    return pages[depth].isBarHidden ? [] : [depth]
  }

  private func page(_ depth: Int) -> some View {
    let notes = pages[depth]
    let isLarge = notes.isLarge(depth: depth)
    return VStack(spacing: 0) {
      ZStack {
        if let title = notes.title, !isLarge {
          title.font(.system(size: 17, weight: .semibold)).lineLimit(1)
        }
        ForEach(Array(notes.items(on: .center).enumerated()), id: \.offset) { $0.element }
        HStack(spacing: 16) {
          if depth > 0, !notes.isBackHidden { back(depth) }
          ForEach(Array(notes.items(on: .leading).enumerated()), id: \.offset) { $0.element }
          Spacer(minLength: 0)
          ForEach(Array(notes.items(on: .trailing).enumerated()), id: \.offset) { $0.element }
        }
        .padding(.leading, depth > 0 && !notes.isBackHidden ? 8 : margin)
        .padding(.trailing, margin)
      }
      .font(.system(size: 17))
      .frame(height: PageNotes.inlineHeight)
      if let title = notes.title, isLarge {
        title.font(.largeTitle.bold()).lineLimit(1)
          .padding(.horizontal, margin)
          // The baseline is 2 pt higher than the top of the zone would put it.
          .padding(.top, -2)
          .frame(
            maxWidth: .infinity, minHeight: PageNotes.largeHeight,
            maxHeight: PageNotes.largeHeight, alignment: .topLeading)
      }
    }
    .frame(maxWidth: .infinity)
    .foregroundStyle(Color.primary)
  }

  private var margin: CGFloat { environment.displayWidth >= 414 ? 20 : 16 }

  private func back(_ depth: Int) -> some View {
    let title = pages[depth - 1].title?.string ?? "Back"
    return Button {
      controller.pop(to: depth - 1)
    } label: {
      HStack(spacing: 5) {
        Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
          .accessibilityHidden(true)
        Text(title)
      }
      .foregroundStyle(TintShapeStyle())
    }
    .buttonStyle(.plain)
  }
}

extension PageNotes {
  /// The heights of a bar and of what a large title adds, in points.
  static let inlineHeight: CGFloat = 44
  static let largeHeight: CGFloat = 52

  /// Whether the title is large: by default on the first page alone.
  ///
  /// A page that a link leads to inherits the large title on a phone; without a title the zone is
  /// dropped.
  func isLarge(depth: Int) -> Bool {
    guard let title, !title.string.isEmpty else { return false }
    switch titleMode {
    case .automatic, .large: return true
    case .inline: return false
    }
  }

  /// How much of the top the bar takes, in points.
  func barHeight(depth: Int) -> Double {
    guard !isBarHidden else { return 0 }
    if depth == 0, title == nil, items.isEmpty { return 0 }
    return Double(Self.inlineHeight + (isLarge(depth: depth) ? Self.largeHeight : 0))
  }

  func items(on side: ToolbarEntry.Side) -> [AnyView] {
    items.filter { $0.side == side }.map(\.view)
  }
}

extension AnyTransition {
  /// How the items of a bar come and go.
  ///
  /// - Source: UIKit fades the new ones in during the last 57.5 % of 0.35 s and the old ones out during
  ///   the first 57.5 %, each on a curve of its own.
  fileprivate static var barItem: AnyTransition {
    let duration = 0.35
    return AnyTransition(
      core: HeroCore.Transition(
        insertion: [.opacity(0)], removal: [.opacity(0)],
        insertionAnimation: .timingCurve(0.75, 0.1, 0.75, 0.1, duration: duration * 0.575)
          .delay(duration * 0.425),
        removalAnimation: .timingCurve(0.25, 0.9, 0.25, 0.9, duration: duration * 0.575)))
  }
}

/// The names of the things in a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page before, large under the bar, or small in it.
    case automatic, large, inline
  }
}
