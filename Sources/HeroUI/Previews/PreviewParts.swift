import HeroCore

/// One of the previews that a `PreviewProvider` shows.
struct PreviewPart {
  var description = PreviewDescription()
  var view: any View
}

/// A view whose parts are previews of their own, or whose modifiers say something about a preview.
@MainActor protocol PreviewDivisible {
  var previewParts: [PreviewPart] { get }
}

extension View {
  /// The previews that the view stands for: itself, unless it is a group.
  var parts: [PreviewPart] {
    (self as? any PreviewDivisible)?.previewParts ?? [PreviewPart(view: self)]
  }
}

extension TupleView: PreviewDivisible {
  var previewParts: [PreviewPart] { views.flatMap(\.parts) }
}

extension Group: PreviewDivisible where Content: View {
  var previewParts: [PreviewPart] { content.parts }
}

extension ForEach: PreviewDivisible where Content: View {
  var previewParts: [PreviewPart] { data.flatMap { content($0).parts } }
}

extension ModifiedContent: PreviewDivisible where Content: View, Modifier: ViewModifier {
  var previewParts: [PreviewPart] {
    let inner = content.parts
    return inner.map { part in
      var part = part
      if let modifier = modifier as? PreviewModifier {
        // What is said closer to the view is said last, and so counts.
        let outer = modifier.description
        part.description.name = part.description.name ?? outer.name
        part.description.traits = outer.traits + part.description.traits
      }
      part.view = inner.count == 1 ? self : modified(part.view)
      return part
    }
  }

  private func modified(_ view: some View) -> any View {
    ModifiedContent<_, Modifier>(content: view, modifier: modifier)
  }
}
