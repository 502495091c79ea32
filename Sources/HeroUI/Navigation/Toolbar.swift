import HeroCore

/// Where something stands in a bar.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The places of a navigation bar.
  case automatic, principal, topBarLeading, topBarTrailing, navigationBarLeading
  /// The places of a navigation bar, by what is done there.
  case navigationBarTrailing, cancellationAction, confirmationAction, primaryAction
  /// The bar at the bottom.
  case bottomBar

  var side: ToolbarEntry.Side? {
    switch self {
    case .principal: .center
    case .topBarLeading, .navigationBarLeading, .cancellationAction: .leading
    case .automatic, .topBarTrailing, .navigationBarTrailing, .confirmationAction, .primaryAction:
      .trailing
    case .bottomBar: nil
    }
  }
}

/// What a toolbar is made of.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The parts with their places.
  var parts: [ToolbarPart] { get }
}

/// One part of a toolbar.
public struct ToolbarPart {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// One thing in a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a thing at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  /// The thing with its place.
  public var parts: [ToolbarPart] { [ToolbarPart(placement: placement, view: AnyView(content))] }
}

/// Several things at one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates things at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  /// The things with their place.
  public var parts: [ToolbarPart] { [ToolbarPart(placement: placement, view: AnyView(content))] }
}

/// Turns the statements of a closure into a toolbar.
@MainActor @resultBuilder public struct ToolbarContentBuilder {
  /// The parts of a toolbar, side by side.
  public struct Parts: ToolbarContent {
    /// The parts with their places.
    public let parts: [ToolbarPart]
  }

  /// One statement.
  public static func buildExpression(_ content: some ToolbarContent) -> Parts {
    Parts(parts: content.parts)
  }
  /// Several statements, side by side.
  public static func buildBlock(_ content: Parts...) -> Parts {
    Parts(parts: content.flatMap(\.parts))
  }
  /// An `if` without `else`.
  public static func buildOptional(_ content: Parts?) -> Parts { content ?? Parts(parts: []) }
  /// The first branch.
  public static func buildEither(first content: Parts) -> Parts { content }
  /// The second branch.
  public static func buildEither(second content: Parts) -> Parts { content }
}

extension View {
  /// Puts things into the bars of the page.
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    let parts = content().parts
    return modifier(
      PageModifier { notes, context in
        for part in parts {
          if let side = part.placement.side {
            notes.items.append(ToolbarEntry(side: side, view: part.view))
          } else {
            context.resolver.warn("toolbar items at the bottom are not drawn", at: nil)
          }
        }
      })
  }

  /// Puts views at the trailing end of the bar of the page.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return modifier(
      PageModifier { notes, _ in notes.items.append(ToolbarEntry(side: .trailing, view: view)) })
  }
}
