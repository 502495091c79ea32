import HeroCore

/// Something that shapes and text can be filled with.
public protocol ShapeStyle {
  /// What the style is at a place in the tree; for styles that are made of others.
  ///
  /// - Parameter environment: The environment of the view that is filled.
  /// - Returns: A style that needs no environment any more, or the style itself.
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle
}

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
  /// What is drawn, given an environment and the level of a hierarchical style.
  let paint: (EnvironmentValues) -> Paint

  init(paint: @escaping (EnvironmentValues) -> Paint) { self.paint = paint }

  /// Wraps a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    paint = { environment in style.resolve(in: environment).paint(environment) }
  }

  /// The style itself.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { self }
}

extension ShapeStyle {
  /// What is drawn in an environment.
  func paint(in environment: EnvironmentValues) -> Paint {
    resolve(in: environment).paint(environment)
  }

  /// The same style, less opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle { environment in
      paint(in: environment).multiplyingOpacity(by: opacity)
    }
  }
}

extension Paint {
  /// The paint with every colour `factor` times as opaque.
  func multiplyingOpacity(by factor: Double) -> Paint {
    func faded(_ gradient: HeroCore.Gradient) -> HeroCore.Gradient {
      var copy = gradient
      for index in copy.stops.indices {
        copy.stops[index].color = copy.stops[index].color.multiplyingOpacity(by: factor)
      }
      return copy
    }
    return switch self {
    case .color(let color): .color(color.multiplyingOpacity(by: factor))
    case .linearGradient(let gradient, let start, let end):
      .linearGradient(faded(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      .radialGradient(
        faded(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let gradient, let center, let start, let end):
      .angularGradient(faded(gradient), center: center, start: start, end: end)
    }
  }
}

/// The levels of emphasis, from primary to quinary.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  let level: Int

  /// The first level: the foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The label colour of the level, or the foreground style around it, less opaque.
  ///
  /// - Source: on a concrete style the levels are drawn with 1, 0.5, 0.25, 0.18 and 0.18 of its
  ///   opacity; without one they are the system's label colours.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    let level = level
    return AnyShapeStyle { environment in
      if let foreground = environment.foreground {
        let factors = [1, 0.5, 0.25, 0.18, 0.18]
        return foreground.paint(environment).multiplyingOpacity(by: factors[min(level, 4)])
      }
      return .color(SystemColor.label(level: level).resolved(in: environment))
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of emphasis.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of emphasis.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of emphasis.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of emphasis.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of emphasis.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The style of text and symbols around a view.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The foreground style of the environment.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.foreground ?? AnyShapeStyle(Color.primary)
  }
}

/// The colour behind the views of a display.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The system background.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Color(system: .systemBackground))
  }
}

/// The accent of controls.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The tint of the environment.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.tintStyle ?? AnyShapeStyle(Color.accentColor)
  }
}

/// The greys that areas are filled with.
public struct FillShapeStyle: ShapeStyle {
  let level: Int

  /// The same fill one to three levels fainter.
  public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
  /// The same fill at the third level.
  public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
  /// The same fill at the fourth level.
  public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }

  /// The system fill of the level.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    let fills: [SystemColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return AnyShapeStyle(Color(system: fills[min(level, 3)]))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of text and symbols around the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind the views of the display.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The accent of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The grey that areas are filled with.
  public static var fill: FillShapeStyle { FillShapeStyle(level: 0) }
}
