/// Something in a file that can be shown: a preview, a view, an app.
///
/// The renderer appends a list of these to the file it compiles, since only code in the file can
/// name what is private there.
@MainActor public struct SceneEntry {
  /// What kinds there are.
  public enum Kind: Hashable, Sendable { case preview, view, app }

  /// What it is.
  public let kind: Kind
  /// What it is called; `nil` for a preview without a name.
  public let name: String?
  /// The line of the file on which it begins, counted from 1.
  public let line: Int
  /// The author's wishes about the display.
  public let traits: [PreviewTrait<Preview.ViewTraits>]
  /// Makes the view, anew each time.
  public let content: @MainActor () -> any View

  private init(
    _ kind: Kind, _ name: String?, line: Int, traits: [PreviewTrait<Preview.ViewTraits>] = [],
    content: @escaping @MainActor () -> any View
  ) {
    (self.kind, self.name, self.line) = (kind, name, line)
    (self.traits, self.content) = (traits, content)
  }

  /// A `#Preview`.
  ///
  /// - Parameters:
  ///   - preview: What the macro has made.
  ///   - line: The line in the author's file.
  /// - Returns: One entry.
  public static func preview(_ preview: any PreviewRegistration.Type, line: Int) -> [SceneEntry] {
    [SceneEntry(.preview, preview.name, line: line, traits: preview.traits) { preview.content }]
  }

  /// The previews of a provider; a group is one for each of its views.
  ///
  /// - Parameters:
  ///   - provider: The provider.
  ///   - line: The line in the author's file.
  /// - Returns: One entry for each preview.
  public static func provider<Provider: PreviewProvider>(
    _ provider: Provider.Type, line: Int
  ) -> [SceneEntry] {
    Provider.previews.parts.indices.map { index in
      let description = Provider.previews.parts[index].description
      return SceneEntry(.preview, description.name, line: line, traits: description.traits) {
        Provider.previews.parts[index].view
      }
    }
  }

  /// A view that is made without arguments.
  ///
  /// - Parameters:
  ///   - name: The name of its type.
  ///   - line: The line in the author's file.
  ///   - content: Makes it.
  /// - Returns: One entry.
  public static func view(
    _ name: String, line: Int, content: @escaping @MainActor () -> any View
  ) -> [SceneEntry] { [SceneEntry(.view, name, line: line, content: content)] }

  /// The first window of an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - line: The line in the author's file.
  /// - Returns: One entry.
  public static func app<Root: App>(_ app: Root.Type, line: Int) -> [SceneEntry] {
    [SceneEntry(.app, "\(app)", line: line) { AppRoot(app: Root()) }]
  }
}
