import HeroCore

/// A kind of bar whose look an app can set for all bars at once.
///
/// Hiding tab bars is heeded; everything else has no effect, and a warning says so.
open class UIBar: UIView {
  /// The colour behind the bar.
  open var barTintColor: UIColor? { didSet { note("barTintColor") } }
  /// Whether what is below shines through.
  open var isTranslucent = true { didSet { note("isTranslucent") } }
  /// The picture behind the bar.
  open var shadowImage: UIImage? { didSet { note("shadowImage") } }

  func note(_ property: String) {
    StageDisplay.warn(
      "\(Swift.type(of: self)).appearance().\(property) has no effect", file: #fileID, line: 0)
  }

  /// The look of all bars of this kind.
  open class func appearance() -> Self { fatalError("\(Self.self) has no appearance") }
}

/// The bar of a tab view.
public final class UITabBar: UIBar {
  /// The look of bars at rest.
  public var standardAppearance = UITabBarAppearance() { didSet { note("standardAppearance") } }
  /// The look of bars over the end of their content.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { note("scrollEdgeAppearance") }
  }
  /// The colour of tabs that are not chosen.
  public var unselectedItemTintColor: UIColor? { didSet { note("unselectedItemTintColor") } }

  /// Whether tab views draw no bar.
  public override var isHidden: Bool {
    get { StageDisplay.current?.isTabBarHidden ?? false }
    set { StageDisplay.current?.isTabBarHidden = newValue }
  }

  /// The look of all tab bars.
  public override class func appearance() -> UITabBar { UITabBar() }
}

/// The bar of a navigation stack.
public final class UINavigationBar: UIBar {
  /// The look of bars at rest.
  public var standardAppearance = UINavigationBarAppearance() {
    didSet { note("standardAppearance") }
  }
  /// The look of bars over the top of their content.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { note("scrollEdgeAppearance") }
  }
  /// The look of low bars.
  public var compactAppearance: UINavigationBarAppearance? { didSet { note("compactAppearance") } }
  /// The look of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { note("titleTextAttributes") }
  }
  /// The look of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { note("largeTitleTextAttributes") }
  }

  /// The look of all navigation bars.
  public override class func appearance() -> UINavigationBar { UINavigationBar() }
}

/// A view that scrolls.
public final class UIScrollView: UIBar {
  /// Whether content goes on a little beyond its end.
  public var bounces = true { didSet { note("bounces") } }
  /// Whether content stops at whole pages.
  public var isPagingEnabled = false { didSet { note("isPagingEnabled") } }
  /// Whether a bar tells how far down the content is.
  public var showsVerticalScrollIndicator = true
  /// Whether a bar tells how far along the content is.
  public var showsHorizontalScrollIndicator = true
  /// The look of all scroll views.
  public override class func appearance() -> UIScrollView { UIScrollView() }
}

/// A list.
public final class UITableView: UIBar {
  /// The fill.
  public override var backgroundColor: UIColor? { didSet { note("backgroundColor") } }
  /// The look of all lists.
  public override class func appearance() -> UITableView { UITableView() }
}

/// A text that is edited.
public final class UITextView: UIBar {
  /// The fill.
  public override var backgroundColor: UIColor? { didSet { note("backgroundColor") } }
  /// The look of all texts that are edited.
  public override class func appearance() -> UITextView { UITextView() }
}

/// A choice among a few.
public final class UISegmentedControl: UIBar {
  /// The colour behind the choice.
  public var selectedSegmentTintColor: UIColor? { didSet { note("selectedSegmentTintColor") } }
  /// Sets the look of titles.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { note("setTitleTextAttributes") }
  /// The look of all choices.
  public override class func appearance() -> UISegmentedControl { UISegmentedControl() }
}

/// The dots that tell which page is shown.
public final class UIPageControl: UIBar {
  /// The colour of the dot of the page.
  public var currentPageIndicatorTintColor: UIColor? {
    didSet { note("currentPageIndicatorTintColor") }
  }
  /// The colour of the other dots.
  public var pageIndicatorTintColor: UIColor? { didSet { note("pageIndicatorTintColor") } }
  /// The look of all dots.
  public override class func appearance() -> UIPageControl { UIPageControl() }
}

/// What a control of UIKit can be in.
public enum UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At rest.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}

/// What an appearance of a bar can be made of.
open class UIBarAppearance {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The colour of the line at the edge of the bar.
  open var shadowColor: UIColor?
  /// Creates the look of the system.
  public init() {}
  /// Draws nothing behind the bar.
  open func configureWithTransparentBackground() {}
  /// Fills the bar with a colour.
  open func configureWithOpaqueBackground() {}
  /// Fills the bar as the system does.
  open func configureWithDefaultBackground() {}
}

/// How a tab bar looks.
public final class UITabBarAppearance: UIBarAppearance {}

/// How a navigation bar looks.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The look of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

extension NSAttributedString.Key {
  /// The colour of letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The font of letters.
  public static let font = NSAttributedString.Key("NSFont")
}
