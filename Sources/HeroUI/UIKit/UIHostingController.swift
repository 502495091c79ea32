import HeroCore

/// A controller of UIKit that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  open var rootView: Content

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
    view = UIHost { [unowned self] in self.rootView }
  }
}

/// The view of a hosting controller.
final class UIHost: UIView {
  private let root: () -> any View
  @MainActor var content: AnyView { AnyView(root()) }

  init(root: @escaping () -> any View) {
    self.root = root
    super.init(frame: .zero)
  }
}

/// A controller of UIKit among the views of SwiftUI.
///
/// Drawn is what a hosting controller shows, and the background of any other's view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == RepresentedView {
  /// The kind of controller.
  associatedtype UIViewControllerType: UIViewController
  /// What is kept beside the controller.
  associatedtype Coordinator = Void
  /// What the controller finds around it.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the controller after an update.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what is kept beside the controller.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// The controller, as far as it is drawn.
  public var body: RepresentedView { RepresentedView { resolved(in: $0) } }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing is kept.
  public func makeCoordinator() {}
}

/// What a controller finds around it.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What is kept beside the controller.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public var transaction: Transaction
  /// The environment.
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  fileprivate func resolved(in context: ResolveContext) -> [LayoutNode] {
    let slot: StateSlot<MadeOnce<UIViewControllerType, Coordinator>> =
      context.resolver.state.slot(
        of: context.id, field: ".controller", initial: { MadeOnce(makeCoordinator()) })
    let kept = slot.value
    let inner = Context(
      coordinator: kept.coordinator, transaction: Transaction(animation: context.animation),
      environment: context.environment)
    let controller = kept.made ?? makeUIViewController(context: inner)
    kept.made = controller
    updateUIViewController(controller, context: inner)
    return context.resolve(controller.view.picture(in: context))
  }
}
