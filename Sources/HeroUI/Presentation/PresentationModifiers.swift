import HeroCore

/// Says something about a cover.
struct CoverNoteModifier: PrimitiveModifier {
  let note: @MainActor (inout CoverNotes) -> Void

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let nodes = context.resolve(content)
    note(&context.resolver.registry.coverNotes)
    return nodes
  }
}

/// A height at which a sheet can stand.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable { case large, medium, fraction(CGFloat), height(CGFloat) }

  private let kind: Kind

  /// As high as it can.
  public static let large = PresentationDetent(kind: .large)
  /// About half the display.
  public static let medium = PresentationDetent(kind: .medium)
  /// A part of the height it can have.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The height of the card, given that of the highest and what the safe area takes at the bottom.
  func height(full: Double, below bottom: Double) -> Double {
    switch kind {
    case .large: full
    case .medium: full / 2
    case .fraction(let fraction): full * Double(fraction)
    case .height(let height): Double(height) + bottom
    }
  }

  /// For choosing one of several: a sheet opens at the lowest.
  var order: Double { -height(full: 800, below: 0) }
}

/// How a view covers others where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Not at all.
  public static let none = PresentationAdaptation(name: "none")
  /// As a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// As a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// As a cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What the views below a sheet react to.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// To touches.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// To nothing.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// To touches while the sheet stands no higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { enabled }
}

extension View {
  private func coverNote(_ note: @escaping @MainActor (inout CoverNotes) -> Void) -> some View {
    modifier(CoverNoteModifier(note: note))
  }

  /// Sets the heights at which the sheet can stand; it opens at the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    coverNote { $0.detents = detents }
  }
  /// Sets the heights at which the sheet can stand, and the one at which it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let chosen = selection.wrappedValue
    return coverNote { $0.detents = [chosen] }
  }
  /// Shows what to pull the sheet by, or not.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    coverNote { notes in
      switch visibility {
      case .automatic: notes.showsIndicator = nil
      case .visible: notes.showsIndicator = true
      case .hidden: notes.showsIndicator = false
      }
    }
  }
  /// Sets what is behind the content of the cover.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    let background = AnyView(Rectangle().fill(style))
    return coverNote { $0.background = background }
  }
  /// Sets what is behind the content of the cover.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    let content = content()
    let background = AnyView(
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return coverNote { $0.background = background }
  }
  /// Sets the radius of the upper corners of the sheet, in points.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    coverNote { $0.cornerRadius = radius.map { max(0, Double($0)) } }
  }
  /// Keeps a tap beside the sheet from closing it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    coverNote { $0.staysOpen = isDisabled }
  }
  /// Says what the views below the sheet react to; here they react to nothing.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction, file: String = #fileID, line: Int = #line
  ) -> some View {
    warned(
      interaction == .enabled
        ? "presentationBackgroundInteraction has no effect: views below a sheet get no touches"
        : nil, file: file, line: line)
  }
  /// Says how the view covers others where there is little room; here a popover is a sheet.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation, file: String = #fileID, line: Int = #line
  ) -> some View {
    warned(
      adaptation == .popover || adaptation == .none
        ? "presentationCompactAdaptation has no effect: a popover is drawn as a sheet" : nil,
      file: file, line: line)
  }
  /// Says whether scrolling or resizing comes first when the content of the sheet is swiped.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}

/// What a swipe in a sheet does; scripts do not swipe sheets.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Resizes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolls its content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
