/// Shows a view in Xcode's canvas, and to the renderer, which takes it as a scene.
///
/// ```swift
/// #Preview("Collapsed", traits: .sizeThatFitsLayout) {
///   Card(isOpen: false)
/// }
/// ```
///
/// - Parameters:
///   - name: What the renderer's `--preview` calls it; without one it goes by its number.
///   - body: Makes the view.
@freestanding(declaration, names: named(heroPreviewRegistration))
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a view in Xcode's canvas, and to the renderer, in a size or orientation of its own.
///
/// - Parameters:
///   - name: What the renderer's `--preview` calls it; without one it goes by its number.
///   - traits: The first wish about the display.
///   - additionalTraits: Further wishes.
///   - body: Makes the view.
@freestanding(declaration, names: named(heroPreviewRegistration))
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Marks a variable of a `#Preview` as a property of the preview, so that `@State` works there.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// The types that belong to `#Preview`.
public struct Preview: Sendable {
  /// The kind of preview that shows a view.
  public struct ViewTraits: Sendable {}
}
