import HeroCore

/// The pages of a stack, as links and the way back change them.
@MainActor final class NavigationController {
  private let read: () -> [NavigationElement]
  private let write: ([NavigationElement]) -> Void

  init(read: @escaping () -> [NavigationElement], write: @escaping ([NavigationElement]) -> Void) {
    (self.read, self.write) = (read, write)
  }

  var elements: [NavigationElement] { read() }

  func push(_ element: NavigationElement) { write(read() + [element]) }

  /// Goes back to the page at a depth.
  func pop(to depth: Int) { write(Array(read().prefix(depth))) }
}

/// Values that a stack shows one above the other, whatever their types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates a path that shows the first page.
  public init() {}
  /// Creates a path from values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many pages are above the first.
  public var count: Int { values.count }
  /// Whether only the first page is shown.
  public var isEmpty: Bool { values.isEmpty }
  /// Shows one more page.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  /// Goes back by some pages.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// Takes the view away that it is found in: goes back in a stack.
@MainActor public struct DismissAction {
  let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }

  /// Takes the view away; nothing happens where there is nothing to go back to.
  public func callAsFunction() { action?() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(action: nil) }
}

private struct PresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What takes the view away.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is shown over another.
  public var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
}
