import HeroCore

/// Where something stands in a bar.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The places of a navigation bar.
  case automatic, principal, topBarLeading, topBarTrailing, navigationBarLeading
  /// The places of a navigation bar, by what is done there.
  case navigationBarTrailing, cancellationAction, confirmationAction, primaryAction
  /// Further places of a navigation bar, by what is done there.
  case navigation, destructiveAction, secondaryAction
  /// The bar at the bottom, and its middle.
  case bottomBar, status
  /// The bar over the keyboard, which is never drawn.
  case keyboard

  /// Where what stands at the place is drawn.
  enum Spot {
    case bar(ToolbarEntry.Side)
    /// Nowhere, for which a phone has nothing to show either.
    case unseen
    /// Nowhere, though a phone shows it; with what is to be said about that.
    case missing(String)
  }

  var spot: Spot {
    switch self {
    case .principal: .bar(.center)
    case .topBarLeading, .navigationBarLeading, .cancellationAction, .navigation: .bar(.leading)
    case .automatic, .topBarTrailing, .navigationBarTrailing, .confirmationAction, .primaryAction,
      .destructiveAction:
      .bar(.trailing)
    case .keyboard: .unseen
    case .bottomBar, .status: .missing("toolbar items at the bottom are not drawn")
    case .secondaryAction: .missing("the menu of secondary toolbar items is not drawn")
    }
  }
}

/// What a toolbar is made of.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What content of one's own is made of.
  associatedtype Body: ToolbarContent
  /// What content of one's own is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The parts with their places.
  var parts: [ToolbarPart] { get }
}

extension ToolbarContent {
  /// The parts of what the content is made of.
  public var parts: [ToolbarPart] { body.parts }
}

extension ToolbarContent where Body == Never {
  /// Never called: the parts are known.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
  /// Never called: there is no content.
  public var parts: [ToolbarPart] { [] }
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
  /// A statement that needs a certain version of the system.
  public static func buildLimitedAvailability(_ content: Parts) -> Parts { content }
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
          switch part.placement.spot {
          case .bar(let side): notes.items.append(ToolbarEntry(side: side, view: part.view))
          case .unseen: continue
          case .missing(let message): context.resolver.warn(message, at: nil)
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
