import HeroCore

/// A view of UIKit among those of SwiftUI.
///
/// The view is made by the author's code. Drawn are its background, and a blur effect as the material
/// of the same name; of a kind of view that draws otherwise, a warning says that it is not drawn.
@MainActor @preconcurrency public protocol UIViewRepresentable: View
where Body == RepresentedView {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// What is kept beside the view.
  associatedtype Coordinator = Void
  /// What the view finds around it.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the view after an update.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what is kept beside the view.
  func makeCoordinator() -> Coordinator
  /// Does something when the view has gone out.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// The view, as far as it is drawn.
  public var body: RepresentedView { RepresentedView { resolved(in: $0) } }
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing is kept.
  public func makeCoordinator() {}
}

/// What a UIKit view finds around it.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What is kept beside the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public var transaction: Transaction
  /// The environment.
  public let environment: EnvironmentValues
}

/// A view of UIKit, as far as it is drawn.
public struct RepresentedView: View, PrimitiveView {
  /// Never called: the view is drawn.
  public typealias Body = Never

  let picture: (ResolveContext) -> [LayoutNode]

  func resolve(in context: ResolveContext) -> [LayoutNode] { picture(context) }
}

/// What was made for a view, kept from update to update.
final class MadeOnce<Made, Coordinator> {
  let coordinator: Coordinator
  var made: Made?
  init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}

extension UIViewRepresentable {
  fileprivate func resolved(in context: ResolveContext) -> [LayoutNode] {
    let slot: StateSlot<MadeOnce<UIViewType, Coordinator>> = context.resolver.state.slot(
      of: context.id, field: ".uiView", initial: { MadeOnce(makeCoordinator()) })
    let kept = slot.value
    let inner = Context(
      coordinator: kept.coordinator, transaction: Transaction(animation: context.animation),
      environment: context.environment)
    let view = kept.made ?? makeUIView(context: inner)
    kept.made = view
    updateUIView(view, context: inner)
    return context.resolve(view.picture(in: context))
  }
}

extension UIView {
  /// What of the view is drawn.
  @MainActor func picture(in context: ResolveContext) -> AnyView {
    if let hosted = self as? UIHost { return hosted.content }
    if let effect = self as? UIVisualEffectView { return effect.drawn(in: context) }
    if Swift.type(of: self) != UIView.self {
      context.resolver.warn(
        "the UIKit view \(Swift.type(of: self)) is not drawn, only its background", at: nil)
    }
    let views = subviews
    return AnyView(
      ZStack {
        isHidden ? Color.clear : backgroundColor.map { Color($0) } ?? Color.clear
        ForEach(views.indices, id: \.self) { views[$0].picture(in: context) }
      }
      .opacity(Double(alpha)))
  }
}
