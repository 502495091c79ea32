import HeroCore

/// A window: the whole display.
open class UIWindow: UIView {
  /// The scene the window belongs to.
  public private(set) var windowScene: UIWindowScene?
  /// What manages the contents; a window of one's own is not drawn, and a warning says so.
  open var rootViewController: UIViewController? {
    didSet {
      guard isOwn, rootViewController != nil else { return }
      StageDisplay.warn("a UIWindow of your own is not drawn", file: #fileID, line: 0)
    }
  }
  /// How far in front the window is.
  open var windowLevel = Level.normal
  private var isOwn = true

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The depth.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of usual windows.
    public static let normal = Level(rawValue: 0)
    /// The level of status bars.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// Creates a window of one's own.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// The window of the stage.
  static func ofStage(in scene: UIWindowScene?) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    (window.windowScene, window.isOwn) = (scene, false)
    window.rootViewController = UIViewController()
    return window
  }

  /// Whether the window takes keys; that of the stage does.
  open var isKeyWindow: Bool { !isOwn }
  /// Shows the window.
  open func makeKeyAndVisible() { isHidden = false }
  /// Has the window take keys.
  open func makeKey() {}
  /// The display.
  open var screen: UIScreen { .main }
}

/// What manages a UIKit view.
open class UIViewController: UIResponder {
  /// The view.
  // On a phone it is an implicitly unwrapped optional, and files use it as either.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! = UIView()
  /// What this one has put over itself.
  public private(set) var presentedViewController: UIViewController?
  /// The controllers inside.
  public private(set) var children: [UIViewController] = []
  /// The controller around.
  public private(set) weak var parent: UIViewController?
  /// The title.
  open var title: String?
  /// How it covers others.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes over others.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Does something once the view is there.
  open func viewDidLoad() {}
  /// Does something when the view comes in.
  open func viewWillAppear(_ animated: Bool) {}
  /// Does something when the view has come in.
  open func viewDidAppear(_ animated: Bool) {}
  /// Puts a controller inside.
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  /// Is told the controller around.
  open func didMove(toParent parent: UIViewController?) {}
  /// Covers this controller by another, which is not drawn; a warning says so.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    StageDisplay.warn(
      "\(Swift.type(of: controller)) is not drawn: UIKit's present(_:animated:) has no effect",
      file: #fileID, line: 0)
    completion?()
  }
  /// Takes a covering controller away.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}

/// How a controller covers others.
public enum UIModalPresentationStyle: Hashable, Sendable {
  /// The ways of a phone.
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, overCurrentContext, popover
}

/// How a controller comes and goes over others.
public enum UIModalTransitionStyle: Hashable, Sendable {
  /// The ways of a phone.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A piece of user interface of an app.
open class UIScene: UIResponder {
  /// Whether the scene can be used.
  public enum ActivationState: Hashable, Sendable {
    /// The states of a scene.
    case unattached, foregroundActive, foregroundInactive, background
  }
  /// In front and usable.
  open var activationState: ActivationState { .foregroundActive }
}

/// The scene of the stage.
open class UIWindowScene: UIScene {
  /// The window of the stage.
  open var windows: [UIWindow] { [.ofStage(in: self)] }
  /// The window of the stage.
  open var keyWindow: UIWindow? { windows.first }
  /// The display.
  open var screen: UIScreen { .main }
  /// The bar at the top, which is empty.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// The zone of the status bar, in which nothing is drawn.
public final class UIStatusBarManager {
  /// The zone, in points.
  public var statusBarFrame: CGRect {
    let settings = StageDisplay.settings
    return CGRect(
      x: 0, y: 0, width: settings.device.size.width, height: settings.device.safeArea.top)
  }
  /// Whether there is no zone.
  public var isStatusBarHidden: Bool { false }
}

/// How a device is held.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The ways to hold it.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
