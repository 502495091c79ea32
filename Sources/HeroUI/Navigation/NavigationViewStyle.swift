import HeroCore

/// How a navigation view shows its pages.
@MainActor @preconcurrency public protocol NavigationViewStyle {
  /// Whether the pages lie above each other.
  nonisolated var isStack: Bool { get }
}

/// One page above the other.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  /// Above each other.
  public var isStack: Bool { true }
}

/// As the display has room: one page above the other on a phone.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  /// Above each other.
  public var isStack: Bool { true }
}

/// Side by side where there is room.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
  /// Side by side.
  public var isStack: Bool { false }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page above the other.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the display has room.
  public nonisolated static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Side by side where there is room.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views show their pages; columns are drawn as a stack, with a warning.
  public func navigationViewStyle<Style: NavigationViewStyle>(
    _ style: Style, file: String = #fileID, line: Int = #line
  ) -> some View {
    warned(
      style.isStack ? nil : "navigationViewStyle(.columns) is drawn as a stack", file: file,
      line: line)
  }
}
