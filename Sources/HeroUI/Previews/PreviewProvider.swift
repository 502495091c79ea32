/// A type that shows views in Xcode's canvas, and to the renderer: what came before `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// What the previews are made of.
  associatedtype Previews: View

  /// The previews; each view of a `Group` is a preview of its own.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
