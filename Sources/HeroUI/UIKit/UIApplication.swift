import HeroCore

/// The app, as far as it tells of the display.
public final class UIApplication: UIResponder, @unchecked Sendable {
  /// The app.
  public static let shared = UIApplication()

  /// The scene of the stage.
  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
  /// The window of the stage.
  public var windows: [UIWindow] { [.ofStage(in: UIWindowScene())] }
  /// The window of the stage.
  public var keyWindow: UIWindow? { windows.first }
  /// Whether the app is in front.
  public var applicationState: State { .active }
  /// Whether the display stays on; it does.
  public var isIdleTimerDisabled: Bool {
    get { true }
    set {}
  }

  /// Where an app stands.
  public enum State: Hashable, Sendable {
    /// The states of an app.
    case active, inactive, background
  }

  /// Opens an address, which nothing here can; a warning says so.
  public func open(_ url: URL, file: String = #fileID, line: Int = #line) {
    StageDisplay.warn("the address \(url) is not opened", file: file, line: line)
  }

  /// Whether something can open an address; nothing can.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Ends editing; there is no keyboard.
  public func endEditing() {}
}
