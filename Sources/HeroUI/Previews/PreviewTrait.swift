/// A wish about the display on which a preview is shown.
public struct PreviewTrait<Kind>: Hashable, Sendable {
  /// Everything that can be wished for.
  public enum Wish: Hashable, Sendable {
    /// The device's own display.
    case deviceLayout
    /// A display just large enough for the view.
    case sizeThatFits
    /// A display of this size, in points.
    case fixed(width: Double, height: Double)
    /// The device held upright, or turned by a quarter or a half.
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  /// What is wished for.
  public let wish: Wish
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The device's own display, as without any trait.
  public static var defaultLayout: Self { Self(wish: .deviceLayout) }
  /// A display just large enough for the view.
  public static var sizeThatFitsLayout: Self { Self(wish: .sizeThatFits) }
  /// A display of a size of its own, in points.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(wish: .fixed(width: width, height: height))
  }
  /// The device held upright.
  public static var portrait: Self { Self(wish: .portrait) }
  /// The device held upside down.
  public static var portraitUpsideDown: Self { Self(wish: .portraitUpsideDown) }
  /// The device turned to the left.
  public static var landscapeLeft: Self { Self(wish: .landscapeLeft) }
  /// The device turned to the right.
  public static var landscapeRight: Self { Self(wish: .landscapeRight) }
}
