import HeroCore

/// Whether a view is shown over another, as older code asks.
public struct PresentationMode {
  /// Whether the view is shown over another.
  public private(set) var isPresented: Bool
  private let close: (@MainActor () -> Void)?

  init(close: (@MainActor () -> Void)?) { (self.close, isPresented) = (close, close != nil) }

  /// Takes the view away.
  @MainActor @preconcurrency public mutating func dismiss() { close?() }
}

private struct PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the view is shown over another; its `dismiss` takes the view away.
  public var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] ?? .constant(PresentationMode(close: dismiss.action)) }
    set { self[PresentationModeKey.self] = newValue }
  }
}
