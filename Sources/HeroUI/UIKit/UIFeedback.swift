import Foundation

/// Taps that a hand feels; there is nothing to see.
open class UIFeedbackGenerator {
  init() {}
  /// Gets ready.
  open func prepare() {}
}

/// The tap of something that hits something else.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard things hit.
  public enum FeedbackStyle: Hashable, Sendable {
    /// The strengths.
    case light, medium, heavy, soft, rigid
  }
  /// Creates a tap.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Taps.
  public func impactOccurred() {}
  /// Taps with a strength.
  public func impactOccurred(intensity: CGFloat) {}
}

/// The tap of something that went well or did not.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Hashable, Sendable {
    /// The ways.
    case success, warning, error
  }
  /// Creates a tap.
  public override init() { super.init() }
  /// Taps.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// The tap of a choice that changes.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a tap.
  public override init() { super.init() }
  /// Taps.
  public func selectionChanged() {}
}
