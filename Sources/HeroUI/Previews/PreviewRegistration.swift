/// One `#Preview`, as the renderer sees it; the macro makes a type for each.
@MainActor public protocol PreviewRegistration {
  /// The name the author gave.
  static var name: String? { get }
  /// The line on which `#Preview` stands in the compiled file, counted from 1.
  static var line: Int { get }
  /// The author's wishes about the display.
  static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// The view, made anew each time it is asked for.
  static var content: any View { get }
}

/// A line of a file as a type, which tells the previews of a file apart.
///
/// `#Preview` on line 12 makes a function `heroPreviewRegistration(_: PreviewLine<12>)`, which code
/// in the same file can call; the type that the macro makes has a name that cannot be written.
public struct PreviewLine<let number: Int>: Sendable {
  /// Creates the only value.
  public init() {}
}
