import HeroCore

/// Something that can react to events.
open class UIResponder: Hashable {
  /// Creates a responder.
  public init() {}

  /// What reacts where this does not.
  open var next: UIResponder? { nil }

  /// Whether two references are to one responder.
  public static func == (first: UIResponder, second: UIResponder) -> Bool { first === second }
  /// Feeds the identity into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What happened to a UIKit view; no event ever does here.
public final class UIEvent {
  init() {}
}

/// A view of UIKit: a box with a colour, and views inside.
///
/// It exists so that files that reach for one compile; of a view that is shown through
/// `UIViewRepresentable`, the background is drawn.
open class UIView: UIResponder {
  /// The place in the view around, in points.
  open var frame: CGRect
  /// The fill; `nil` for none.
  open var backgroundColor: UIColor?
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Whether nothing is drawn.
  open var isHidden = false
  /// Whether touches are noticed.
  open var isUserInteractionEnabled = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// A number of the author's own.
  open var tag = 0
  /// The colour of controls inside.
  open var tintColor: UIColor?
  /// Whether constraints follow from the frame.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How the frame follows the view around.
  open var autoresizingMask: AutoresizingMask = []
  /// The views inside.
  public private(set) var subviews: [UIView] = []
  /// The view around.
  public private(set) weak var superview: UIView?
  /// The gestures.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// How a frame follows the view around.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// Creates a view with a place.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// Creates a view without a place.
  public convenience override init() { self.init(frame: .zero) }

  /// The view's own box, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The middle of the frame.
  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  /// What the safe area does not leave free: that of the stage.
  open var safeAreaInsets: UIEdgeInsets {
    let insets = StageDisplay.settings.device.safeArea
    return UIEdgeInsets(
      top: CGFloat(insets.top), left: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.trailing))
  }
  /// The window around.
  open var window: UIWindow? { superview?.window ?? (self as? UIWindow) }
  /// The view around.
  open override var next: UIResponder? { superview }

  /// Puts a view inside, over the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  /// Takes the view out of the view around.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// The view that notices a touch.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? self : nil
  }
  /// Whether a place is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// A place in the space of another view; all views of UIKit start at one corner here.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  /// A box in the space of another view; all views of UIKit start at one corner here.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// A place of the space of another view; all views of UIKit start at one corner here.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  /// A box of the space of another view; all views of UIKit start at one corner here.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  /// Asks for another drawing; every frame is drawn anyway.
  open func setNeedsDisplay() {}
  /// Asks for another layout; every frame is laid out anyway.
  open func setNeedsLayout() {}
  /// Lays out what has changed; every frame is laid out anyway.
  open func layoutIfNeeded() {}
  /// Lays out the views inside.
  open func layoutSubviews() {}

  /// Makes changes and does something after a time; the views of UIKit do not move meanwhile.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    animations: () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    guard let clock = StageClock.current else { return completion(true) }
    clock.schedule(
      at: clock.now.later(bySeconds: max(0, duration + delay)), named: "UIView.animate"
    ) { completion(true) }
  }
}

/// A gesture on a UIKit view; none is ever recognised.
open class UIGestureRecognizer {
  /// Whether it is looked for.
  open var isEnabled = true
  /// A name of the author's own.
  open var name: String?
  /// Creates a gesture.
  public init() {}
}
