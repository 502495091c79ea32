import HeroCore

// What has nothing to show in a frame: sound, touch, keyboards, and bars that are never drawn.

/// What is felt when a value changes.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A choice has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has grown.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has shrunk.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something has hit something.
  public static let impact = SensoryFeedback(name: "impact")
  /// Something of a weight has hit something.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback { impact }
  /// Something of a stiffness has hit something.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { impact }

  /// How heavy something is.
  public enum Weight: Hashable, Sendable {
    /// The three weights.
    case light, medium, heavy
  }
  /// How stiff something is.
  public enum Flexibility: Hashable, Sendable {
    /// The three kinds.
    case rigid, solid, soft
  }
}

extension View {
  /// Is felt when a value changes; nothing is seen of it.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }

  /// Is felt when a value changes in a certain way; nothing is seen of it.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { self }

  /// Hides the status bar, which is never drawn.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar, which is never drawn.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the home indicator, which is never drawn.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Explains the view to a pointer, which there is not.
  public func help(_ text: LocalizedStringKey) -> some View { self }

  /// Lets text be selected; nothing is selected here.
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }

  /// Does something when the return key is pressed; scripts do not type.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View { self }

  /// Names the return key of a keyboard, which is never drawn.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }

  /// Lets the keyboard correct words; scripts do not type.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Lets the keyboard correct words; scripts do not type.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets which letters the keyboard makes large; scripts do not type.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
    self
  }
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// What the return key of a keyboard says.
public enum SubmitLabel: Hashable, Sendable {
  /// The words that SwiftUI has.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// Which letters a keyboard makes large.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// The four choices.
  case never, words, sentences, characters
}
