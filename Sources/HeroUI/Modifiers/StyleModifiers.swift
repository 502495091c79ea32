import HeroCore

extension View {
  /// Sets what text, symbols and shapes inside are filled with.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(ForegroundModifier(style: AnyShapeStyle(style)))
  }

  /// Sets the first two levels of what text, symbols and shapes inside are filled with.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View { modifier(ForegroundModifier(style: AnyShapeStyle(primary))) }

  /// Sets the colour of text, symbols and shapes inside.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(style: color.map { AnyShapeStyle($0) }))
  }

  /// Sets the accent of controls inside.
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the accent of controls inside.
  public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the accent of controls inside.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets a value of the environment for the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { modifier(EnvironmentValueModifier(keyPath: keyPath, value: value)) }

  /// Shows the views inside as on a light or a dark display.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }

  /// Lets the views inside react to touches, or not; controls that do not are drawn faintly.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(TextModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// Keeps the size of text inside within a range.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text inside within a range.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    modifier(
      TextModifier { environment in
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let least = allowed.first, let most = allowed.last else { return }
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
      })
  }
}

/// Sets what text and shapes are filled with.
struct ForegroundModifier: EnvironmentModifier {
  let style: AnyShapeStyle?

  func modify(_ environment: inout EnvironmentValues) {
    // A hierarchical style is meant relative to the style around, which it then replaces.
    let outer = environment
    environment.foreground = style.map { style in
      AnyShapeStyle { inner in
        var context = inner
        context.foreground = outer.foreground
        return style.paint(context)
      }
    }
  }
}

/// Sets the accent of controls.
struct TintModifier: EnvironmentModifier {
  let style: AnyShapeStyle?

  func modify(_ environment: inout EnvironmentValues) { environment.tintStyle = style }
}

/// Sets one value of the environment.
struct EnvironmentValueModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}
