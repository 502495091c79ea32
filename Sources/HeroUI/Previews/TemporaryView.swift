// Stands in for the real front end until it arrives; then this file goes.
/// A view.
@MainActor public protocol View {
  /// Its content.
  associatedtype Body: View
  /// Its content.
  @ViewBuilder var body: Body { get }
}
extension Never: View {
  /// Nothing.
  public var body: Never { fatalError() }
}
/// Text.
public struct Text: View {
  /// What it says.
  public let string: String
  /// Creates a text.
  public init(_ string: String) { self.string = string }
  /// Nothing.
  public var body: Never { fatalError() }
}
/// Builds views.
@resultBuilder public struct ViewBuilder {
  /// Takes one.
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  /// Takes either.
  public static func buildEither<V: View>(first: V) -> V { first }
  /// Takes either.
  public static func buildEither<V: View>(second: V) -> V { second }
}
