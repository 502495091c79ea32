import HeroCore

/// Changes how the text inside is set.
struct TextModifier: EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void

  func modify(_ environment: inout EnvironmentValues) { change(&environment) }
}

extension View {
  private func text(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(TextModifier(change: change))
  }

  /// Sets the font of the text and symbols inside.
  public func font(_ font: Font?) -> some View { text { $0.font = font } }
  /// Sets the weight of the text and symbols inside.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    text { $0.textAttributes.weight = weight }
  }
  /// Sets the family of the text inside.
  public func fontDesign(_ design: Font.Design?) -> some View {
    text { $0.textAttributes.design = design }
  }
  /// Makes the text inside bold.
  public func bold(_ isActive: Bool = true) -> some View {
    text { $0.textAttributes.isBold = isActive }
  }
  /// Makes the text inside lean.
  public func italic(_ isActive: Bool = true) -> some View {
    text { $0.textAttributes.isItalic = isActive }
  }
  /// Gives the letters inside one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    text { if isActive { $0.textAttributes.design = .monospaced } }
  }
  /// Gives the figures inside one width, which they have in the families used here.
  public func monospacedDigit() -> some View { text { _ in } }
  /// Sets what is added between letters, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    text { $0.textAttributes.tracking = tracking }
  }
  /// Sets what is added between letters, in points.
  public func kerning(_ kerning: CGFloat) -> some View {
    text { $0.textAttributes.tracking = kerning }
  }
  /// Draws a line under the text inside.
  public func underline(_ isActive: Bool = true) -> some View {
    text { if isActive { $0.textAttributes.decorations.insert(.underline) } }
  }
  /// Draws a line through the text inside.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    text { if isActive { $0.textAttributes.decorations.insert(.strikethrough) } }
  }
  /// Sets the letters inside all large or all small.
  public func textCase(_ textCase: Text.Case?) -> some View {
    text { $0.textAttributes.textCase = textCase }
  }
  /// Sets the most lines a text inside may have; `nil` for any number.
  public func lineLimit(_ number: Int?) -> some View { text { $0.lineLimit = number } }
  /// Sets the most lines, and keeps their room when there are fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    text {
      $0.lineLimit = limit
      $0.textAttributes.reservesSpace = reservesSpace
    }
  }
  /// Sets the least and the most lines; the most decides.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text { $0.lineLimit = limit.upperBound }
  }
  /// Sets what is added between lines, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    text { $0.lineSpacing = lineSpacing }
  }
  /// Sets where short lines stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text { $0.multilineTextAlignment = alignment }
  }
  /// Sets the smallest factor by which text may shrink to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    text { $0.minimumScaleFactor = factor }
  }
  /// Sets where text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    text { $0.truncationMode = mode }
  }
  /// Sets the size of symbols relative to the text around them.
  public func imageScale(_ scale: Image.Scale) -> some View {
    text { $0.imageScaleStorage = scale }
  }
}
